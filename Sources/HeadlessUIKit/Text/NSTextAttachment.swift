internal import FolioText

/// A box that stands in a line of text in place of a U+FFFC: it has a size and a place, and draws nothing.
///
/// Set it as `.attachment` of that character; `NSAttributedString(attachment:)` makes both.
open class NSTextAttachment: NSObject {
    /// The size, and as `origin.y` the height of the bottom edge above the baseline, below it where negative. Points.
    ///
    /// Read when a text is measured: set it before the text is given to a label.
    open var bounds = CGRect.zero

    /// U+FFFC, the character that stands for an attachment.
    public static let character = 0xFFFC

    public override init() { super.init() }

    /// How the text engine sets it.
    var textAttachment: TextAttachment {
        TextAttachment(
            width: Double(bounds.width), height: Double(bounds.height),
            alignment: .baseline(offset: Double(bounds.origin.y)))
    }
}

@available(*, unavailable)
extension NSTextAttachment: @unchecked Sendable {}

extension NSAttributedString {
    /// The one character that stands for an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: String(TextAttachment.character), attributes: [.attachment: attachment])
    }
}
