private import FolioCairo
import FolioText
import HeadlessUIKit

/// A glyph's outline as FreeType's rasterizer takes it, in font units; y grows upwards.
struct GlyphContours {
    let points: [GlyphOutline.Point]
    /// What each point is: on the outline, or a control point of one of the kinds of curves.
    let tags: [CChar]
    /// The last point of each contour.
    let ends: [Int16]
    /// The box around all points, control points among them; empty without any.
    let bounds: CGRect

    /// Nil for an outline of more points than FreeType can count.
    init?(_ outline: GlyphOutline) {
        var points: [GlyphOutline.Point] = []
        var tags: [CChar] = []
        var ends: [Int16] = []
        func add(_ point: GlyphOutline.Point, _ tag: Int32) {
            points.append(point)
            tags.append(CChar(tag))
        }
        func endContour() {
            let end = points.count - 1
            if end > Int(ends.last ?? -1) { ends.append(Int16(clamping: end)) }
        }
        for command in outline.commands {
            switch command {
            case .move(let to):
                endContour()
                add(to, FT_CURVE_TAG_ON)
            case .line(let to): add(to, FT_CURVE_TAG_ON)
            case .quadratic(let control, let to):
                add(control, FT_CURVE_TAG_CONIC)
                add(to, FT_CURVE_TAG_ON)
            case .cubic(let first, let second, let to):
                add(first, FT_CURVE_TAG_CUBIC)
                add(second, FT_CURVE_TAG_CUBIC)
                add(to, FT_CURVE_TAG_ON)
            case .close: endContour()
            }
        }
        endContour()
        guard points.count < Int(Int16.max) else { return nil }
        self.points = points
        self.tags = tags
        self.ends = ends
        guard let first = points.first else {
            bounds = .zero
            return
        }
        var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
        for point in points {
            (minX, minY) = (min(minX, point.x), min(minY, point.y))
            (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
        }
        bounds = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
