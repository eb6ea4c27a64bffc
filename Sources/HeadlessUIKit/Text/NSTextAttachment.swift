internal import FolioText

/// A box that stands in a line of text in place of a U+FFFC, with or without a picture in it.
///
/// Set it as `.attachment` of that character; `NSAttributedString(attachment:)` makes both. Unchecked: it is set up before it
/// is given to a text, and not changed after.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    /// The size, and as `origin.y` the height of the bottom edge above the baseline, below it where negative. Points.
    ///
    /// An empty one, the default, leaves the size to the picture. Read when a text is measured: set it before the text is
    /// given to a label.
    open var bounds = CGRect.zero

    /// Gives the box its size where `bounds` does not; nil for a box without a picture.
    open var image: UIImage?

    /// U+FFFC, the character that stands for an attachment.
    public static let character = 0xFFFC

    public override init() { super.init() }

    /// A picture on the baseline, in its own size.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// How the text engine sets it.
    var textAttachment: TextAttachment {
        let size = bounds.isEmpty ? image?.size ?? bounds.size : bounds.size
        return TextAttachment(
            width: Double(size.width), height: Double(size.height),
            alignment: .baseline(offset: Double(bounds.origin.y)))
    }
}

extension NSAttributedString {
    /// Whether an attachment stands in the range.
    public func containsAttachments(in range: NSRange) -> Bool {
        var isFound = false
        enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
            guard value is NSTextAttachment else { return }
            isFound = true
            stop.pointee = true
        }
        return isFound
    }

    /// The one character that stands for an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: String(TextAttachment.character), attributes: [.attachment: attachment])
    }
}
