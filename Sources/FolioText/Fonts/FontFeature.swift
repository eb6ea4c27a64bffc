/// An OpenType feature and its value: `FontFeature("tnum")` is on, `FontFeature("liga", 0)` is off.
public struct FontFeature: Hashable, Sendable {
    /// Four ASCII letters or digits (OpenType feature tag).
    public let tag: String
    public let value: UInt32

    public init(_ tag: String, _ value: UInt32 = 1) {
        precondition(tag.utf8.count == 4, "an OpenType feature tag has four ASCII characters, not “\(tag)”")
        self.tag = tag
        self.value = value
    }
}
