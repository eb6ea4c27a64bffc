/// Which face is wanted, in CSS's terms; `FontLibrary` finds the one that fits best.
public struct FontDescriptor: Hashable, Sendable {
    /// Family, full or PostScript names in order of preference; where none is known, the library's first face stands in.
    public var families: [String]
    public var weight: FontWeight
    public var isItalic: Bool
    /// Applied to the face that this descriptor matches, not to fallback faces.
    public var metricOverrides: FontMetricOverrides?

    public init(
        families: [String] = [], weight: FontWeight = .regular, isItalic: Bool = false,
        metricOverrides: FontMetricOverrides? = nil
    ) {
        self.families = families
        self.weight = weight
        self.isItalic = isItalic
        self.metricOverrides = metricOverrides
    }

    /// The system font: Inter's glyphs and advances with the vertical metrics of Apple's system font.
    public static func system(weight: FontWeight = .regular, isItalic: Bool = false) -> FontDescriptor {
        FontDescriptor(
            families: [systemFamily], weight: weight, isItalic: isItalic, metricOverrides: .systemFont)
    }

    /// The monospaced system font: Noto Sans Mono with the vertical metrics of Apple's system font.
    public static func monospacedSystem(weight: FontWeight = .regular) -> FontDescriptor {
        FontDescriptor(families: [monospacedSystemFamily], weight: weight, metricOverrides: .systemFont)
    }

    /// The family name that stands for the system font in every library (CSS's `system-ui`).
    public static let systemFamily = "system-ui"
    /// The family name that stands for the monospaced system font in every library (CSS's `ui-monospace`).
    public static let monospacedSystemFamily = "ui-monospace"
}
