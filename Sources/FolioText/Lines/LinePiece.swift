/// A stretch of a line as it stands on the screen: a part of a shaped run, a tab, an attachment, a hyphen or a token.
struct LinePiece {
    enum Kind {
        /// `face` is an index into the style's cascade.
        case text(face: Int)
        case hyphen(face: Int)
        case tab, control, lineBreak, attachment
        /// A truncation token, which is a text of its own.
        case token(PreparedText)
    }

    struct Glyph {
        var id: UInt32
        /// From where the glyphs before it end to its origin; y upwards from the baseline.
        var xOffset: FixedLength
        var yOffset: FixedLength
        /// With the spacing that follows the glyph.
        var advance: FixedLength
        /// The offset of its cluster in the processed text.
        var offset: Int
    }

    var kind: Kind
    var level: UInt8
    var style: Int
    /// In the processed text; empty for what the text does not hold, a hyphen or a token.
    var range: Range<Int>
    /// White space behind the line's body, which its width does not count.
    var hangs: Bool
    /// Pieces of one item, which a browser rounds up together, have one number.
    var item: Int
    /// The left edge, from the text's own; set when the line's pieces are placed.
    var x: FixedLength = 0
    var width: FixedLength
    var glyphs: [Glyph] = []
    var run: ShapedRun?

    var isRightToLeft: Bool { level & 1 != 0 }
}
