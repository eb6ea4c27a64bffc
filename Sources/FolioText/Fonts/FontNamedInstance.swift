/// A design that a variable font's maker gave a name: values of its axes.
public struct FontNamedInstance: Hashable, Sendable {
    /// The style's name: “Condensed Bold”.
    public let name: String
    /// Empty where the font has none.
    public let postScriptName: String
    /// A value for every axis.
    public let variations: [FontAxis.Tag: Double]
}
