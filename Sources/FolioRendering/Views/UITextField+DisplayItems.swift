import HeadlessUIKit

extension UITextField: ContentDrawing {
    /// The text, or the placeholder; borders are not drawn.
    func contentItems(origin: CGPoint) -> [DisplayItem] {
        let shown = hasText ? attributedText : attributedPlaceholder
        guard let placement = textPlacement, let shown else { return [] }
        let color = hasText ? textColor ?? .label : .placeholderText
        return placement.displayItems(shown, color: color, in: self, origin: origin)
    }
}
