import HeadlessUIKit

extension CALayer {
    /// How many fills stand for a blur.
    private static let shadowSteps = 6

    /// The shadow of a filled shape: fills that grow across the blur's radius, each with its share of the opacity.
    func shadowItems(of shape: RoundedRectangle) -> [DisplayItem] {
        guard shadowOpacity > 0, let shadowColor, shadowColor.alpha > 0 else { return [] }
        let opacity = shadowColor.alpha * CGFloat(min(shadowOpacity, 1))
        let rect = shape.rect.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
        let steps = shadowRadius > 0 ? Self.shadowSteps : 1
        // Fills over each other: the share that makes them the whole opacity where all of them lie.
        let color = shadowColor.withAlpha(1 - pow(1 - min(opacity, 0.999), 1 / CGFloat(steps)))
        return (0..<steps).compactMap { step in
            let growth = shadowRadius * (1 - 2 * (CGFloat(step) + 0.5) / CGFloat(steps))
            let grown = rect.insetBy(dx: -growth, dy: -growth)
            guard !grown.isNull, grown.width > 0, grown.height > 0 else { return nil }
            return .fill(RoundedRectangle(grown, radius: shape.radius + growth, corners: shape.corners), color)
        }
    }
}
