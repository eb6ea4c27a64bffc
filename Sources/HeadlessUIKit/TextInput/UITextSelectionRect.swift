/// A part of a selected text that stands together on one line.
@MainActor
open class UITextSelectionRect: NSObject {
    /// In the view's coordinates.
    public let rect: CGRect
    public let writingDirection: NSWritingDirection
    /// Whether the selection begins in it.
    public let containsStart: Bool
    /// Whether the selection ends in it.
    public let containsEnd: Bool

    init(rect: CGRect, writingDirection: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
        self.rect = rect
        self.writingDirection = writingDirection
        self.containsStart = containsStart
        self.containsEnd = containsEnd
    }
}
