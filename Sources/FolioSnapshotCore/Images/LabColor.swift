import Foundation

/// A colour in CIE L*a*b* (1976) under D65, where distances are those that the eye sees.
struct LabColor {
    private var l: Double
    private var a: Double
    private var b: Double

    /// - Parameters: sRGB components from 0 to 1 (IEC 61966-2-1).
    init(red: Double, green: Double, blue: Double) {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (r, g, bl) = (linear(red), linear(green), linear(blue))
        func curve(_ value: Double) -> Double {
            value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
        }
        let x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * bl) / 0.95047)
        let y = curve(0.2126729 * r + 0.7151522 * g + 0.0721750 * bl)
        let z = curve((0.0193339 * r + 0.1191920 * g + 0.9503041 * bl) / 1.08883)
        l = 116 * y - 16
        a = 500 * (x - y)
        b = 200 * (y - z)
    }

    /// ΔE*ab.
    func distance(to other: LabColor) -> Double {
        let (dl, da, db) = (l - other.l, a - other.a, b - other.b)
        return (dl * dl + da * da + db * db).squareRoot()
    }
}
