/// A row that is visible, and how far below the content offset it starts.
struct ScrollAnchor: Equatable {
    var place: RowPlace
    var distance: CGFloat
    /// The offset at that moment; who moves it after that has no use for the anchor.
    var contentOffset: CGFloat
}
