import FolioText
import HeadlessUIKit

extension UILabel: ContentDrawing {
    /// The glyphs of the lines shown, each run cut where the text's colour changes.
    func contentItems(origin: CGPoint) -> [DisplayItem] {
        guard let placement = textPlacement, let string = attributedText else { return [] }
        let textOrigin = CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y)
        let items = placement.layout.lines.flatMap { placement.text.glyphRuns(in: $0) }.flatMap { run in
            colored(run, in: string).map { DisplayItem.glyphs($0.run, origin: textOrigin, $0.color) }
        }
        // UIKit draws into a bitmap of the bounds; only a line that was not broken or truncated to fit can leave them.
        guard placement.layout.lines.contains(where: { $0.x < 0 || $0.x + $0.width > Double(bounds.width) }) else {
            return items
        }
        let clip = RoundedRectangle(bounds.offsetBy(dx: origin.x, dy: origin.y))
        return [.group(DisplayGroup(items, clip: clip))]
    }

    private func colored(_ run: GlyphRun, in string: NSAttributedString) -> [(run: GlyphRun, color: CGColor)] {
        var parts: [(run: GlyphRun, color: CGColor)] = []
        for glyph in run.glyphs {
            // A truncation token stands after the last character shown, maybe at the text's end.
            let index = min(glyph.utf16Offset, string.length - 1)
            let attribute = string.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
            let color = resolved(attribute ?? textColor)
            if let last = parts.indices.last, parts[last].color == color {
                parts[last].run.glyphs.append(glyph)
            } else {
                var part = run
                part.glyphs = [glyph]
                parts.append((part, color))
            }
        }
        return parts
    }
}
