import FolioRows
import FolioText
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import FolioCLI

/// Every row, header and footer of the examples is as high as its cell or view, at forty widths.
@MainActor
@Suite struct ExampleAgreementTests {
    @Test(arguments: ["inbox.json", "settings.json"], [TextEnvironment.uikit, .css])
    func `measuring with and without cells agrees`(file: String, environment: TextEnvironment) throws {
        let table = try TableReader.read([UInt8](Data(contentsOf: URL(fileURLWithPath: example(file)))))
        let widths = (0..<40).map { 280 + 13.7 * CGFloat($0) }
        let host = UIView(frame: .zero)
        host.traitOverrides.textEnvironment = environment
        let cell = RowLayoutCell(style: .default, reuseIdentifier: nil)
        let view = RowLayoutView(frame: .zero)
        host.addSubview(cell)
        host.addSubview(view)
        for section in table.sections {
            for row in section.rows {
                cell.apply(row.layout)
                let prepared = row.layout.prepared(in: environment)
                for width in widths {
                    #expect(prepared.height(width: width) == cell.heightThatFits(width: width), "\(row.id) at \(width)")
                }
            }
            for boundary in [section.header, section.footer].compactMap({ $0 }) {
                view.apply(boundary)
                let prepared = boundary.prepared(in: environment)
                for width in widths {
                    #expect(prepared.height(width: width) == view.heightThatFits(width: width), "\(section.id)")
                }
            }
        }
    }
}
