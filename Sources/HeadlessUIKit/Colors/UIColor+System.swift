extension UIColor {
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let systemBlue = adaptive(0x007AFF, 0x0A84FF)

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
