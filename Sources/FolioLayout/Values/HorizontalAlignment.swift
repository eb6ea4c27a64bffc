/// Where a box narrower than its place stands in it.
public enum HorizontalAlignment: Hashable, Sendable {
    case leading, center, trailing
    /// The box becomes as wide as its place.
    case fill

    @usableFromInline var position: AxisAlignment {
        switch self {
        case .leading: .start
        case .center: .center
        case .trailing: .end
        case .fill: .fill
        }
    }
}
