/// From what a client's questions are answered that come while it is asked for heights; seldom made, as few ask any.
enum LayoutWhileMeasuring {
    /// What was known before; the other heights count as 0.
    case known(TableHeights)
    case made(TableLayout)

    var layout: TableLayout {
        switch self {
        case .known(let heights): TableLayout(heights.withoutUnknown())
        case .made(let layout): layout
        }
    }
}
