import FolioText
import HeadlessUIKit

extension ShownText {
    /// The glyphs of the lines shown, each run cut where the text's colour changes, and the pictures of attachments.
    ///
    /// - Parameters:
    ///   - view: whose traits choose the colours, and whose bounds a line is cut off at that leaves them.
    ///   - origin: where the zero of the view's coordinates lies in those of the items.
    func displayItems(in view: UIView, origin: CGPoint) -> [DisplayItem] {
        let textOrigin = CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y)
        let lines = placement.layout.lines
        let glyphs = lines.flatMap { placement.text.glyphRuns(in: $0) }.flatMap { run in
            colored(run, view: view).map { DisplayItem.glyphs($0.run, origin: textOrigin, $0.color) }
        }
        let items = glyphs + lines.flatMap { pictures(in: $0, view: view, origin: textOrigin) }
        // UIKit draws into a bitmap of the bounds; only a line that was not broken or truncated to fit can leave them.
        guard lines.contains(where: { $0.x < 0 || $0.x + $0.width > Double(view.bounds.width) }) else { return items }
        let clip = RoundedRectangle(view.bounds.offsetBy(dx: origin.x, dy: origin.y))
        return [.group(DisplayGroup(items, clip: clip))]
    }

    /// A template is drawn in the text's colour, as the letters around it.
    private func pictures(in line: TextLine, view: UIView, origin: CGPoint) -> [DisplayItem] {
        placement.text.attachments(in: line).flatMap { placed -> [DisplayItem] in
            guard placed.utf16Offset < string.length else { return [] }
            let attributes = string.attributes(at: placed.utf16Offset, effectiveRange: nil)
            guard let image = (attributes[.attachment] as? NSTextAttachment)?.image else { return [] }
            let rect = CGRect(
                x: origin.x + placed.rect.x, y: origin.y + placed.rect.y, width: placed.rect.width,
                height: placed.rect.height)
            let isTemplate = image.isSymbolImage || image.renderingMode == .alwaysTemplate
            let color = attributes[.foregroundColor] as? UIColor ?? color
            return image.displayItems(in: rect, color: isTemplate ? color : nil, view: view)
        }
    }

    private func colored(_ run: GlyphRun, view: UIView) -> [(run: GlyphRun, color: CGColor)] {
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
        if parts.count > 1 { shareString(of: run, among: &parts) }
        return parts
    }

    /// Gives each part the characters that its glyphs stand for; the glyphs' offsets are the clusters' first characters.
    private func shareString(of run: GlyphRun, among parts: inout [(run: GlyphRun, color: CGColor)]) {
        func start(_ run: GlyphRun) -> Int { run.glyphs.map(\.utf16Offset).min() ?? 0 }
        let units = Array(run.string.utf16)
        let runStart = start(run)
        let starts = parts.map { start($0.run) }.sorted()
        for index in parts.indices {
            let own = start(parts[index].run)
            let next = starts.first { $0 > own } ?? runStart + units.count
            let range = (own - runStart)..<(next - runStart)
            parts[index].run.string = String(decoding: units[range.clamped(to: units.indices)], as: UTF16.self)
        }
    }
}
