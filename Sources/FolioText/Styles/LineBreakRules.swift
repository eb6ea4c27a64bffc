/// Where a line may break.
public enum LineBreakRules: Hashable, Sendable {
    /// UAX #14 as ICU has it, with dictionaries for Thai, Lao, Khmer and Burmese.
    case unicode
    /// A browser's: its own table between two ASCII characters, a break after every run of spaces, ICU elsewhere.
    case css
}
