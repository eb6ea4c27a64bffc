import FolioText
import Testing

/// What must hold of carets, hits and selections for any text at any width.
@Suite("Properties of carets and selections")
struct GeometryProperties {
    private func forEachGeometry(_ body: (String, TextGeometry) -> Void) {
        for environment in [TextEnvironment.uikit, .css] {
            for whiteSpace in [ParagraphStyle.WhiteSpace.preWrap, .normal, .preLine] {
                for seed in 1...60 {
                    var random = RandomText(seed: UInt64(seed))
                    let (string, runs) = randomRuns(&random)
                    let text = PreparedText(
                        runs: runs, paragraph: randomStyle(&random, whiteSpace: whiteSpace), environment: environment)
                    let truncation = [Truncation.tail, .head(), .middle(), .clip][random.next(below: 4)]
                    let layout = text.layout(
                        width: Double(60 + random.next(below: 300)), maximumLines: random.next(below: 3) == 0 ? 2 : 0,
                        truncation: truncation)
                    body(string, TextGeometry(text, layout))
                }
            }
        }
    }

    private func randomRuns(_ random: inout RandomText) -> (String, [TextRun]) {
        var string = ""
        var runs: [TextRun] = []
        for _ in 0...random.next(below: 3) {
            let part = random.text(pieces: 1 + random.next(below: 8))
            let attributes = TextAttributes(
                size: Double(10 + random.next(below: 20)), letterSpacing: random.next(below: 2) == 0 ? 0 : 1.5,
                wordSpacing: random.next(below: 3) == 0 ? 4 : 0,
                baselineOffset: random.next(below: 3) == 0 ? 5 : 0, language: "en")
            runs.append(TextRun(part, attributes))
            string += part
            if random.next(below: 3) == 0 {
                let box = TextAttachment(width: Double(5 + random.next(below: 40)), height: 20, alignment: .middle)
                runs.append(TextRun(box, attributes))
                string += "\u{FFFC}"
            }
        }
        return (string, runs)
    }

    private func randomStyle(_ random: inout RandomText, whiteSpace: ParagraphStyle.WhiteSpace) -> ParagraphStyle {
        let alignment = ParagraphStyle.Alignment.allCases[random.next(below: ParagraphStyle.Alignment.allCases.count)]
        var style = ParagraphStyle(whiteSpace: whiteSpace, alignment: alignment)
        style.hyphens = Hyphens.allCases[random.next(below: 3)]
        if random.next(below: 3) == 0 {
            style.firstLineHeadIndent = 12
            style.headIndent = 7
            style.tailIndent = -9
            style.paragraphSpacing = 11
            style.tabStops = [TabStop(70), TabStop(140, .right), TabStop(200, .center)]
        }
        return style
    }

    private func caretOffsets(_ geometry: TextGeometry, count: Int) -> [Int] {
        var offsets = [geometry.caretOffset(atOrBefore: 0)]
        while let last = offsets.last, last < count {
            let next = geometry.utf16Offset(after: last)
            guard next > last else { break }
            offsets.append(next)
        }
        return offsets
    }

    @Test("Stepping through a text forwards and backwards meets the same places, each a cluster's edge")
    func stepping() {
        forEachGeometry { string, geometry in
            let forwards = caretOffsets(geometry, count: string.utf16.count)
            #expect(forwards.last == string.utf16.count, "\(string.debugDescription)")
            var backwards = [string.utf16.count]
            while let last = backwards.last, last > 0 { backwards.append(geometry.utf16Offset(before: last)) }
            #expect(forwards == backwards.reversed(), "\(string.debugDescription)")
        }
    }

    @Test("A selected line is as wide as the line, without hanging white space, a hyphen and a token")
    func lineWidths() {
        forEachGeometry { string, geometry in
            for line in geometry.layout.lines {
                let body = bodyRange(line, in: string)
                let rects = geometry.selectionRects(for: body)
                let width = rects.reduce(0) { $0 + $1.rect.width }
                #expect(width <= line.width + 1e-3, "\(string.debugDescription) \(line)")
                let shown = geometry.text.glyphRuns(in: line).reduce(0) { $0 + $1.glyphs.count }
                guard !line.isTruncated, shown > 0, !mayEndInHyphen(body, in: string) else { continue }
                // Where a word is broken because nothing fits, a space that would collapse counts as one of its letters.
                let endsInSpace = body.upperBound < line.utf16Range.upperBound
                let space = endsInSpace && geometry.text.paragraph.whiteSpace != .preWrap ? 20.0 : 0
                #expect(width + space >= line.width - 1.0 / 4, "\(string.debugDescription) \(line) \(width)")
                let left = rects.first?.rect.x ?? line.x
                #expect(abs(left - line.x) < 1e-3, "\(string.debugDescription) \(line)")
            }
        }
    }

    @Test("Selections of two parts of a line cover what the selection of both covers")
    func tiling() {
        forEachGeometry { string, geometry in
            for line in geometry.layout.lines {
                let whole = geometry.selectionRects(for: line.utf16Range).reduce(0) { $0 + $1.rect.width }
                for middle in caretOffsets(geometry, count: string.utf16.count)
                where line.utf16Range.contains(middle) {
                    let first = geometry.selectionRects(for: line.utf16Range.lowerBound..<middle)
                    let second = geometry.selectionRects(for: middle..<line.utf16Range.upperBound)
                    let parts = (first + second).reduce(0) { $0 + $1.rect.width }
                    #expect(abs(parts - whole) < 1e-6, "\(string.debugDescription) at \(middle)")
                }
            }
        }
    }

    @Test("Selection rectangles of a line do not overlap and stand from left to right")
    func order() {
        forEachGeometry { string, geometry in
            for line in geometry.layout.lines {
                let rects = geometry.selectionRects(for: line.utf16Range)
                for (left, right) in zip(rects, rects.dropFirst()) {
                    #expect(left.rect.x + left.rect.width <= right.rect.x + 1e-9, "\(string.debugDescription)")
                }
            }
        }
    }

    @Test("A point just inside a character, at either end, finds the caret that stands there")
    func roundTrip() {
        forEachGeometry { string, geometry in
            let offsets = caretOffsets(geometry, count: string.utf16.count)
            for (start, end) in zip(offsets, offsets.dropFirst()) {
                let rects = geometry.selectionRects(for: start..<end)
                guard rects.count == 1, let rect = rects.first, rect.rect.width > 0.01 else { continue }
                let y = rect.rect.y + rect.rect.height / 2
                let inside = min(0.001, rect.rect.width / 4)
                let left = geometry.position(atX: rect.rect.x + inside, y: y)
                let right = geometry.position(atX: rect.rect.x + rect.rect.width - inside, y: y)
                let (leading, trailing) = rect.isRightToLeft ? (right, left) : (left, right)
                #expect(leading == TextPosition(utf16Offset: start), "\(string.debugDescription) \(start)")
                #expect(
                    trailing == TextPosition(utf16Offset: end, affinity: .upstream),
                    "\(string.debugDescription) \(start)..<\(end) \(rect)")
                for position in [leading, trailing] {
                    guard let position else { continue }
                    let caret = geometry.caret(at: position)
                    let edge = (position == leading) == rect.isRightToLeft ? rect.rect.x + rect.rect.width : rect.rect.x
                    #expect(abs(caret.x - edge) < 1e-9, "\(string.debugDescription) \(position)")
                    #expect(caret.y == rect.rect.y)
                }
                let hit = geometry.character(atX: rect.rect.x + rect.rect.width / 4, y: y)
                #expect(hit?.utf16Range.lowerBound == start, "\(string.debugDescription)")
                #expect(abs((hit?.fraction ?? 9) - (rect.isRightToLeft ? 0.75 : 0.25)) < 1e-6)
            }
        }
    }

    @Test("Any point at all finds a place in its line where a caret may stand")
    func anyPoint() {
        forEachGeometry { string, geometry in
            let offsets = Set(caretOffsets(geometry, count: string.utf16.count) + [0])
            for (index, line) in geometry.layout.lines.enumerated() {
                for x in stride(from: -50.0, to: 450, by: 7) {
                    guard let position = geometry.position(atX: x, y: line.y + line.height / 2) else {
                        Issue.record("no position in \(string.debugDescription)")
                        continue
                    }
                    #expect(offsets.contains(position.utf16Offset), "\(string.debugDescription) \(position)")
                    #expect(geometry.lineIndex(at: position) == index, "\(string.debugDescription) \(position)")
                }
            }
        }
    }

    /// A line's characters without white space that hangs at its end.
    private func bodyRange(_ line: TextLine, in string: String) -> Range<Int> {
        let units = Array(string.utf16)
        var end = line.utf16Range.upperBound
        while end > line.utf16Range.lowerBound, [0x20, 0x09, 0x0A, 0x0D, 0x0C, 0x3000].contains(units[end - 1]) {
            end -= 1
        }
        return line.utf16Range.lowerBound..<end
    }

    /// A line that ends in a soft hyphen or in a word may end in a hyphen, which is not text.
    private func mayEndInHyphen(_ range: Range<Int>, in string: String) -> Bool {
        let units = Array(string.utf16)
        guard !range.isEmpty, range.upperBound < units.count else { return false }
        func isLetter(_ unit: UInt16) -> Bool { Unicode.Scalar(unit).map { $0.properties.isAlphabetic } ?? false }
        return units[range.upperBound - 1] == 0xAD
            || (isLetter(units[range.upperBound - 1]) && isLetter(units[range.upperBound]))
    }
}
