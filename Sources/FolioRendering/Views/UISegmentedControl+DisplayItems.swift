import HeadlessUIKit

extension UISegmentedControl: ContentDrawing {
    private static let radius: CGFloat = 8

    /// The track behind the segments.
    func contentItems(origin: CGPoint) -> [DisplayItem] {
        let track = bounds.offsetBy(dx: origin.x, dy: origin.y)
        return [.fill(RoundedRectangle(track, radius: Self.radius), resolved(.tertiarySystemFill))]
    }

    /// The selected segment's background keeps a distance from the track's edge and has its round corners.
    func subviewItems(origin: CGPoint) -> [DisplayItem] {
        subviews.flatMap { view -> [DisplayItem] in
            let rect = view.frame.offsetBy(dx: origin.x, dy: origin.y)
            guard let color = view.backgroundColor, !view.isHidden else { return view.displayItems(in: rect) }
            let thumb = RoundedRectangle(rect.insetBy(dx: 2, dy: 2), radius: Self.radius - 2)
            let inner = view.subviews.flatMap { $0.displayItems(in: $0.frame.offsetBy(dx: rect.minX, dy: rect.minY)) }
            return [.fill(thumb, resolved(color))] + inner
        }
    }
}
