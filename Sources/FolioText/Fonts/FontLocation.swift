/// Where in its design space a variable font is set.
struct FontLocation: Hashable, Sendable {
    /// A value for each of the font's axes, in their order, within the axis's range.
    private(set) var values: [Double]
    /// The axes that a caller has set: matching by weight, width, slant and size leaves them alone.
    private(set) var pinned: Set<FontAxis.Tag> = []

    /// Every axis at its default.
    init(_ axes: [FontAxis]) { values = axes.map(\.defaultValue) }

    /// Values of axes that the font lacks are ignored, as in CSS; others are brought into the axis's range.
    mutating func set(_ variations: [FontAxis.Tag: Double], of axes: [FontAxis], pins: Bool) {
        for (index, axis) in axes.enumerated() {
            guard let value = variations[axis.tag], !value.isNaN else { continue }
            values[index] = min(max(value, axis.range.lowerBound), axis.range.upperBound)
            if pins { pinned.insert(axis.tag) }
        }
    }
}
