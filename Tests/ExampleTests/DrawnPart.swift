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

    private struct Key: Hashable {
        let face: FontFace
        let glyph: UInt32
    }

    private var inks: [Key: CGRect?] = [:]

    init(name: String, rect: CGRect) {
        self.name = name
        self.rect = rect
    }

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
                if let clip = group.clip, Self.cuts(clip.rect, rect) { isClipped = true }
                add(group.items)
            case .fill, .border, .stroke, .image: break
            }
        }
    }

    /// Whether a clip cuts off more than a hundredth of a point; edge by edge, since `contains` adds up rounded widths.
    private static func cuts(_ clip: CGRect, _ rect: CGRect) -> Bool {
        clip.minX - rect.minX > 0.01 || clip.minY - rect.minY > 0.01 || rect.maxX - clip.maxX > 0.01
            || rect.maxY - clip.maxY > 0.01
    }

    private mutating func add(_ run: GlyphRun, _ origin: CGPoint) {
        for glyph in run.glyphs {
            let (x, y) = (Double(origin.x) + glyph.x, Double(origin.y) + glyph.y)
            guard let unit = ink(of: glyph.id, in: run.face) else { continue }
            let scale = run.face.hasColorGlyphs ? run.size : run.size / Double(run.face.unitsPerEm)
            let ink = CGRect(
                x: x + unit.minX * scale, y: y + unit.minY * scale, width: unit.width * scale,
                height: unit.height * scale)
            glyphs.append(Glyph(ink: ink, text: run.string))
        }
    }

    /// What a glyph inks about its origin, y downwards: in font units, of a picture in ems; nil for a blank.
    private mutating func ink(of glyph: UInt32, in face: FontFace) -> CGRect? {
        let key = Key(face: face, glyph: glyph)
        if let known = inks[key] { return known }
        var ink: CGRect?
        if let bitmap = face.bitmap(glyph: glyph) {
            let em = bitmap.pixelsPerEm
            ink = CGRect(
                x: Double(bitmap.left) / em, y: -Double(bitmap.top) / em, width: Double(bitmap.width) / em,
                height: Double(bitmap.height) / em)
        } else {
            let points = face.outline(glyph: glyph).commands.compactMap { command -> GlyphOutline.Point? in
                switch command {
                case .move(let to), .line(let to), .quadratic(_, let to), .cubic(_, _, let to): to
                case .close: nil
                }
            }
            let (xs, ys) = (points.map(\.x), points.map(\.y))
            if let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() {
                ink = CGRect(x: minX, y: -maxY, width: maxX - minX, height: maxY - minY)
            }
        }
        inks[key] = .some(ink)
        return ink
    }
}
