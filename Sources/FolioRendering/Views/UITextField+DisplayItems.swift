import HeadlessUIKit

extension UITextField: ContentDrawing {
    /// The border, the text or the placeholder, and the clear button.
    func contentItems(origin: CGPoint) -> [DisplayItem] {
        borderItems(in: bounds.offsetBy(dx: origin.x, dy: origin.y))
            + (shownText?.displayItems(in: self, origin: origin) ?? [])
            + (showsClearButton ? clearButtonItems(origin: origin) : [])
    }

    private func borderItems(in rect: CGRect) -> [DisplayItem] {
        switch borderStyle {
        case .none: return []
        case .line: return [.border(RoundedRectangle(rect), width: 1, resolved(.label))]
        case .bezel: return [.border(RoundedRectangle(rect), width: 2, resolved(.systemGray3))]
        case .roundedRect:
            let shape = RoundedRectangle(rect, radius: 5)
            let fill: [DisplayItem] = backgroundColor == nil ? [.fill(shape, resolved(.systemBackground))] : []
            return fill + [.border(shape, width: 1, resolved(.systemGray4))]
        }
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
