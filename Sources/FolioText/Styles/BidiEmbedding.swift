/// A direction that a run is set in among its surroundings, whatever they have: CSS's `unicode-bidi` and `direction`.
///
/// As with the characters U+202A to U+202E, which a text needs not have for it (UAX #9, § 2.1, § 2.2).
public struct BidiEmbedding: Hashable, Sendable {
    public enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }

    public var direction: Direction
    /// Whether each character has this direction, letters of the other one and digits too (`bidi-override`).
    public var overridesCharacters: Bool

    public init(_ direction: Direction, overridesCharacters: Bool = false) {
        self.direction = direction
        self.overridesCharacters = overridesCharacters
    }
}
