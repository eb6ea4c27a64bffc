/// The area that a text view sets its lines in.
@MainActor
open class NSTextContainer: NSObject {
    weak var textView: UITextView?

    /// Between the area's edge and the lines, at each side. Points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { textView?.containerDidChange() } }
    }

    /// The most lines to show; 0 is no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { textView?.containerDidChange() } }
    }

    /// How the last line that is permitted ends.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { textView?.containerDidChange() } }
    }
}
