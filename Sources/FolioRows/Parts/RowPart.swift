/// A box of a ready-made row: a text or an icon.
public enum RowPart: Hashable, Sendable {
    case text(RowText)
    case icon(RowIcon)
}
