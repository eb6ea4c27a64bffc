import HeadlessUIKit

/// A view with content of its own besides its background, border and subviews.
@MainActor
protocol ContentDrawing: UIView {
    /// - Parameter origin: where the zero of the view's coordinates lies in those of the items.
    func contentItems(origin: CGPoint) -> [DisplayItem]
    /// Whether the content covers the subviews instead of lying behind them.
    var isContentInFront: Bool { get }
    /// What the class shows where `backgroundColor` is nil.
    var defaultBackgroundColor: UIColor? { get }
    /// The subviews, for a class that draws something around them.
    func subviewItems(origin: CGPoint) -> [DisplayItem]
}

extension ContentDrawing {
    var isContentInFront: Bool { false }
    var defaultBackgroundColor: UIColor? { nil }
    func subviewItems(origin: CGPoint) -> [DisplayItem] { plainSubviewItems(origin: origin) }
}

extension UIView {
    /// The view as items, in the order of Core Animation: shadow, background, content, subviews, and the border over them.
    ///
    /// - Parameter rect: the view's frame in the coordinates of the items.
    func displayItems(in rect: CGRect) -> [DisplayItem] {
        guard !isHidden, alpha > 0 else { return [] }
        let drawing = self as? any ContentDrawing
        let shape = RoundedRectangle(rect, radius: layer.cornerRadius, corners: layer.roundCorners)
        var items: [DisplayItem] = []
        if let color = (backgroundColor ?? drawing?.defaultBackgroundColor).map(resolved), color.alpha > 0 {
            items += layer.shadowItems(of: shape)
            items.append(.fill(shape, color))
        }
        let inner = innerItems(drawing, in: rect)
        if clipsToBounds, !inner.isEmpty {
            items.append(.group(DisplayGroup(inner, clip: shape)))
        } else {
            items += inner
        }
        if layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 {
            items.append(.border(shape, width: layer.borderWidth, color))
        }
        guard alpha < 1 || !transform.isIdentity else { return items }
        return [.group(DisplayGroup(items, alpha: min(alpha, 1), transform: transform.about(rect.center)))]
    }

    private func innerItems(_ drawing: (any ContentDrawing)?, in rect: CGRect) -> [DisplayItem] {
        let origin = CGPoint(x: rect.minX - bounds.minX, y: rect.minY - bounds.minY)
        guard let drawing else { return plainSubviewItems(origin: origin) }
        let content = drawing.contentItems(origin: origin)
        let below = drawing.subviewItems(origin: origin)
        return drawing.isContentInFront ? below + content : content + below
    }

    fileprivate func plainSubviewItems(origin: CGPoint) -> [DisplayItem] {
        subviews.flatMap { $0.displayItems(in: $0.frame.offsetBy(dx: origin.x, dy: origin.y)) }
    }

    /// The colour that is meant under the view's traits.
    func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
}

extension CGAffineTransform {
    /// The same transform with the point in the place of the origin.
    fileprivate func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CALayer {
    /// The corners that the radius rounds, as shapes name them.
    var roundCorners: RoundedRectangle.Corners {
        var corners: RoundedRectangle.Corners = []
        if maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
        if maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
        if maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
        if maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
        return corners
    }
}
