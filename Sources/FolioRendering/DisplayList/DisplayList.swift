public import HeadlessUIKit

/// What a laid-out view tree shows, as a value: shapes and glyphs with their places, from back to front.
///
/// It holds nothing of the views and can be drawn on any thread, any number of times, at any scale. Points, y downwards.
public struct DisplayList: Sendable {
    public var size: CGSize
    public var items: [DisplayItem]

    public init(size: CGSize, items: [DisplayItem]) {
        self.size = size
        self.items = items
    }
}
