/// A name space for `Axis`. There are no constraints: write `layoutSubviews`, or arrange views with a `UIStackView`.
public enum NSLayoutConstraint {
    public enum Axis: Int, Hashable, Sendable {
        case horizontal, vertical
    }
}
