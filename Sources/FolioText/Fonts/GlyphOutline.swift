/// The shape of a glyph: closed contours of lines and curves, filled by the non-zero winding rule.
///
/// Lengths are in font units from the glyph's origin; y grows upwards, as in the font. Empty for a space.
public struct GlyphOutline: Hashable, Sendable {
    public struct Point: Hashable, Sendable {
        public var x: Double
        public var y: Double

        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    public enum Command: Hashable, Sendable {
        /// Begins a contour; the one before it is closed.
        case move(to: Point)
        case line(to: Point)
        /// TrueType's curves.
        case quadratic(control: Point, to: Point)
        /// PostScript's (CFF) curves.
        case cubic(Point, Point, to: Point)
        case close
    }

    public var commands: [Command]

    public init(commands: [Command] = []) { self.commands = commands }
}
