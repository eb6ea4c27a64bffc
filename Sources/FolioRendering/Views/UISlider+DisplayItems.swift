import HeadlessUIKit

extension UISlider: ContentDrawing {
    /// The track, the part of it up to the thumb, and the thumb.
    func contentItems(origin: CGPoint) -> [DisplayItem] {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (start, end) = isRightToLeft ? (thumb.midX, track.maxX) : (track.minX, thumb.midX)
        let filled = CGRect(x: start, y: track.minY, width: end - start, height: track.height)
        func item(_ rect: CGRect, _ color: UIColor) -> DisplayItem {
            let shape = RoundedRectangle(rect.offsetBy(dx: origin.x, dy: origin.y), radius: rect.height / 2)
            return .fill(shape, resolved(color))
        }
        return [
            item(track, maximumTrackTintColor ?? .secondarySystemFill),
            item(filled, minimumTrackTintColor ?? tintColor),
            item(thumb, thumbTintColor ?? .white),
        ]
    }
}
