/// Where a text that was made smaller stands in the height of the text as it was.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
    /// On the same baseline.
    case alignBaselines
    /// In the middle.
    case alignCenters
    /// At the top.
    case none
}
