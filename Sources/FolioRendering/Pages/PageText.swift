import FolioText
import HeadlessUIKit

/// A text of a page: its runs with their colours, and how it is cut.
struct PageText {
    struct Run {
        var string: String
        var attributes: TextAttributes
        /// The faces that draw the run, in the order in which they are tried; the first always counts.
        var faces: [FontFace]
        var color: CGColor
    }

    /// How a browser is to end the text.
    enum Cut {
        case none
        /// One line that goes on beyond the edge, where an ellipsis may stand.
        case line(hasEllipsis: Bool)
        case lines(Int)
    }

    let runs: [Run]
    let paragraph: ParagraphStyle
    let cut: Cut
    /// Lines to be written one by one, for paragraphs that CSS cannot describe; nil where the text flows by itself.
    let lines: [Line]?

    struct Line {
        var runs: [Run]
        /// Above the line, in points.
        var distance: Double
        var indent: Double
        /// Nil where the line's fonts say it.
        var height: Double?
    }

    @MainActor
    init(_ shown: ShownText, view: UIView, maximumLines: Int) {
        let text = shown.placement.text
        let layout = shown.placement.layout
        paragraph = text.paragraph
        // All of the text counts, shown or not: a browser measures what it hides.
        let whole = text.layout(width: .infinity)
        var used: [Int: Set<FontFace>] = [:]
        for line in whole.lines + layout.lines {
            for run in text.glyphRuns(in: line) { used[run.runIndex, default: []].insert(run.face) }
        }
        var runs: [Run] = []
        var offset = 0
        for range in text.styledRanges {
            let faces = range.cascade.enumerated().filter { index, face in
                index == 0 || used[range.runIndex]?.contains(face) == true
            }.map(\.element)
            for (string, color) in shown.colored(range.string, from: offset, view: view) {
                runs.append(Run(string: string, attributes: range.attributes, faces: faces, color: color))
            }
            offset += range.string.utf16.count
        }
        self.runs = runs
        let isTruncated = layout.lines.last?.isTruncated == true
        let isOneLine = maximumLines == 1 && !runs.contains { $0.string.contains(where: \.isNewline) }
        if isOneLine {
            cut = .line(hasEllipsis: isTruncated)
        } else {
            cut = isTruncated ? .lines(layout.lines.count) : .none
        }
        lines = text.paragraph.isPlain && !runs.contains { $0.attributes.attachment != nil } ? nil : Self.lines(layout, runs, text)
    }

    private static func lines(_ layout: TextLayout, _ runs: [Run], _ text: PreparedText) -> [Line] {
        var bottom = 0.0
        let isNormal = text.paragraph.lineHeight == .normal && !runs.contains { $0.attributes.attachment != nil }
        return layout.lines.map { line in
            defer { bottom = line.y + line.height }
            var start = 0
            let shown = runs.compactMap { run -> Run? in
                let units = Array(run.string.utf16)
                defer { start += units.count }
                let range = line.utf16Range.clamped(to: start..<start + units.count)
                guard !range.isEmpty else { return nil }
                var part = run
                part.string = String(decoding: units[range.lowerBound - start..<range.upperBound - start], as: UTF16.self)
                part.string.removeAll { $0.isNewline }
                return part
            }
            return Line(
                runs: shown.isEmpty ? Array(runs.prefix(1)).map { run in
                    var run = run
                    run.string = ""
                    return run
                } : shown,
                distance: line.y - bottom, indent: line.x, height: isNormal && !shown.isEmpty ? nil : line.height)
        }
    }
}

extension ParagraphStyle {
    /// Whether CSS says all that the style says, and says it alike.
    fileprivate var isPlain: Bool {
        var plain = ParagraphStyle()
        plain.alignment = alignment
        plain.whiteSpace = whiteSpace
        plain.wordBreak = wordBreak
        plain.lineBreak = lineBreak
        plain.lineBreakStrategy = lineBreakStrategy.isEmpty ? [] : lineBreakStrategy
        if case .fixed = lineHeight { plain.lineHeight = lineHeight }
        return self == plain && lineBreakStrategy.isEmpty
    }
}

extension ShownText {
    /// A part of the text, cut where its colour changes.
    fileprivate func colored(_ part: String, from offset: Int, view: UIView) -> [(String, CGColor)] {
        let units = Array(part.utf16)
        var parts: [(String, CGColor)] = []
        var position = 0
        while position < units.count, offset + position < string.length {
            var range = NSRange()
            let attribute = string.attribute(.foregroundColor, at: offset + position, effectiveRange: &range) as? UIColor
            let end = min(units.count, max(position + 1, range.location + range.length - offset))
            let color = view.resolved(attribute ?? color)
            let piece = String(decoding: units[position..<end], as: UTF16.self)
            if let last = parts.indices.last, parts[last].1 == color {
                parts[last].0 += piece
            } else {
                parts.append((piece, color))
            }
            position = end
        }
        return parts
    }
}
