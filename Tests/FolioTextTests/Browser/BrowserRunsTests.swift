import FolioText
import Testing

@Suite("Styled runs agree with a browser")
struct BrowserRunsTests {
    /// A browser rounds every run on a line up to 1/64 for itself, and 32-bit floats may turn a sum over.
    private static let slack = 8.0 / 64

    @Test("Paragraphs of runs and attachments break where Chromium breaks them")
    func lines() throws {
        for paragraph in try BrowserRuns.load().cases {
            let ranges = paragraph.prepared().layout(width: paragraph.width).lines.map {
                [$0.utf16Range.lowerBound, $0.utf16Range.upperBound]
            }
            #expect(ranges == paragraph.expected.lines.map { [Int($0[0]), Int($0[1])] }, "\(paragraph.id)")
        }
    }

    @Test("Their lines have their baselines where Chromium has them, raised text and boxes included")
    func baselines() throws {
        for paragraph in try BrowserRuns.load().cases {
            let layout = paragraph.prepared().layout(width: paragraph.width)
            #expect(layout.height == paragraph.expected.h, "\(paragraph.id)")
            #expect(layout.lines.map(\.baseline) == paragraph.expected.lines.map { $0[2] }, "\(paragraph.id)")
        }
    }

    /// Chromium breaks lines before an attachment whatever stands there, but for the min-content width it does so only where
    /// UAX #14 would: not behind an opening mark or a no-break space.
    @Test("They are as wide as Chromium's, at their narrowest and their widest, but for 6 with glued attachments")
    func widths() throws {
        var narrower: [String] = []
        for paragraph in try BrowserRuns.load().cases {
            let text = paragraph.prepared()
            #expect(abs(text.maxContentWidth - paragraph.expected.max) <= BrowserRunsTests.slack, "\(paragraph.id)")
            if abs(text.minContentWidth - paragraph.expected.min) > BrowserRunsTests.slack {
                narrower.append(paragraph.id)
            }
        }
        #expect(narrower.count == 6 && narrower.allSatisfy { $0.hasPrefix("glued") }, "\(narrower)")
    }

    @Test("Ranges of them are selected where Chromium's rectangles stand")
    func selections() throws {
        for paragraph in try BrowserRuns.load().cases {
            let text = paragraph.prepared()
            let geometry = TextGeometry(text, text.layout(width: paragraph.width))
            for (range, expected) in zip(paragraph.ranges, paragraph.expected.rects) {
                let rects = joined(geometry.selectionRects(for: range[0]..<range[1]))
                let agrees =
                    rects.count == expected.count
                    && zip(rects, expected).allSatisfy { rect, expected in
                        zip(rect, expected).allSatisfy { abs($0 - $1) <= BrowserRunsTests.slack }
                    }
                #expect(agrees, "\(paragraph.id) \(range): \(rects), \(expected)")
            }
        }
    }

    /// Line, left and right of what touches, whatever its writing direction.
    private func joined(_ rects: [TextSelectionRect]) -> [[Double]] {
        var joined: [[Double]] = []
        for rect in rects where rect.rect.width > 0 {
            let (left, right) = (rect.rect.x, rect.rect.x + rect.rect.width)
            if let last = joined.last, last[0] == Double(rect.line), left - last[2] < 0.02 {
                joined[joined.count - 1][2] = right
            } else {
                joined.append([Double(rect.line), left, right])
            }
        }
        return joined
    }
}
