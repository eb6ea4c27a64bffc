extension CGRect {
    /// The rectangle with its edges on whole pixels, so that neighbours stay neighbours.
    ///
    /// - Parameter scale: pixels to the point.
    func roundedToPixels(_ scale: CGFloat) -> CGRect {
        func rounded(_ edge: CGFloat) -> CGFloat { (edge * scale).rounded() / scale }
        let (x, y) = (rounded(minX), rounded(minY))
        return CGRect(x: x, y: y, width: rounded(maxX) - x, height: rounded(maxY) - y)
    }
}
