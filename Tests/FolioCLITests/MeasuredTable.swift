import Foundation

/// What `folio measure --format json` prints, as its reader sees it.
struct MeasuredTables: Decodable {
    struct Measurement: Decodable {
        let width: Double
        let contentHeight: Double
        let sections: [Section]
    }

    struct Section: Decodable {
        let id: String
        let header: Part?
        let rows: [Row]
        let footer: Part?

        /// Header, rows and footer from top to bottom.
        var parts: [Part] {
            [header].compactMap { $0 } + rows.map { Part(y: $0.y, height: $0.height) } + [footer].compactMap { $0 }
        }
    }

    struct Part: Decodable {
        let y: Double
        let height: Double
    }

    struct Row: Decodable {
        let id: String
        let y: Double
        let height: Double
    }

    let measurements: [Measurement]

    init(_ json: String) throws {
        self = try JSONDecoder().decode(MeasuredTables.self, from: Data(json.utf8))
    }
}
