import FolioText
import Foundation

/// Lays out text cases with the fonts of a folder, each with its own order of fallback.
struct TextCaseMeasurer {
    private let metrics: LineMetricsRule
    private let files: [String: URL]
    private var faces: [String: [FontFace]] = [:]
    private var libraries: [[String]: FontLibrary] = [:]

    /// The names of the folder's font files.
    var fontNames: Set<String> { Set(files.keys) }

    /// - Throws: `FontError` where the folder is missing or has no font.
    init(fontDirectory: URL, metrics: LineMetricsRule) throws(FontError) {
        self.metrics = metrics
        files = Dictionary(
            try FontLibrary.fontFiles(in: fontDirectory).map { ($0.lastPathComponent, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// - Throws: `FontError` where a file of the case is no font.
    mutating func measure(_ textCase: TextCase) throws(FontError) -> TextCaseResult {
        let environment = TextEnvironment(library: try library(of: textCase.fonts), metrics: metrics)
        let text = PreparedText(
            textCase.text, attributes: textCase.attributes, paragraph: textCase.style, environment: environment)
        let layout = text.layout(width: textCase.width)
        return TextCaseResult(
            height: layout.height, maxContentWidth: text.maxContentWidth, minContentWidth: text.minContentWidth,
            lines: layout.lines)
    }

    private mutating func library(of names: [String]) throws(FontError) -> FontLibrary {
        if let known = libraries[names] { return known }
        var chain: [FontFace] = []
        for name in names { chain += try faces(of: name) }
        let library = try FontLibrary(faces: chain)
        libraries[names] = library
        return library
    }

    private mutating func faces(of name: String) throws(FontError) -> [FontFace] {
        if let known = faces[name] { return known }
        guard let file = files[name] else { throw FontError.fileNotFound(path: name) }
        let opened = try FontFace.faces(path: file.path)
        faces[name] = opened
        return opened
    }
}
