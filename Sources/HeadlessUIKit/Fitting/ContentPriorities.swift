/// How strongly a view keeps its natural size, on both axes.
struct ContentPriorities {
    /// On one axis.
    struct Pair {
        /// Against becoming longer.
        var hugging = UILayoutPriority.defaultLow
        /// Against becoming shorter.
        var compressionResistance = UILayoutPriority.defaultHigh
    }

    var horizontal = Pair()
    var vertical = Pair()

    /// UIKit gives controls whose size is fixed 750 for both (inferred).
    private static let held = Pair(hugging: .defaultHigh)
    static let fixed = ContentPriorities(horizontal: held, vertical: held)
    static let fixedHeight = ContentPriorities(vertical: held)

    subscript(axis: NSLayoutConstraint.Axis) -> Pair {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
