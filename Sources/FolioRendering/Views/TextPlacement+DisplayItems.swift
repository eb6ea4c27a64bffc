import FolioText
import HeadlessUIKit

extension TextPlacement {
    /// The glyphs of the lines shown, each run cut where the text's colour changes.
    ///
    /// - Parameters:
    ///   - string: what the text was made of; it has the colours.
    ///   - color: where it has none.
    ///   - view: whose traits choose the colours, and whose bounds a line is cut off at that leaves them.
    ///   - origin: where the zero of the view's coordinates lies in those of the items.
    @MainActor
    func displayItems(
        _ string: NSAttributedString, color: UIColor, in view: UIView, origin: CGPoint
    ) -> [DisplayItem] {
        let textOrigin = CGPoint(x: origin.x + self.origin.x, y: origin.y + self.origin.y)
        let items = layout.lines.flatMap { text.glyphRuns(in: $0) }.flatMap { run in
            Self.colored(run, in: string, color: color, view: view).map {
                DisplayItem.glyphs($0.run, origin: textOrigin, $0.color)
            }
        }
        // UIKit draws into a bitmap of the bounds; only a line that was not broken or truncated to fit can leave them.
        guard layout.lines.contains(where: { $0.x < 0 || $0.x + $0.width > Double(view.bounds.width) }) else {
            return items
        }
        let clip = RoundedRectangle(view.bounds.offsetBy(dx: origin.x, dy: origin.y))
        return [.group(DisplayGroup(items, clip: clip))]
    }

    @MainActor
    private static func colored(
        _ run: GlyphRun, in string: NSAttributedString, color: UIColor, view: UIView
    ) -> [(run: GlyphRun, color: CGColor)] {
        var parts: [(run: GlyphRun, color: CGColor)] = []
        for glyph in run.glyphs {
            // A truncation token stands after the last character shown, maybe at the text's end.
            let index = min(glyph.utf16Offset, string.length - 1)
            let attribute = string.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
            let color = view.resolved(attribute ?? color)
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
