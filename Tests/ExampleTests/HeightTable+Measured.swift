import FolioCLI
import FolioSnapshots
import TestSupport

extension HeightTable {
    struct NotMeasured: Error {
        var exitCode: ExitCode
        var message: String
    }

    /// What `folio measure` says of a table of the examples, one for each width asked for.
    static func measured(_ file: String, _ arguments: [String]) throws -> [HeightTable] {
        let run = CommandRun(
            ["measure", example(file), "--format", "json", "--quiet"] + arguments, input: .init())
        guard run.code == .success else { throw NotMeasured(exitCode: run.code, message: run.errors) }
        return try MeasuredTables(run.output).measurements.map(HeightTable.init)
    }

    private init(_ measurement: MeasuredTables.Measurement) {
        self.init(
            width: measurement.width,
            sections: measurement.sections.map { section in
                Section(
                    id: section.id, header: section.header.map(Extent.init),
                    rows: section.rows.map { Row(id: $0.id, y: $0.y, height: $0.height) },
                    footer: section.footer.map(Extent.init))
            },
            contentHeight: measurement.contentHeight)
    }
}

extension HeightTable.Extent {
    fileprivate init(_ part: MeasuredTables.Part) { self.init(y: part.y, height: part.height) }
}
