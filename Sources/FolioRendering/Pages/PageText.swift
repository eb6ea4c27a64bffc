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

    let runs: [Run]
    let paragraph: ParagraphStyle
    /// Whether it stands on one line that may leave its box.
    let isOneLine: Bool
    /// All of a text that is cut short on its only line; what is shown of it, with the token, is in `runs`.
    let whole: String?
    /// The lines after which a browser cuts the text; nil for no limit.
    let maximumLines: Int?
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

    /// A line that is cut short is written as it is shown: a browser counts the fonts of what it hides on a line, UIKit not.
    ///
    /// Where there are several lines all of the text is written, since a cut word may break elsewhere.
    @MainActor
    init(_ shown: ShownText, view: UIView, maximumLines: Int) {
        let text = shown.placement.text
        let layout = shown.placement.layout
        paragraph = text.paragraph
        var used: [Int: Set<FontFace>] = [:]
        let isCut = layout.lines.last?.isTruncated == true
        let truncation = layout.lines.count == 1 ? layout.lines[0].truncation : nil
        for line in isCut && truncation == nil ? text.layout(width: .infinity).lines : layout.lines {
            for run in text.glyphRuns(in: line) { used[run.runIndex, default: []].insert(run.face) }
        }
        var runs: [Run] = []
        var offset = 0
        for range in text.styledRanges {
            let faces = range.cascade.enumerated().filter { index, face in
                index == 0 || used[range.runIndex]?.contains(face) == true
            }.map(\.element)
            let units = Array(range.string.utf16)
            func add(_ part: Range<Int>) {
                let part = part.clamped(to: offset..<offset + units.count)
                let string = String(
                    decoding: units[part.lowerBound - offset..<part.upperBound - offset], as: UTF16.self)
                for (string, color) in shown.colored(string, from: part.lowerBound, view: view) {
                    runs.append(Run(string: string, attributes: range.attributes, faces: faces, color: color))
                }
            }
            let end = offset + units.count
            if let truncation {
                let hidden = truncation.hiddenRange
                add(offset..<max(offset, min(end, hidden.lowerBound)))
                if range.runIndex == truncation.runIndex {
                    let color = runs.last?.color ?? view.resolved(shown.color)
                    runs.append(
                        Run(string: truncation.token, attributes: range.attributes, faces: faces, color: color))
                }
                add(min(end, max(offset, hidden.upperBound))..<end)
            } else {
                add(offset..<end)
            }
            offset = end
        }
        self.runs = runs
        whole = truncation == nil ? nil : shown.string.string
        self.maximumLines = isCut && truncation == nil ? layout.lines.count : nil
        isOneLine = maximumLines == 1 && !runs.contains { $0.string.contains(where: \.isNewline) }
        let hasAttachments = runs.contains { $0.attributes.attachment != nil }
        lines = text.paragraph.isPlain && !hasAttachments ? nil : Self.lines(layout, runs, text)
    }

    private static func lines(_ layout: TextLayout, _ runs: [Run], _ text: PreparedText) -> [Line] {
        var bottom = 0.0
        let isNormal = text.paragraph.lineHeight == .normal && !runs.contains { $0.attributes.attachment != nil }
        return layout.lines.map { line in
            defer { bottom = line.y + line.height }
            var shown = Self.runs(runs, in: line)
            let isEmpty = shown.isEmpty
            // The font of an empty line says how high it is.
            if isEmpty, var first = runs.first {
                first.string = ""
                shown = [first]
            }
            return Line(
                runs: shown, distance: line.y - bottom, indent: line.x,
                height: isNormal && !isEmpty ? nil : line.height)
        }
    }

    private static func runs(_ runs: [Run], in line: TextLine) -> [Run] {
        var start = 0
        return runs.compactMap { run -> Run? in
            let units = Array(run.string.utf16)
            defer { start += units.count }
            let range = line.utf16Range.clamped(to: start..<start + units.count)
            guard !range.isEmpty else { return nil }
            var part = run
            part.string = String(
                decoding: units[range.lowerBound - start..<range.upperBound - start], as: UTF16.self)
            part.string.removeAll { $0.isNewline }
            return part
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
            let attribute =
                string.attribute(.foregroundColor, at: offset + position, effectiveRange: &range) as? UIColor
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
