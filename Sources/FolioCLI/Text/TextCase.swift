import FolioText

/// One text to lay out with CSS's options: a case of the browser recorder.
struct TextCase: Sendable {
    var id: String
    var text: String
    /// Font file names in order of fallback, and where the file names them.
    var fonts: [String]
    var attributes: TextAttributes
    var style: ParagraphStyle
    /// CSS pixels.
    var width: Double
}
