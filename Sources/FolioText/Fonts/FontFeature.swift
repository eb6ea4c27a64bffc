/// An OpenType feature and its value, as in CSS's `font-feature-settings`.
///
/// `FontFeature("tnum")` is on, `FontFeature("liga", 0)` is off, `FontFeature("salt", 2)` takes the second alternate.
/// Where a list has a feature twice the last one counts; a feature that the font lacks does nothing.
public struct FontFeature: Hashable, Sendable {
    let code: UInt32
    public let value: UInt32
    /// The OpenType feature tag.
    public var tag: String { OpenTypeTag.string(code) }

    /// - Precondition: the tag has four printable ASCII characters.
    public init(_ tag: String, _ value: UInt32 = 1) {
        code = OpenTypeTag.code(tag, of: "feature")
        self.value = value
    }
}
