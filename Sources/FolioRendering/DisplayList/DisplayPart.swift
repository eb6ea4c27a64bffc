public import HeadlessUIKit

/// A table's row, header or footer and where it is drawn, so that a difference can be told by its name.
public struct DisplayPart: Hashable, Sendable {
    public var part: TablePart
    /// Points, in the coordinates of the group's items.
    public var rect: CGRect

    public init(_ part: TablePart, rect: CGRect) {
        self.part = part
        self.rect = rect
    }
}
