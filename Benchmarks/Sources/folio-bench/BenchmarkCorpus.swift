import FolioText
import Foundation

/// The strings of a corpus and how they are prepared: 17 pixels, a browser's metrics, the fonts in order of fallback.
struct BenchmarkCorpus: Sendable {
    /// Pixels; cold and warm measure at the first, relayout at all in turn.
    static let widths = [320.0, 375, 414]

    let strings: [String]
    /// The file's name up to the first hyphen or full stop.
    let name: String
    let attributes = TextAttributes(font: FontDescriptor(), size: 17)
    let paragraph = ParagraphStyle(whiteSpace: .normal, direction: .leftToRight, lastNewlineMakesLine: false)
    let environment: TextEnvironment

    /// Reads a file of UTF-8, one string a line; empty lines are none. Without fonts the shipped ones are taken.
    ///
    /// - Throws: an error of reading the file, or `FontError`.
    init(path: String, fonts: [String]) throws {
        strings = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
        name = String((path as NSString).lastPathComponent.prefix { $0 != "-" && $0 != "." })
        environment = TextEnvironment(
            library: fonts.isEmpty ? .shipped : try FontLibrary(files: fonts.map { URL(fileURLWithPath: $0) }),
            metrics: .css)
    }

    func prepare(_ string: String) -> PreparedText {
        PreparedText(string, attributes: attributes, paragraph: paragraph, environment: environment)
    }
}
