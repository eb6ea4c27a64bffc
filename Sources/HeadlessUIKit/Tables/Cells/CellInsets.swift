/// What a table keeps free of content at the sides of its cells, headers and footers, besides their own controls. Points.
struct CellInsets: Hashable, Sendable {
    /// How far the safe area reaches into a row, where `insetsContentViewsToSafeArea` holds.
    var left: CGFloat = 0
    var right: CGFloat = 0
    /// Added to both side margins so that lines stay readable, where `cellLayoutMarginsFollowReadableWidth` holds.
    var margin: CGFloat = 0
}
