import FolioText
import Testing

@Suite("Agreement with a browser")
struct BrowserAgreementTests {
    @Test("Every text breaks where Chromium breaks it")
    func lines() throws {
        for text in try BrowserTexts.load().cases {
            let ranges = text.prepared().layout(width: text.width).lines.map {
                [$0.utf16Range.lowerBound, $0.utf16Range.upperBound]
            }
            #expect(ranges == text.expected.lines.map { [Int($0[0]), Int($0[1])] }, "\(text.id) at \(text.width)")
        }
    }

    @Test("Every line is as high as Chromium's and has its baseline where Chromium has it")
    func heights() throws {
        for text in try BrowserTexts.load().cases {
            let layout = text.prepared().layout(width: text.width)
            #expect(layout.height == text.expected.h, "\(text.id)")
            guard layout.lines.count == text.expected.lines.count else { continue }
            for (line, expected) in zip(layout.lines, text.expected.lines) {
                #expect(line.height == expected[3], "\(text.id) \(line.utf16Range)")
                #expect(line.baseline == expected[4], "\(text.id) \(line.utf16Range)")
            }
        }
    }

    /// A browser rounds every bidi run of a line up to 1/64 for itself, and 32-bit floats may turn a sum over.
    @Test("Every line is as wide as Chromium's, to 1/64 of a pixel a run")
    func widths() throws {
        for text in try BrowserTexts.load().cases {
            let prepared = text.prepared()
            let layout = prepared.layout(width: text.width)
            let isMixed = text.text.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
            let slack = (isMixed ? 6.0 : 2) / 64
            for (line, expected) in zip(layout.lines, text.expected.lines) {
                #expect(
                    abs(line.width - expected[2]) <= slack,
                    "\(text.id) \(line.utf16Range): \(line.width), \(expected[2])")
            }
            #expect(abs(prepared.maxContentWidth - text.expected.max) <= slack, "\(text.id) max")
        }
    }

    /// Among them the widest piece, which Chromium finds in a pass of its own.
    @Test("The texts that differ in lines, heights or widths are those that RESIDUALS.md lists")
    func residuals() throws {
        let cases = try BrowserTexts.load().cases
        #expect(cases.count == 1148)
        let differing = cases.filter { !$0.agrees(slack: slack($0)) }.map(\.id)
        #expect(Set(differing) == (try BrowserResiduals.ids()))
    }

    private func slack(_ text: BrowserTexts.Case) -> Double {
        let isMixed = text.text.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
        return (isMixed ? 6.0 : 2) / 64
    }
}

extension BrowserTexts.Case {
    fileprivate func agrees(slack: Double) -> Bool {
        let text = prepared()
        let layout = text.layout(width: width)
        guard layout.lines.count == expected.lines.count, layout.height == expected.h,
            abs(text.maxContentWidth - expected.max) <= slack, abs(text.minContentWidth - expected.min) <= slack
        else { return false }
        return zip(layout.lines, expected.lines).allSatisfy { line, expected in
            line.utf16Range == Int(expected[0])..<Int(expected[1]) && abs(line.width - expected[2]) <= slack
                && line.height == expected[3] && line.baseline == expected[4]
        }
    }
}
