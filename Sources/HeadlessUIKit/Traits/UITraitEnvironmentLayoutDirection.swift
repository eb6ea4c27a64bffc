/// The layout direction as a trait, which may be left open.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}
