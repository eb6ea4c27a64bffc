extension UIView.ContentMode {
    /// Where a content of a size stands in bounds. One without an area cannot keep its shape and takes the whole of them.
    func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
        let isArea = size.width > 0 && size.height > 0
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit, .scaleAspectFill:
            guard isArea else { return bounds }
            let scales = [bounds.width / size.width, bounds.height / size.height]
            let scale = self == .scaleAspectFit ? min(scales[0], scales[1]) : max(scales[0], scales[1])
            let scaled = CGSize(width: size.width * scale, height: size.height * scale)
            return Self.placed(scaled, in: bounds, x: 0.5, y: 0.5)
        case .center: return Self.placed(size, in: bounds, x: 0.5, y: 0.5)
        case .top: return Self.placed(size, in: bounds, x: 0.5, y: 0)
        case .bottom: return Self.placed(size, in: bounds, x: 0.5, y: 1)
        case .left: return Self.placed(size, in: bounds, x: 0, y: 0.5)
        case .right: return Self.placed(size, in: bounds, x: 1, y: 0.5)
        case .topLeft: return Self.placed(size, in: bounds, x: 0, y: 0)
        case .topRight: return Self.placed(size, in: bounds, x: 1, y: 0)
        case .bottomLeft: return Self.placed(size, in: bounds, x: 0, y: 1)
        case .bottomRight: return Self.placed(size, in: bounds, x: 1, y: 1)
        }
    }

    /// - Parameters: parts of the free room that lie before the content.
    private static func placed(_ size: CGSize, in bounds: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }
}
