/// How a font's ascent and descent become a line's height, and how widths are rounded.
public enum LineMetricsRule: Hashable, Sendable {
    /// Ascent + descent in points (+ leading between lines); a label's size is rounded up to 1/`scale`.
    case uikit(scale: Double)
    /// A browser's: ascent, descent and line gap rounded to whole pixels, widths to 1/64 of one.
    case css

    /// A device with three pixels to the point.
    public static let uikit = LineMetricsRule.uikit(scale: 3)

    /// Rounds a label's width or height up to a whole pixel of the device; a browser's box is as it is.
    public func roundedUpToPixel(_ length: Double) -> Double {
        switch self {
        case .css: length
        case .uikit(let scale): LineMetricsRule.roundedUp(length * scale) / scale
        }
    }

    /// Rounds a row's, header's or footer's height: up to a whole point in UIKit, not at all in a browser.
    public func roundedRowHeight(_ height: Double) -> Double {
        switch self {
        case .css: height
        case .uikit: LineMetricsRule.roundedUp(height)
        }
    }

    /// The size that a face's glyphs are set in, with `size-adjust`.
    ///
    /// A browser cuts it to 1/100 px, in 32-bit arithmetic (Blink's `EffectiveFontSize`): 16.3 px become 16.29.
    func glyphSize(_ size: Double, overrides: FontMetricOverrides?) -> Double {
        let adjust = overrides?.sizeAdjust ?? 1
        switch self {
        case .uikit: return size * adjust
        case .css: return Double((Float(size) * Float(adjust) * 100).rounded(.down) / 100)
        }
    }

    /// A length that is a whole number but for the last bits, as sums of thirds of a point are, must not gain one; nothing is 0, not −0.
    private static func roundedUp(_ length: Double) -> Double { (length - tolerance).rounded(.up) + 0 }

    private static let tolerance = 1e-6
}
