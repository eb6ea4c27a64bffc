import HeadlessUIKit

extension CGColor {
    /// The same colour at another opacity.
    func withAlpha(_ alpha: CGFloat) -> CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}
