/// The side at which reading begins: leading is left or right.
public enum LayoutDirection: Hashable, Sendable {
    case leftToRight, rightToLeft
}
