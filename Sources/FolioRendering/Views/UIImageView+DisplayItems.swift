import HeadlessUIKit

extension UIImageView: ContentDrawing {
    func contentItems(origin: CGPoint) -> [DisplayItem] {
        guard let placement = imagePlacement, placement.rect.width > 0, placement.rect.height > 0 else { return [] }
        let rect = placement.rect.offsetBy(dx: origin.x, dy: origin.y)
        let color = placement.color.map(resolved)
        if placement.image.isSymbolImage { return Self.symbol(in: rect, color ?? resolved(tintColor)) }
        guard var picture = placement.image.decoded else { return placeholder(in: rect) }
        if placement.isMirrored { picture = picture.mirrored }
        if let color { picture = picture.filled(with: color) }
        return [.image(picture, rect)]
    }

    /// What stands for a symbol, of which only the size is known: a rounded box with a dot, in the symbol's colour.
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
    private func placeholder(in rect: CGRect) -> [DisplayItem] {
        let color = resolved(.systemGray)
        let line = max(1, min(rect.width, rect.height) / 24)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        let side = min(rect.width, rect.height) * 0.18
        let sun = CGRect(x: point(0.7, 0).x - side / 2, y: point(0, 0.3).y - side / 2, width: side, height: side)
        return [
            .fill(RoundedRectangle(rect), resolved(.systemGray5)),
            .fill(RoundedRectangle(sun, radius: side / 2), color),
            .stroke([point(0.12, 0.82), point(0.38, 0.4), point(0.62, 0.82)], width: line, color),
            .stroke([point(0.5, 0.62), point(0.68, 0.5), point(0.88, 0.82), point(0.12, 0.82)], width: line, color),
        ]
    }
}
