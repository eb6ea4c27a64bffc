extension UIColor {
    // MARK: Fixed

    public static let clear = UIColor(white: 0, alpha: 0)
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    /// For text on light backgrounds, in every appearance.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// For text on dark backgrounds, in every appearance.
    public static let lightText = UIColor(white: 1, alpha: 0.6)

    // MARK: Light and dark (Apple's Human Interface Guidelines, iOS system colours)

    public static let systemRed = adaptive(0xFF3B30, 0xFF453A)
    public static let systemOrange = adaptive(0xFF9500, 0xFF9F0A)
    public static let systemYellow = adaptive(0xFFCC00, 0xFFD60A)
    public static let systemGreen = adaptive(0x34C759, 0x30D158)
    public static let systemMint = adaptive(0x00C7BE, 0x63E6E2)
    public static let systemTeal = adaptive(0x30B0C7, 0x40CBE0)
    public static let systemCyan = adaptive(0x32ADE6, 0x64D2FF)
    public static let systemBlue = adaptive(0x007AFF, 0x0A84FF)
    public static let systemIndigo = adaptive(0x5856D6, 0x5E5CE6)
    public static let systemPurple = adaptive(0xAF52DE, 0xBF5AF2)
    public static let systemPink = adaptive(0xFF2D55, 0xFF375F)
    public static let systemBrown = adaptive(0xA2845E, 0xAC8E68)
    public static let systemGray = adaptive(0x8E8E93, 0x8E8E93)
    public static let systemGray2 = adaptive(0xAEAEB2, 0x636366)
    public static let systemGray3 = adaptive(0xC7C7CC, 0x48484A)
    public static let systemGray4 = adaptive(0xD1D1D6, 0x3A3A3C)
    public static let systemGray5 = adaptive(0xE5E5EA, 0x2C2C2E)
    public static let systemGray6 = adaptive(0xF2F2F7, 0x1C1C1E)

    // MARK: By role

    public static let label = adaptive(0x000000, 0xFFFFFF)
    public static let secondaryLabel = adaptive(0x3C3C43, 0xEBEBF5, alpha: 0.6)
    public static let tertiaryLabel = adaptive(0x3C3C43, 0xEBEBF5, alpha: 0.3)
    public static let quaternaryLabel = adaptive(0x3C3C43, 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16)
    public static let placeholderText = adaptive(0x3C3C43, 0xEBEBF5, alpha: 0.3)
    public static let link = adaptive(0x007AFF, 0x0984FF)
    public static let separator = adaptive(0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6)
    public static let opaqueSeparator = adaptive(0xC6C6C8, 0x38383A)
    public static let systemBackground = adaptive(0xFFFFFF, 0x000000)
    public static let secondarySystemBackground = adaptive(0xF2F2F7, 0x1C1C1E)
    public static let tertiarySystemBackground = adaptive(0xFFFFFF, 0x2C2C2E)
    public static let systemGroupedBackground = adaptive(0xF2F2F7, 0x000000)
    public static let secondarySystemGroupedBackground = adaptive(0xFFFFFF, 0x1C1C1E)
    public static let tertiarySystemGroupedBackground = adaptive(0xF2F2F7, 0x2C2C2E)
    public static let systemFill = adaptive(0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36)
    public static let secondarySystemFill = adaptive(0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32)
    public static let tertiarySystemFill = adaptive(0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24)
    public static let quaternarySystemFill = adaptive(0x747480, 0x767680, alpha: 0.08, darkAlpha: 0.18)

    /// A colour for each appearance, in 0xRRGGBB with an alpha apart.
    private static func adaptive(
        _ light: UInt32, _ dark: UInt32, alpha: CGFloat = 1, darkAlpha: CGFloat? = nil
    ) -> UIColor {
        let lightColor = UIColor(hex: light, alpha: alpha)
        let darkColor = UIColor(hex: dark, alpha: darkAlpha ?? alpha)
        return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
    }

    private convenience init(hex: UInt32, alpha: CGFloat) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
    }
}
