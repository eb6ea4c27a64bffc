import Folio
import FolioRows
import Foundation
import HeadlessUIKit

/// A table of a corpus's strings as messages.
@MainActor
struct MessageTable {
    static let width: CGFloat = 390
    let content: Content<Int, Int>

    /// - Parameter rows: strings are repeated where there are fewer.
    init(_ strings: [String], rows: Int) {
        content = Content(sections: [
            Section(
                id: 0,
                rows: (0..<rows).map { index in
                    MessageRow(
                        id: index, text: strings[index % strings.count], sender: "Sender \(index % 17)", time: "09:41")
                })
        ])
    }

    /// The table with this content applied, laid out.
    func view(height: CGFloat) -> FolioView<Int, Int> {
        let view = FolioView<Int, Int>(style: .plain)
        view.frame = CGRect(x: 0, y: 0, width: Self.width, height: height)
        view.apply(content, animatingDifferences: false)
        view.layoutIfNeeded()
        return view
    }
}
