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
        let glyphs = lines.flatMap { placement.text.glyphRuns(in: $0) }.flatMap { parts(of: $0, view: view) }
        var items = glyphs.map { item(of: $0, color: $0.color, origin: textOrigin) }
        items += lines.flatMap { pictures(in: $0, view: view, origin: textOrigin) }
        if let shadow {
            let origin = CGPoint(x: textOrigin.x + shadow.offset.width, y: textOrigin.y + shadow.offset.height)
            let color = view.resolved(shadow.color)
            items = glyphs.map { item(of: $0, color: color, origin: origin) } + items
        }
        if alpha < 1 { items = [.group(DisplayGroup(items, alpha: alpha))] }
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

    /// Glyphs of one colour and shape.
    private struct Part {
        var run: GlyphRun
        let color: CGColor
        let horizontalScale: Double
        let obliqueness: Double

        func hasShape(of other: Part) -> Bool {
            color == other.color && horizontalScale == other.horizontalScale && obliqueness == other.obliqueness
        }
    }

    private func item(of part: Part, color: CGColor, origin: CGPoint) -> DisplayItem {
        guard part.horizontalScale != 1 || part.obliqueness != 0, let baseline = part.run.glyphs.first?.y else {
            return .glyphs(part.run, origin: origin, color)
        }
        // The shape is made at the baseline, from glyphs that stand closer by as much as it widens them.
        var run = part.run
        for index in run.glyphs.indices {
            let leaning = part.obliqueness * (baseline - run.glyphs[index].y)
            run.glyphs[index].x = (run.glyphs[index].x - leaning) / part.horizontalScale
            run.glyphs[index].y -= baseline
        }
        let shape = CGAffineTransform(
            a: part.horizontalScale, b: 0, c: -part.obliqueness, d: 1, tx: origin.x, ty: origin.y + baseline)
        return .group(DisplayGroup([.glyphs(run, origin: .zero, color)], transform: shape))
    }

    private func parts(of run: GlyphRun, view: UIView) -> [Part] {
        var parts: [Part] = []
        var shape: Part?
        var range = NSRange(location: 0, length: 0)
        for glyph in run.glyphs {
            // A truncation token stands after the last character shown, maybe at the text's end.
            let index = min(glyph.utf16Offset, string.length - 1)
            if shape == nil || !NSLocationInRange(index, range) {
                let attributes = string.attributes(at: index, effectiveRange: &range)
                shape = Part(
                    run: run, color: view.resolved(attributes[.foregroundColor] as? UIColor ?? color),
                    horizontalScale: NSAttributedString.horizontalScale(attributes),
                    obliqueness: NSAttributedString.obliqueness(attributes))
            }
            guard var part = shape else { continue }
            if let last = parts.indices.last, parts[last].hasShape(of: part) {
                parts[last].run.glyphs.append(glyph)
            } else {
                part.run.glyphs = [glyph]
                parts.append(part)
            }
        }
        if parts.count > 1 { shareString(of: run, among: &parts) }
        return parts
    }

    /// Gives each part the characters that its glyphs stand for; the glyphs' offsets are the clusters' first characters.
    private func shareString(of run: GlyphRun, among parts: inout [Part]) {
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
