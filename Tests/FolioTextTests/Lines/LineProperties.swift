import Testing

@testable import FolioText

/// What must hold for any text at any width, over random mixes of scripts.
@Suite("Properties of lines")
struct LineProperties {
    private static let environments: [TextEnvironment] = [.uikit, .css]

    private func forEachText(_ body: (String, PreparedText, inout RandomText) -> Void) {
        for environment in LineProperties.environments {
            for seed in 1...150 {
                var random = RandomText(seed: UInt64(seed))
                let string = random.text(pieces: 1 + random.next(below: 25))
                let attributes = TextAttributes(size: Double(10 + random.next(below: 20)))
                body(string, PreparedText(string, attributes: attributes, environment: environment), &random)
            }
        }
    }

    @Test("Measuring, laying out and counting agree, and the lines cover the text")
    func agreement() {
        forEachText { string, text, random in
            for _ in 0..<6 {
                let width = Double(random.next(below: 400))
                let measurement = text.measure(width: width)
                let layout = text.layout(width: width)
                #expect(measurement.lineCount == layout.lines.count)
                #expect(measurement.height == layout.height)
                #expect(measurement.width == layout.width)
                var end = 0
                for line in layout.lines {
                    #expect(line.utf16Range.lowerBound == end, "\(string.debugDescription)")
                    end = line.utf16Range.upperBound
                }
                #expect(end == string.utf16.count, "\(string.debugDescription)")
            }
        }
    }

    /// But for a browser's text with soft hyphens: what it makes of a hyphen without room depends on how wide the line may be.
    /// Chromium differs so too; `LineBreakRulesTests` has an example of it.
    @Test("A text laid out at its own measured width has the same lines")
    func ownWidth() {
        forEachText { string, text, random in
            guard !text.isBrowser || !string.utf16.contains(0xAD) else { return }
            let width = Double(20 + random.next(below: 400))
            let layout = text.layout(width: width)
            guard layout.width <= width else { return }
            let again = text.layout(width: layout.width)
            #expect(
                again.lines.map(\.utf16Range) == layout.lines.map(\.utf16Range),
                "\(string.debugDescription) at \(width)")
        }
    }

    /// The line's own pieces are shaped with HarfBuzz, each in its context, and nothing stored is used: what the edges of a line
    /// are on both sides of a break must come out the same.
    @Test("Breaking from stored advances equals shaping each line by itself")
    func shapedAlone() {
        var styles = ParagraphStyle.WordBreak.allCases.map { ParagraphStyle(wordBreak: $0) }
        styles.append(ParagraphStyle(overflowWrap: .anywhere))
        for environment in LineProperties.environments {
            for seed in 1...1500 {
                var random = RandomText(seed: UInt64(seed))
                // Tabs are as wide as their place asks, and a soft hyphen at the end shows another character.
                let string = random.text(pieces: 1 + random.next(below: 25)).filter { $0 != "\t" && $0 != "\u{AD}" }
                let attributes = TextAttributes(
                    size: Double(10 + random.next(below: 20)), letterSpacing: seed % 5 == 0 ? 1.25 : 0)
                let text = PreparedText(
                    string, attributes: attributes, paragraph: styles[seed % styles.count], environment: environment)
                let width = Double(random.next(below: 300))
                for line in text.layout(width: width).lines {
                    #expect(
                        line.width == text.widthShapedAlone(line),
                        "\(string.debugDescription) at \(width): \(line.utf16Range)")
                }
            }
        }
    }

    @Test("At its max-content width a paragraph has one line")
    func maxContent() {
        forEachText { string, text, _ in
            let paragraphs = text.measure(width: .infinity).lineCount
            #expect(text.measure(width: text.maxContentWidth).lineCount == paragraphs, "\(string.debugDescription)")
        }
    }

    @Test("A wider box never has more lines")
    func monotone() {
        forEachText { string, text, _ in
            var last = Int.max
            for width in stride(from: 40.0, to: 500, by: 23) {
                let count = text.measure(width: width).lineCount
                #expect(count <= last, "\(string.debugDescription) at \(width)")
                last = count
            }
        }
    }

    @Test("Glyphs stand inside their line, in the order of the screen")
    func glyphs() {
        forEachText { string, text, random in
            let layout = text.layout(width: Double(60 + random.next(below: 300)))
            for line in layout.lines {
                let runs = text.glyphRuns(in: line)
                for run in runs { #expect(run.glyphs.allSatisfy { $0.id < 70_000 && $0.x.isFinite && $0.y.isFinite }) }
            }
        }
    }

    @Test("The order of calls and the number of threads change nothing")
    func threads() async {
        var random = RandomText(seed: 7)
        let strings = (0..<60).map { _ in random.text(pieces: 12) }
        let widths = [30.0, 90, 150, 320]
        func heights(_ strings: [String]) -> [[Double]] {
            strings.map { string in
                let text = PreparedText(string, attributes: TextAttributes(size: 17), environment: .css)
                return widths.map { text.measure(width: $0).height }
            }
        }
        let alone = heights(strings)
        await withTaskGroup(of: [[Double]].self) { group in
            for _ in 0..<4 { group.addTask { heights(strings.reversed()).reversed() } }
            for await together in group { #expect(together == alone) }
        }
    }

    @Test("Any order of asking gives a text the same lines")
    func order() {
        forEachText { string, text, random in
            let widths = (0..<5).map { _ in Double(random.next(below: 300)) }
            let layouts = widths.map { text.layout(width: $0) }
            for index in widths.indices.reversed() {
                _ = text.measure(width: widths[(index + 2) % widths.count])
                #expect(text.layout(width: widths[index]) == layouts[index], "\(string.debugDescription)")
            }
        }
    }
}

extension PreparedText {
    /// The width of a line by shaping its piece of each run, as far as the white space that hangs. Points.
    fileprivate func widthShapedAlone(_ line: TextLine) -> Double {
        let range = processedOffset(line.utf16Range.lowerBound)..<processedOffset(line.utf16Range.upperBound)
        var bodyEnd = range.upperBound
        while bodyEnd > range.lowerBound, hangs(at: bodyEnd - 1) { bodyEnd -= 1 }
        var width: FixedLength = 0
        for item in items {
            var itemWidth: FixedLength = 0
            for run in runs where run.start >= item.start && run.end <= item.end {
                let piece = run.range.clamped(to: range)
                guard !piece.isEmpty else { continue }
                Shaper.forEachCluster(shapingUnits, range: piece, run: run, style: styles[Int(run.style)]) {
                    offset, advance, _ in
                    if offset < bodyEnd { itemWidth += advance }
                }
            }
            width += isBrowser ? Fixed.roundedUpToLayoutUnit(itemWidth) : itemWidth
        }
        return Fixed.points(width)
    }
}
