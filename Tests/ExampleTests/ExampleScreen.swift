import Folio
import FolioText
import Foundation
import TestSupport
import UIKit

@testable import FolioCLI
@testable import TripsExample

/// The examples as tables on a screen.
enum ExampleScreen: String, CaseIterable, Sendable {
    case inbox, settings, trips

    /// The table in full height, laid out.
    ///
    /// - Parameters:
    ///   - rows: how many rows of each section are shown; all where nil.
    ///   - style: in place of the file's.
    @MainActor
    func view(
        width: Double, category: UIContentSizeCategory = .large, environment: TextEnvironment = .uikit,
        rows: Int? = nil, style: UITableView.Style? = nil
    ) throws -> UITableView {
        let screen = TableScreen(width: width, environment: environment, contentSizeCategory: category)
        switch self {
        case .inbox, .settings:
            let console = Console(readInput: { Data() }, write: { _ in }, writeError: { _ in })
            let table = try Table(file: example("\(rawValue).json"), console: console)
            let sections = table.sections.map { section in
                Table.Section(
                    id: section.id, header: section.header,
                    rows: Array(section.rows.prefix(rows ?? section.rows.count)),
                    footer: section.footer)
            }
            return screen.view(Table(style: style ?? table.style, sections: sections))
        case .trips:
            let controller = TripsViewController()
            let view = controller.folioView
            view.traitOverrides.preferredContentSizeCategory = category
            view.traitOverrides.textEnvironment = environment
            controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 844)
            controller.view.layoutIfNeeded()
            view.removeFromSuperview()
            view.frame = CGRect(x: 0, y: 0, width: width, height: view.contentSize.height)
            view.layoutIfNeeded()
            return view
        }
    }
}
