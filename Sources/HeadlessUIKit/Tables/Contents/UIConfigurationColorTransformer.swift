/// Makes another colour of the one that a configuration would show. Equal to its copies alone.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    private final class Identity: Sendable {}

    public let transform: @Sendable (UIColor) -> UIColor
    private let identity = Identity()

    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

    /// Greys of the same lightness (ITU-R BT.709).
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let color = color.resolvedColor(with: traits).cgColor
            let white = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
            return UIColor(white: white, alpha: color.alpha)
        }
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    public static func == (a: Self, b: Self) -> Bool { a.identity === b.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
