/// Where a box lower than its place stands in it.
public enum VerticalAlignment: Hashable, Sendable {
    case top, center, bottom
    /// The box becomes as high as its place.
    case fill

    @usableFromInline var position: AxisAlignment {
        switch self {
        case .top: .start
        case .center: .center
        case .bottom: .end
        case .fill: .fill
        }
    }
}
