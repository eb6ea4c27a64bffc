import FolioText
import Testing

/// What must hold for any text in any paragraph style, over random mixes of scripts.
@Suite("Properties of paragraphs")
struct ParagraphProperties {
    private struct Sample {
        var string: String
        var attributes: TextAttributes
        var text: PreparedText
        var name: String { "\(string.debugDescription) \(text.paragraph)" }
    }

    private func forEachText(_ body: (Sample, inout RandomText) -> Void) {
        for environment in [TextEnvironment.uikit, .css] {
            for seed in 1...120 {
                var random = RandomText(seed: UInt64(seed + 1000))
                let string = random.text(pieces: 1 + random.next(below: 20))
                let attributes = TextAttributes(size: Double(10 + random.next(below: 12)))
                let text = PreparedText(
                    string, attributes: attributes, paragraph: style(&random), environment: environment)
                body(Sample(string: string, attributes: attributes, text: text), &random)
            }
        }
    }

    private func style(_ random: inout RandomText) -> ParagraphStyle {
        func some(_ values: [Double]) -> Double { values[random.next(below: values.count)] }
        var style = ParagraphStyle()
        style.alignment = ParagraphStyle.Alignment.allCases[random.next(below: 6)]
        style.firstLineHeadIndent = some([0, 0, 13.3, 40])
        style.headIndent = some([0, 0, 7, 25.1])
        style.tailIndent = some([0, 0, -10.2, 90, 200])
        style.paragraphSpacing = some([0, 5])
        style.lineHeight =
            [.normal, .fixed(22), .multiple(1.3), .multiple(1, minimum: 20, maximum: 24)][
                random.next(below: 4)]
        style.lineBreakStrategy = random.next(below: 2) == 0 ? [] : .pushOut
        let alignments = TabStop.Alignment.allCases
        style.tabStops = (0..<random.next(below: 3)).map {
            TabStop(Double(30 + 45 * $0), alignments[random.next(below: alignments.count)])
        }
        style.defaultTabInterval = some([0, 28])
        return style
    }

    @Test("Measuring, laying out and counting agree, and the lines cover the text")
    func agreement() {
        forEachText { sample, random in
            let (text, name) = (sample.text, sample.name)
            for _ in 0..<4 {
                let width = Double(random.next(below: 400))
                let maximum = random.next(below: 4)
                let measurement = text.measure(width: width, maximumLines: maximum)
                let layout = text.layout(width: width, maximumLines: maximum, truncation: .clip)
                #expect(measurement.lineCount == layout.lines.count, "\(name)")
                #expect(measurement.height == layout.height, "\(name)")
                #expect(measurement.width == layout.width, "\(name)")
                var end = 0
                for line in text.layout(width: width).lines {
                    #expect(line.utf16Range.lowerBound == end, "\(name)")
                    end = line.utf16Range.upperBound
                }
                #expect(end == text.layout(width: .infinity).lines.last?.utf16Range.upperBound, "\(name)")
            }
        }
    }

    @Test("Lines stand between their indents, and glyphs inside their line")
    func places() {
        forEachText { sample, random in
            let (text, name) = (sample.text, sample.name)
            let style = text.paragraph
            let width = Double(60 + random.next(below: 300))
            let layout = text.layout(width: width)
            let room = style.tailIndent > 0 ? min(width, style.tailIndent) : width + style.tailIndent
            for line in layout.lines where line.width < room - max(style.headIndent, style.firstLineHeadIndent) {
                #expect(line.x >= -0.02 && line.x + line.width <= width + 0.02, "\(name) at \(width)")
                if line.stretch > 0 {
                    let indents = [style.headIndent, style.firstLineHeadIndent]
                    #expect(indents.contains { abs(line.width + $0 - room) < 0.05 }, "\(name) at \(width)")
                }
            }
            for line in layout.lines {
                let runs = text.glyphRuns(in: line)
                let xs = runs.flatMap(\.glyphs).map(\.x)
                // A mark may stand out to the left of its letter, a letter's box by little.
                #expect(xs.allSatisfy { $0 > line.x - 12 && $0 < line.x + line.width + 12 }, "\(name) at \(width)")
            }
        }
    }

    @Test("A text laid out at its own measured width has the same lines")
    func ownWidth() {
        forEachText { sample, random in
            let (text, name) = (sample.text, sample.name)
            let width = Double(60 + random.next(below: 400))
            let layout = text.layout(width: width)
            guard layout.width <= width, layout.width > 60, text.paragraph.tabStops.isEmpty else { return }
            #expect(
                text.layout(width: layout.width).lines.map(\.utf16Range) == layout.lines.map(\.utf16Range),
                "\(name) at \(width)")
        }
    }

    @Test("What a truncated line shows fits, in whole grapheme clusters, and its glyphs are those of what it shows")
    func truncation() {
        forEachText { sample, random in
            let (text, name) = (sample.text, sample.name)
            let string = sample.string
            for truncation in [Truncation.head, .middle, .tail, .middle(token: "[more]")] {
                let width = Double(40 + random.next(below: 300))
                let maximum = 1 + random.next(below: 3)
                let layout = text.layout(width: width, maximumLines: maximum, truncation: truncation)
                #expect(layout.lines.count == text.measure(width: width, maximumLines: maximum).lineCount)
                #expect(layout.height == text.measure(width: width, maximumLines: maximum).height)
                guard let line = layout.lines.last, let hidden = line.truncation?.hiddenRange else { continue }
                #expect(line.utf16Range.upperBound == string.utf16.count)
                let token = PreparedText(
                    line.truncation!.token, attributes: sample.attributes, environment: text.environment)
                #expect(line.width <= max(width, token.maxContentWidth), "\(name) at \(width)")
                for range in line.shownRanges {
                    // A line itself may begin with a mark on the space before it.
                    for offset in [range.lowerBound, range.upperBound] where offset != line.utf16Range.lowerBound {
                        #expect(isBoundary(offset, in: string), "\(name) at \(width): \(offset)")
                    }
                }
                for glyph in text.glyphRuns(in: line).flatMap(\.glyphs) {
                    let isShown = line.shownRanges.contains { $0.contains(glyph.utf16Offset) }
                    #expect(isShown || glyph.utf16Offset == hidden.lowerBound, "\(name) at \(width)")
                }
            }
        }
    }

    private func isBoundary(_ offset: Int, in string: String) -> Bool {
        let index = String.Index(utf16Offset: offset, in: string)
        return index == string.endIndex || string.indices.contains(index)
    }
}
