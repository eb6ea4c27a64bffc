import HeadlessUIKit

extension UIImage {
    /// The picture in a rectangle of the items' coordinates.
    ///
    /// - Parameters:
    ///   - color: takes the place of the picture's colours; a symbol without one has the view's tint.
    ///   - view: whose traits choose the colours.
    @MainActor
    func displayItems(in rect: CGRect, color: UIColor?, isMirrored: Bool = false, view: UIView) -> [DisplayItem] {
        let color = color.map(view.resolved)
        if isSymbolImage { return Self.symbol(in: rect, color ?? view.resolved(view.tintColor)) }
        guard var picture = decoded else { return Self.placeholder(in: rect, view) }
        if isMirrored { picture = picture.mirrored }
        if let color { picture = picture.filled(with: color) }
        return [.image(picture, rect)]
    }

    /// What stands for a symbol, of which only the size is known: a rounded box with a dot, in the symbol's colour.
    @MainActor
    private static func symbol(in rect: CGRect, _ color: CGColor) -> [DisplayItem] {
        let side = min(rect.width, rect.height)
        let box = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
            .insetBy(dx: side * 0.08, dy: side * 0.08)
        let dot = CGRect(x: rect.midX - side * 0.15, y: rect.midY - side * 0.15, width: side * 0.3, height: side * 0.3)
        return [
            .border(RoundedRectangle(box, radius: side * 0.22), width: max(1, side * 0.08), color),
            .fill(RoundedRectangle(dot, radius: dot.width / 2), color),
        ]
    }

    /// What stands for a picture whose file is gone or damaged: a frame with a mountain and a sun.
    @MainActor
    private static func placeholder(in rect: CGRect, _ view: UIView) -> [DisplayItem] {
        let color = view.resolved(.systemGray)
        let line = max(1, min(rect.width, rect.height) / 24)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        let side = min(rect.width, rect.height) * 0.18
        let sun = CGRect(x: point(0.7, 0).x - side / 2, y: point(0, 0.3).y - side / 2, width: side, height: side)
        return [
            .fill(RoundedRectangle(rect), view.resolved(.systemGray5)),
            .fill(RoundedRectangle(sun, radius: side / 2), color),
            .stroke([point(0.12, 0.82), point(0.38, 0.4), point(0.62, 0.82)], width: line, color),
            .stroke([point(0.5, 0.62), point(0.68, 0.5), point(0.88, 0.82), point(0.12, 0.82)], width: line, color),
        ]
    }
}
