import HeadlessUIKit

extension UISwitch: ContentDrawing {
    /// Between the track's edge and the thumb.
    private static let thumbMargin: CGFloat = 2

    func contentItems(origin: CGPoint) -> [DisplayItem] {
        let track = bounds.offsetBy(dx: origin.x, dy: origin.y)
        let side = track.height - 2 * Self.thumbMargin
        let isAtRight = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let x = isAtRight ? track.maxX - Self.thumbMargin - side : track.minX + Self.thumbMargin
        let thumb = CGRect(x: x, y: track.minY + Self.thumbMargin, width: side, height: side)
        return [
            .fill(
                RoundedRectangle(track, radius: track.height / 2),
                resolved(isOn ? onTintColor ?? .systemGreen : .secondarySystemFill)),
            .fill(RoundedRectangle(thumb, radius: side / 2), resolved(thumbTintColor ?? .white)),
        ]
    }
}
