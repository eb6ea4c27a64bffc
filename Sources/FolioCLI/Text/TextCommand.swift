import FolioText
import Foundation

/// `folio text CASES.json --font-directory DIR`: lines, widths and heights of texts with CSS's options.
public enum TextCommand {
    /// Reads cases and returns the results as JSON, one case a line, in the cases' order.
    ///
    /// - Throws: `DecodingError` for malformed cases, `FontError`, or an error that names the case, member and value.
    public static func run(cases data: Data, fontDirectory: URL, metrics: LineMetricsRule) throws -> String {
        let cases = try JSONDecoder().decode([TextCase].self, from: data)
        let measurer = try TextCaseMeasurer(fontDirectory: fontDirectory, metrics: metrics)
        let lines = try cases.map { textCase in
            let id = String(decoding: try JSONEncoder().encode(textCase.id), as: UTF8.self)
            return "\(id):\(try measurer.measure(textCase).json)"
        }
        return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    }
}
