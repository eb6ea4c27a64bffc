import FolioText
import Foundation

/// How headless Chromium justifies, indents and narrows paragraphs of ours; `Tools/browser/record-paragraphs.py` records it.
struct BrowserParagraphs: Decodable {
    enum Style: String, Decodable { case justify, indent, hanging, narrowest, justifyIndent }

    struct Case: Decodable, CustomStringConvertible {
        var style: Style
        var lang: String
        var direction: String
        var text: String
        var width: Double
        /// Start and end, UTF-16 offsets.
        var lines: [[Int]]
        /// The narrowest width with as many lines as at `width`.
        var narrowest: Double?
        /// Offset, left and right of each grapheme cluster but what hangs.
        var characters: [[Double]]?

        var description: String { "\(style) \(lang) at \(width): \(text.prefix(20))" }

        func prepared() -> PreparedText {
            var paragraph = ParagraphStyle(direction: .init(rawValue: direction)!)
            switch style {
            case .justify: paragraph.alignment = .justified
            case .indent: paragraph.firstLineHeadIndent = 23.4
            case .hanging: paragraph.headIndent = 15
            case .narrowest: break
            case .justifyIndent:
                paragraph.alignment = .justified
                paragraph.firstLineHeadIndent = 34
            }
            return PreparedText(
                text, attributes: TextAttributes(size: 17, language: lang), paragraph: paragraph, environment: .css)
        }
    }

    var cases: [Case]

    static func load() throws -> BrowserParagraphs {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Fixtures/browser-paragraphs.json").standardized
        return try JSONDecoder().decode(BrowserParagraphs.self, from: Data(contentsOf: file))
    }
}
