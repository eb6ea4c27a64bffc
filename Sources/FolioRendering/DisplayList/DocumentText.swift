/// How a document that can carry fonts, SVG or PDF, shows text.
public enum DocumentText: Hashable, Sendable {
    /// Each glyph's outline: the same picture everywhere.
    case outlines
    /// Text that can be selected, searched and copied, with its fonts in the file: whole ones in SVG, the glyphs used in PDF.
    case embeddedFonts
}
