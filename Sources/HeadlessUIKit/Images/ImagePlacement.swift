/// Where a picture stands in its view and how it is to be drawn, for who draws or compares it.
public struct ImagePlacement: Equatable {
    public let image: UIImage
    /// In the view's coordinates; it may reach beyond the bounds.
    public let rect: CGRect
    /// What the picture's shape is filled with; nil where it has its own colours.
    public let color: UIColor?
    /// Whether left and right change places.
    public let isMirrored: Bool
}
