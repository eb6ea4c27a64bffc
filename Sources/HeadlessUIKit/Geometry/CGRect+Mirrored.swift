extension CGRect {
    /// The rectangle where it stands in another one that is read from right to left.
    func mirrored(in area: CGRect) -> CGRect {
        CGRect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
    }
}
