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
    /// Drawn behind the text, so far from it.
    var shadow: (color: UIColor, offset: CGSize)?
    /// From 0 to 1, of the text as a whole.
    var alpha: CGFloat = 1
}

extension UILabel: TextShowing {
    var shownText: ShownText? {
        guard let placement = textPlacement, let string = drawnText else { return nil }
        return ShownText(
            placement: placement, string: string, color: textColor, shadow: shadowColor.map { ($0, shadowOffset) },
            alpha: isEnabled ? 1 : Self.disabledAlpha)
    }
}

extension UILabel {
    /// UIKit says only that such a text is dimmed.
    fileprivate static let disabledAlpha: CGFloat = 0.5
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
