import HeadlessUIKit

extension UITextField: ContentDrawing {
    /// The text, or the placeholder, and the clear button; borders are not drawn.
    func contentItems(origin: CGPoint) -> [DisplayItem] {
        textItems(origin: origin) + (showsClearButton ? clearButtonItems(origin: origin) : [])
    }

    private func textItems(origin: CGPoint) -> [DisplayItem] {
        let shown = hasText ? attributedText : attributedPlaceholder
        guard let placement = textPlacement, let shown else { return [] }
        let color = hasText ? textColor ?? .label : .placeholderText
        return placement.displayItems(shown, color: color, in: self, origin: origin)
    }

    /// A cross in a filled circle.
    private func clearButtonItems(origin: CGPoint) -> [DisplayItem] {
        let place = clearButtonRect(forBounds: bounds).offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: 1, dy: 1)
        let (center, arm) = (place.center, place.width / 5)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x * arm, y: center.y + y * arm) }
        let white = resolved(.white)
        return [
            .fill(RoundedRectangle(place, radius: place.width / 2), resolved(.tertiaryLabel)),
            .stroke([point(-1, -1), point(1, 1)], width: 1.5, white),
            .stroke([point(-1, 1), point(1, -1)], width: 1.5, white),
        ]
    }
}
