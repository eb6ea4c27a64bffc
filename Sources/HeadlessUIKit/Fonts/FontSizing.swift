/// How a font's size follows the reader's preferred text size.
enum FontSizing: Hashable, Sendable {
    case fixed
    case textStyle(UIFont.TextStyle)
    /// A size of the client's own that grows as a text style does.
    case scaled(UIFont.TextStyle, baseSize: CGFloat, maximumSize: CGFloat?)

    /// Points; nil where the size stays as it is.
    func pointSize(in category: UIContentSizeCategory) -> CGFloat? {
        switch self {
        case .fixed: nil
        case .textStyle(let style): DynamicType.pointSize(style, category)
        case .scaled(let style, let baseSize, let maximumSize):
            min(baseSize * DynamicType.scale(style, category), maximumSize ?? .infinity)
        }
    }
}
