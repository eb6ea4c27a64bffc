public import HeadlessUIKit

/// Items that are clipped, made translucent or transformed together, or that are one part of a table.
public struct DisplayGroup: Sendable {
    public var items: [DisplayItem]
    /// In the group's own coordinates; nil clips nothing.
    public var clip: RoundedRectangle?
    /// From 0 to 1, of the group as one picture.
    public var alpha: CGFloat
    /// From the group's coordinates to those around it.
    public var transform: CGAffineTransform
    /// The row, header or footer that the items are; nil where they are none.
    public var part: DisplayPart?

    public init(
        _ items: [DisplayItem], clip: RoundedRectangle? = nil, alpha: CGFloat = 1,
        transform: CGAffineTransform = .identity, part: DisplayPart? = nil
    ) {
        self.items = items
        self.clip = clip
        self.alpha = alpha
        self.transform = transform
        self.part = part
    }
}
