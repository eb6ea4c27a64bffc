/// Makes another colour of the one that a configuration would show. Equal to its copies alone.
public struct UIConfigurationColorTransformer: Hashable {
    private final class Identity: Sendable {}

    public let transform: (UIColor) -> UIColor
    private let identity = Identity()

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    public static func == (a: Self, b: Self) -> Bool { a.identity === b.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
