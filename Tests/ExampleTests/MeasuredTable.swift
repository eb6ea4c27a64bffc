import FolioCLI
import FolioSnapshots
import Foundation

/// What `folio measure` prints as JSON, as a height table.
struct MeasuredTable: Decodable {
    struct Extent: Decodable {
        var y: Double
        var height: Double
    }

    struct Row: Decodable {
        var id: String
        var y: Double
        var height: Double
    }

    struct Section: Decodable {
        var id: String
        var header: Extent?
        var rows: [Row]
        var footer: Extent?
    }

    struct Measurement: Decodable {
        var width: Double
        var contentHeight: Double
        var sections: [Section]
    }

    struct Failed: Error {
        var exitCode: ExitCode
        var message: String
    }

    var measurements: [Measurement]

    /// - Parameter file: below `Examples/`.
    static func measure(_ file: String, _ arguments: [String]) throws -> [HeightTable] {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Examples/\(file)").standardized.path
        let output = OutputBuffer()
        let errors = OutputBuffer()
        let console = Console(
            readInput: { Data() }, write: { output.append($0) }, writeError: { errors.append(Data($0.utf8)) })
        let code = FolioCommand().run(["measure", path, "--format", "json", "--quiet"] + arguments, console: console)
        guard code == .success else {
            throw Failed(exitCode: code, message: String(decoding: errors.data, as: UTF8.self))
        }
        return try JSONDecoder().decode(MeasuredTable.self, from: output.data).measurements.map(\.table)
    }
}

extension MeasuredTable.Measurement {
    var table: HeightTable {
        HeightTable(
            width: width,
            sections: sections.map { section in
                HeightTable.Section(
                    id: section.id, header: section.header.map { .init(y: $0.y, height: $0.height) },
                    rows: section.rows.map { .init(id: $0.id, y: $0.y, height: $0.height) },
                    footer: section.footer.map { .init(y: $0.y, height: $0.height) })
            },
            contentHeight: contentHeight)
    }
}
