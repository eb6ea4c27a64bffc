public import FolioText
public import HeadlessUIKit

/// One thing to draw. Lengths in points, in the coordinates of the group it stands in.
public indirect enum DisplayItem: Sendable {
    case fill(RoundedRectangle, CGColor)
    /// A border inside the rectangle's edge.
    case border(RoundedRectangle, width: CGFloat, CGColor)
    /// Lines from point to point with round ends and corners.
    case stroke([CGPoint], width: CGFloat, CGColor)
    /// Glyphs where they were measured, from the text's top left corner. Coloured glyphs take the colour's alpha alone.
    case glyphs(GlyphRun, origin: CGPoint, CGColor)
    /// A picture's pixels, stretched over a rectangle.
    case image(RasterImage, CGRect)
    case group(DisplayGroup)
}
