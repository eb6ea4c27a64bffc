/// Which face is wanted, in CSS's terms; `FontLibrary` finds the one that fits best.
public struct FontDescriptor: Hashable, Sendable {
    /// Family, full or PostScript names in order of preference; where none is known, the library's first face stands in.
    public var families: [String]
    public var weight: FontWeight
    public var width: FontWidth
    /// Where a family has no such face the nearest stands in, as it is: faces are not slanted or emboldened artificially.
    public var slant: FontSlant
    /// Values for axes of variable fonts, over those that weight, width, slant and size ask for (`font-variation-settings`).
    ///
    /// They apply to fallback faces too. Without `opsz` here an optical-size axis follows the text's size.
    /// - Precondition: no value is NaN.
    public var variations: [FontAxis.Tag: Double] {
        didSet { FontDescriptor.check(variations) }
    }
    /// Applied to the face that this descriptor matches, not to fallback faces.
    public var metricOverrides: FontMetricOverrides?

    public init(
        families: [String] = [], weight: FontWeight = .regular, width: FontWidth = .normal,
        slant: FontSlant = .normal, variations: [FontAxis.Tag: Double] = [:],
        metricOverrides: FontMetricOverrides? = nil
    ) {
        FontDescriptor.check(variations)
        self.families = families
        self.weight = weight
        self.width = width
        self.slant = slant
        self.variations = variations
        self.metricOverrides = metricOverrides
    }

    private static func check(_ variations: [FontAxis.Tag: Double]) {
        for (tag, value) in variations { precondition(!value.isNaN, "the axis \(tag) is set to NaN") }
    }

    /// The system font: Inter's glyphs and advances with the vertical metrics of Apple's system font.
    ///
    /// The shipped faces have one width; a width tells where a library brings a family of its own for `system-ui`.
    public static func system(
        weight: FontWeight = .regular, width: FontWidth = .normal, slant: FontSlant = .normal
    ) -> FontDescriptor {
        FontDescriptor(
            families: [systemFamily], weight: weight, width: width, slant: slant, metricOverrides: .systemFont)
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
