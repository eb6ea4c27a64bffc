import HeadlessUIKit

extension UIActivityIndicatorView: ContentDrawing {
    private static let spokes = 8

    /// Spokes around the centre, the uppermost the darkest: one moment of the turning.
    func contentItems(origin: CGPoint) -> [DisplayItem] {
        let radius = min(bounds.width, bounds.height) / 2
        let center = bounds.offsetBy(dx: origin.x, dy: origin.y).center
        let width = radius * 0.22
        let color = resolved(self.color)
        return (0..<Self.spokes).map { spoke in
            let angle = CGFloat(spoke) / CGFloat(Self.spokes) * 2 * .pi
            let (x, y) = (sin(angle), -cos(angle))
            let faded = color.withAlpha(color.alpha * (1 - 0.75 * CGFloat(spoke) / CGFloat(Self.spokes)))
            func point(_ distance: CGFloat) -> CGPoint {
                CGPoint(x: center.x + x * distance, y: center.y + y * distance)
            }
            return .stroke([point(radius * 0.5), point(radius - width / 2)], width: width, faded)
        }
    }
}
