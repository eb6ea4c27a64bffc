import Folio
import FolioRendering
import FolioSnapshotCore
import Foundation
import HeadlessUIKit

/// Compares a table's snapshots, or writes them: `DIRECTORY/<table>/<kind>.<configuration>.<ext>`.
@MainActor
struct TableSnapshots {
    let file: String
    let view: FolioView<String, String>
    let options: SnapshotOptions
    /// What writes the snapshots anew.
    let acceptCommand: String

    /// The name of the folder of a table's snapshots: the file's, without its ending.
    nonisolated static func suite(_ file: String) -> String {
        URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    }

    init(file: String, table: Table, command: SnapshotCommandOptions, options: SnapshotOptions) {
        self.file = file
        self.options = options
        let screen = TableScreen(width: 0, environment: command.environment)
        view = screen.view(table)
        acceptCommand = command.recordCommand
    }

    func verify(
        _ kind: SnapshotCommandOptions.Kind, _ configuration: SnapshotConfiguration
    ) throws -> SnapshotResult {
        let place = SnapshotPlace(
            suite: Self.suite(file), test: kind.rawValue, name: configuration.name, filePath: file,
            acceptCommand: acceptCommand)
        let failure = try configuration.apply(to: view) { () throws -> SnapshotFailure? in
            let height = view.frame.height
            defer { view.frame.size.height = height }
            view.frame.size.height = view.contentSize.height
            view.layoutIfNeeded()
            switch kind {
            case .heights:
                return try verifySnapshot(of: HeightTable(view), as: .heights, at: place, options: options)
            case .tree: return try verifySnapshot(of: view, as: .layoutTree, at: place, options: options)
            case .json: return try verifySnapshot(of: LayoutTree(view), as: .json, at: place, options: options)
            case .image: return try verifySnapshot(of: view, as: .image(), at: place, options: options)
            case .svg: return try verifySnapshot(of: view, as: .svg, at: place, options: options)
            }
        }
        let title = [place.suite, kind.rawValue, configuration.name].compactMap { $0 }.joined(separator: " · ")
        return SnapshotResult(title: title, failure: failure)
    }
}
