import Foundation

/// The messages of an example table as a corpus: one text a line.
struct ExampleCorpus: Decodable {
    struct Section: Decodable {
        struct Row: Decodable { var text: String }

        var rows: [Row]
    }

    var sections: [Section]

    /// - Throws: an error of reading or decoding the table.
    static func lines(ofTable path: String) throws -> [String] {
        let table = try JSONDecoder().decode(ExampleCorpus.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        return table.sections.flatMap(\.rows).map { row in
            row.text.split(whereSeparator: \.isNewline).joined(separator: " ")
        }
    }
}
