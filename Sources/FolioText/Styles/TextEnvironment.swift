/// What a text's measure depends on beside the text: fonts, line metrics and break rules. A value, never a global.
public struct TextEnvironment: Hashable, Sendable {
    public var library: FontLibrary
    public var metrics: LineMetricsRule
    public var breakRules: LineBreakRules
    /// Asked by paragraphs with `hyphens: .auto` alone.
    public var hyphenation: HyphenationDictionaries

    public init(
        library: FontLibrary = .shipped, metrics: LineMetricsRule = .uikit, breakRules: LineBreakRules? = nil,
        hyphenation: HyphenationDictionaries = .system
    ) {
        self.library = library
        self.metrics = metrics
        self.breakRules = breakRules ?? (metrics == .css ? .css : .unicode)
        self.hyphenation = hyphenation
    }

    /// The shipped fonts under UIKit's rules, three pixels to the point.
    public static let uikit = TextEnvironment(metrics: .uikit)
    /// The shipped fonts under a browser's rules.
    public static let css = TextEnvironment(metrics: .css)

    /// Pixels to the point: the rule's scale, 1 in a browser.
    public var scale: Double {
        switch metrics {
        case .uikit(let scale): scale
        case .css: 1
        }
    }
}
