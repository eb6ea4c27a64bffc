import FolioText
import Foundation
import Synchronization

/// Lays out text cases with the fonts of a folder; usable from any thread.
final class TextCaseMeasurer: Sendable {
    private let metrics: LineMetricsRule
    private let files: [String: URL]
    private let faces = Mutex<[String: [FontFace]]>([:])
    private let libraries = Mutex<[[String]: FontLibrary]>([:])

    /// - Throws: `FontError` where the folder is missing or has no font.
    init(fontDirectory: URL, metrics: LineMetricsRule) throws {
        self.metrics = metrics
        files = Dictionary(
            try FontLibrary.fontFiles(in: fontDirectory).map { ($0.lastPathComponent, $0) },
            uniquingKeysWith: { a, _ in a })
    }

    func measure(_ textCase: TextCase) throws -> TextCaseResult {
        guard textCase.size.isFinite, textCase.size > 0 else {
            throw TextCaseError(id: textCase.id, member: "size", value: "\(textCase.size)", expected: "pixels above 0")
        }
        guard textCase.width.isFinite, textCase.width >= 0 else {
            throw TextCaseError(
                id: textCase.id, member: "width", value: "\(textCase.width)", expected: "pixels, 0 or more")
        }
        let attributes = TextAttributes(
            font: FontDescriptor(), size: textCase.size, letterSpacing: textCase.letterSpacing ?? 0,
            language: textCase.lang)
        let environment = TextEnvironment(library: try library(for: textCase), metrics: metrics)
        let text = PreparedText(
            textCase.text, attributes: attributes, paragraph: try style(of: textCase), environment: environment)
        let layout = text.layout(width: textCase.width)
        return TextCaseResult(
            height: layout.height, maxContentWidth: text.maxContentWidth, minContentWidth: text.minContentWidth,
            lines: layout.lines)
    }

    private func library(for textCase: TextCase) throws -> FontLibrary {
        if let known = libraries.withLock({ $0[textCase.fonts] }) { return known }
        var chain: [FontFace] = []
        for name in textCase.fonts {
            guard let file = files[name] else {
                throw TextCaseError(
                    id: textCase.id, member: "fonts", value: "“\(name)”", expected: "a font file of the folder")
            }
            chain += try faces.withLock { faces in
                if let known = faces[name] { return known }
                let opened = try FontFace.faces(path: file.path)
                faces[name] = opened
                return opened
            }
        }
        let library = try FontLibrary(faces: chain)
        libraries.withLock { $0[textCase.fonts] = library }
        return library
    }

    private func style(of textCase: TextCase) throws -> ParagraphStyle {
        func value<Value: RawRepresentable & CaseIterable>(
            _ name: String?, _ member: String, _ initial: Value
        ) throws -> Value where Value.RawValue == String {
            guard let name else { return initial }
            guard let value = Value(rawValue: name) else {
                let all = Value.allCases.map(\.rawValue).joined(separator: ", ")
                throw TextCaseError(id: textCase.id, member: member, value: "“\(name)”", expected: "one of \(all)")
            }
            return value
        }
        var style = ParagraphStyle(lastNewlineMakesLine: false)
        style.whiteSpace = try value(textCase.whiteSpace, "whiteSpace", .normal)
        style.wordBreak = try value(textCase.wordBreak, "wordBreak", .normal)
        style.overflowWrap = try value(textCase.overflowWrap, "overflowWrap", .normal)
        style.lineBreak = try value(textCase.lineBreak, "lineBreak", .auto)
        style.direction = try value(textCase.direction, "direction", .leftToRight)
        style.tabSize = textCase.tabSize ?? 8
        if case .pixels(let pixels) = textCase.lineHeight { style.lineHeight = .fixed(pixels) }
        return style
    }
}
