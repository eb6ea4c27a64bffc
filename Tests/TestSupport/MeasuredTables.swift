internal import Foundation

/// What `folio measure --format json` prints, as its reader sees it.
package struct MeasuredTables: Decodable {
    package struct Measurement: Decodable {
        package let width: Double
        package let contentHeight: Double
        package let sections: [Section]
    }

    package struct Section: Decodable {
        package let id: String
        package let header: Part?
        package let rows: [Row]
        package let footer: Part?

        /// Header, rows and footer from top to bottom.
        package var parts: [Part] {
            [header].compactMap { $0 } + rows.map { Part(y: $0.y, height: $0.height) } + [footer].compactMap { $0 }
        }
    }

    package struct Part: Decodable {
        package let y: Double
        package let height: Double
    }

    package struct Row: Decodable {
        package let id: String
        package let y: Double
        package let height: Double
    }

    package let measurements: [Measurement]

    package init(_ json: String) throws {
        self = try JSONDecoder().decode(MeasuredTables.self, from: Data(json.utf8))
    }
}
