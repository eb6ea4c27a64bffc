import FolioText

/// One text to lay out, with CSS's options; the form of the browser recorder's cases.
///
/// What is left out has its initial value in CSS: `white-space: normal`, `direction: ltr`, `line-height: normal`.
struct TextCase: Decodable {
    var id: String
    var text: String
    var lang: String?
    /// Font file names in order of fallback.
    var fonts: [String]
    /// CSS pixels.
    var size: Double
    var width: Double
    var whiteSpace: String?
    var direction: String?
    var lineHeight: TextCaseLineHeight?
    var letterSpacing: Double?
    var wordBreak: String?
    var overflowWrap: String?
    var lineBreak: String?
    var tabSize: Double?
}

/// `"normal"` or a number of pixels.
enum TextCaseLineHeight: Decodable {
    case normal
    case pixels(Double)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let pixels = try? container.decode(Double.self) {
            self = .pixels(pixels)
        } else if try container.decode(String.self) == "normal" {
            self = .normal
        } else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "expected “normal” or a number of pixels")
        }
    }
}
