import FolioText
import Foundation

/// `folio measure TABLE.json --width W`: where every header, row and footer of a table stands.
enum MeasureCommand: Subcommand {
    static let name = "measure"
    static let summary = "offsets and heights of a table's headers, rows and footers"

    static func run(_ arguments: [String], console: Console) throws {
        let options = try MeasureOptions(arguments)
        let table = try Table(file: options.file, console: console)
        let environment = TextEnvironment(library: try options.fonts.library(), metrics: options.metrics)
        let measurer = TableMeasurer(
            environment: environment, contentSizeCategory: options.contentSizeCategory, jobs: options.jobs)

        let progress = ProgressLine(total: table.layoutCount, console: console)
        let start = ContinuousClock.now
        let measurements = measurer.measure(table, widths: options.widths, progress: progress.show)
        let duration = ContinuousClock.now - start
        progress.wipe()

        try console.print(MeasurementFormat(table: table, measurements: measurements).text(options.format))
        if !options.isQuiet {
            console.writeError(timing(rows: table.rowCount, widths: options.widths.count, duration, jobs: options.jobs))
        }
    }

    /// `443 rows at 2 widths in 31.2 ms, 35 µs a row (2 jobs)`: the time for a row at one width.
    private static func timing(rows: Int, widths: Int, _ duration: Duration, jobs: Int) -> String {
        func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
        let seconds = duration / .seconds(1)
        let each = rows == 0 ? "" : String(format: ", %.1f µs a row", seconds * 1e6 / Double(rows * widths))
        return counted(rows, "row") + " at " + counted(widths, "width")
            + String(format: " in %.1f ms", seconds * 1000) + each + " (\(counted(jobs, "job")))\n"
    }
}

extension Table {
    /// Headers, rows and footers.
    var layoutCount: Int {
        sections.reduce(rowCount) { $0 + ($1.header == nil ? 0 : 1) + ($1.footer == nil ? 0 : 1) }
    }
}
