import FolioRendering
import FolioSnapshotCore
import Foundation

/// `folio snapshot verify|record|report TABLE.json…`: a table's layout pinned in files, from the shell.
enum SnapshotCommand: Subcommand {
    static let name = "snapshot"
    static let summary = "pins the layout of tables in files, and says what changed"

    static func run(_ arguments: [String], console: Console) throws {
        let options = try SnapshotCommandOptions(arguments)
        guard options.action != .stale else { return try listStale(options, console) }
        var tables: [(file: String, table: Table)] = []
        for file in options.files { tables.append((file, try Table(file: file, console: console))) }
        let results = try MainThread.run { [tables] in try Self.results(tables, options) }
        switch options.action {
        case .verify: try tell(results, console)
        case .record:
            let written = results.filter { $0.failure != nil }.count
            try console.print("\(counted(written, "snapshot")) written, \(results.count - written) as before\n")
        case .report:
            try console.write(Data(SnapshotReport(results: results).html.utf8), toFile: options.output)
            try console.print("\(summary(results)): \(options.output)\n")
        case .stale: break
        }
    }

    @MainActor
    private static func results(
        _ tables: [(file: String, table: Table)], _ options: SnapshotCommandOptions
    ) throws -> [SnapshotResult] {
        let directory = URL(fileURLWithPath: options.directory, isDirectory: true)
        let mode: SnapshotRecordMode = options.action == .record ? .all : .never
        var results: [SnapshotResult] = []
        for (file, table) in tables {
            let snapshots = TableSnapshots(
                file: file, table: table, command: options,
                options: SnapshotOptions(directory: directory, recordMode: mode))
            for configuration in options.configurations {
                for kind in options.shownKinds {
                    do {
                        results.append(try snapshots.verify(kind, configuration))
                    } catch let error as RenderingError {
                        throw CommandError(rendering: error)
                    } catch let error as CocoaError {
                        throw CommandError(.io, "\(error.filePath ?? options.directory): \(error.reason)")
                    }
                }
            }
        }
        return results
    }

    private static func tell(_ results: [SnapshotResult], _ console: Console) throws {
        for failure in results.compactMap(\.failure) { try console.print(failure.message + "\n\n") }
        let failures = results.filter { $0.failure != nil }.count
        try console.print(summary(results) + "\n")
        guard failures == 0 else { throw CommandError(.difference, "\(counted(failures, "snapshot")) failed") }
    }

    private static func summary(_ results: [SnapshotResult]) -> String {
        let missing = results.filter { $0.failure?.kind == .missing }.count
        let different = results.filter { $0.failure?.kind == .different }.count
        return "\(counted(results.count, "snapshot")): \(results.count - missing - different) as recorded, "
            + "\(different) different, \(missing) missing"
    }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    private static func listStale(_ options: SnapshotCommandOptions, _ console: Console) throws {
        for path in [options.directory, options.log] where !FileManager.default.fileExists(atPath: path) {
            throw CommandError(.noInput, "\(path): there is no such file or folder")
        }
        let files: [URL]
        do {
            files = try StaleSnapshots.files(
                in: URL(fileURLWithPath: options.directory, isDirectory: true), log: URL(fileURLWithPath: options.log))
        } catch {
            let path = (error as? CocoaError)?.filePath ?? options.directory
            throw CommandError(.io, "\(path): \(error.reason)")
        }
        for file in files { try console.print(file.path + "\n") }
        guard files.isEmpty else {
            throw CommandError(.difference, "\(counted(files.count, "file")) that no test compares any more")
        }
    }
}
