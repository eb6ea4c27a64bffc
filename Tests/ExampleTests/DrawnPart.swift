import FolioRendering
import FolioText
import Foundation
import UIKit

/// A row, header or footer of a picture with the glyphs that are drawn in it.
struct DrawnPart {
    struct Glyph {
        /// What is inked, in the picture's coordinates.
        var ink: CGRect
        var text: String
    }

    var name: String
    var rect: CGRect
    var glyphs: [Glyph] = []
    /// Whether some of it is cut off by a clip.
    var isClipped = false

    static func all(in list: DisplayList) -> [DrawnPart] {
        list.items.flatMap { item -> [DrawnPart] in parts(in: item) }
    }

    private static func parts(in item: DisplayItem) -> [DrawnPart] {
        guard case .group(let group) = item else { return [] }
        guard let part = group.part else { return group.items.flatMap(parts) }
        var drawn = DrawnPart(name: part.part.description, rect: part.rect)
        drawn.add(group.items)
        return [drawn]
    }

    private mutating func add(_ items: [DisplayItem]) {
        for item in items {
            switch item {
            case .glyphs(let run, let origin, _): add(run, origin)
            case .group(let group):
                if let clip = group.clip, !clip.rect.insetBy(dx: -0.01, dy: -0.01).contains(rect) { isClipped = true }
                add(group.items)
            case .fill, .border, .stroke, .image: break
            }
        }
    }

    private mutating func add(_ run: GlyphRun, _ origin: CGPoint) {
        let scale = run.size / Double(run.face.unitsPerEm)
        for glyph in run.glyphs {
            let (x, y) = (Double(origin.x) + glyph.x, Double(origin.y) + glyph.y)
            var ink: CGRect?
            if let bitmap = run.face.bitmap(glyph: glyph.id) {
                let scale = run.size / bitmap.pixelsPerEm
                ink = CGRect(
                    x: x + Double(bitmap.left) * scale, y: y - Double(bitmap.top) * scale,
                    width: Double(bitmap.width) * scale, height: Double(bitmap.height) * scale)
            } else {
                let points = run.face.outline(glyph: glyph.id).commands.flatMap { command -> [GlyphOutline.Point] in
                    switch command {
                    case .move(let to), .line(let to): [to]
                    case .quadratic(_, let to), .cubic(_, _, let to): [to]
                    case .close: []
                    }
                }
                let (xs, ys) = (points.map(\.x), points.map(\.y))
                if let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() {
                    ink = CGRect(
                        x: x + minX * scale, y: y - maxY * scale, width: (maxX - minX) * scale,
                        height: (maxY - minY) * scale)
                }
            }
            if let ink { glyphs.append(Glyph(ink: ink, text: run.string)) }
        }
    }
}
