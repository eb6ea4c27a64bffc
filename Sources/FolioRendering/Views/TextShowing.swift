public import HeadlessUIKit

/// A view that shows a text: what it shows, where its lines are, and which string has the colours.
@MainActor
protocol TextShowing: UIView {
    var shownText: ShownText? { get }
}

/// A text on display: its lines' places and the string with its colours.
@MainActor
struct ShownText {
    let placement: TextPlacement
    let string: NSAttributedString
    /// Where the string has none.
    let color: UIColor
}

extension UILabel: TextShowing {
    var shownText: ShownText? {
        guard let placement = textPlacement, let string = attributedText else { return nil }
        return ShownText(placement: placement, string: string, color: textColor)
    }
}

extension UITextField: TextShowing {
    var shownText: ShownText? {
        guard let placement = textPlacement, let string = hasText ? attributedText : attributedPlaceholder else {
            return nil
        }
        return ShownText(placement: placement, string: string, color: hasText ? textColor ?? .label : .placeholderText)
    }
}

extension UITextView: TextShowing {
    var shownText: ShownText? {
        textPlacement.map { ShownText(placement: $0, string: attributedText, color: textColor ?? .label) }
    }
}

extension UIView {
    /// What the view shows as text, for whoever draws, writes or compares it; nil for a view without text.
    public var textOnDisplay: TextPlacement? { (self as? any TextShowing)?.shownText?.placement }
}
