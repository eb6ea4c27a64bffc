/// Whether words are broken with a hyphen at a line's end (CSS's `hyphens`).
public enum Hyphens: String, Hashable, Sendable, CaseIterable {
    /// Nowhere, not even at soft hyphens.
    case none
    /// At soft hyphens (U+00AD) alone.
    case manual
    /// At soft hyphens, and where the dictionary of the run's language says; a word with soft hyphens at these alone.
    case auto
}
