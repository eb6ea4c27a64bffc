import FolioText
import Testing

@Suite("Tab stops")
struct TabStopTests {
    private func places(_ text: String, width: Double = 300, _ stops: [TabStop], interval: Double = 0) -> [Int: Double]
    {
        let text = monospaced(text) {
            $0.tabStops = stops
            $0.defaultTabInterval = interval
        }
        return text.glyphPlaces(in: text.layout(width: width).lines[0])
    }

    @Test("Text begins at a stop, ends at it, stands in its middle, or has its decimal point there")
    func alignments() {
        #expect(places("a\tbb", [TabStop(50)])[2] == 50)
        #expect(places("a\tbb", [TabStop(50, .right)])[2] == 38)
        #expect(places("a\tbb", [TabStop(50, .center)])[2] == 44)
        #expect(places("a\t1.25", [.decimal(50)])[2] == 44)
        #expect(places("a\t125", [.decimal(50)])[2] == 32)
        #expect(places("a\t1,25", [.decimal(50, separator: ",")])[2] == 44)
        #expect(places("a\t1.25", [.decimal(50, separator: ",")])[2] == 26)
    }

    @Test("Columns end at the next tab, and stops are taken in order of place")
    func columns() {
        let places = places("a\tbb\tccc\td", [TabStop(120, .center), TabStop(60, .right), TabStop(200)])
        #expect(places[2] == 48)
        #expect(places[5] == 111)
        #expect(places[9] == 200)
    }

    @Test("A text too wide for its stop begins where the tab does")
    func tooWide() {
        let wide = places("aaaa\tbbbbbbbb\tc", [TabStop(40, .right), TabStop(100)])
        #expect(wide[5] == 24)
        #expect(wide[14] == 100)
    }

    @Test("A stop that has been passed leads no more; behind the last, the interval or the tab size does")
    func passed() {
        #expect(places("aaaaaaaaaa\tb", [TabStop(60)], interval: 50)[11] == 100)
        #expect(places("aaaaaaaaa\tb", [TabStop(60)], interval: 50)[10] == 60)
        #expect(places("a\tb\tc", [], interval: 28)[4] == 56)
        // Eight spaces of 6.
        #expect(places("aaaaaaaaaa\tb", [TabStop(60)])[11] == 96)
        #expect(places("a\tb", [])[2] == 48)
    }

    @Test("Stops are counted from the leading edge, not from the indent")
    func indents() {
        let text = monospaced("a\tb") {
            $0.firstLineHeadIndent = 20
            $0.tabStops = [TabStop(50)]
        }
        let line = text.layout(width: 100).lines[0]
        #expect(text.glyphPlaces(in: line) == [0: 20, 2: 50])
        #expect(line.width == 36)
        let browser = monospaced("a\tb", environment: .css) { $0.firstLineHeadIndent = 20 }
        #expect(browser.glyphPlaces(in: browser.layout(width: 100).lines[0])[2] == 48)
    }

    @Test("In a right-to-left paragraph stops count from the right, and left is the end")
    func rightToLeft() {
        let style = TextAttributes(size: 20)
        func place(_ alignment: TabStop.Alignment) -> (x: Double, width: Double) {
            var paragraph = ParagraphStyle()
            paragraph.tabStops = [TabStop(120, alignment)]
            let text = PreparedText("א\tבב", attributes: style, paragraph: paragraph)
            let column = PreparedText("בב", attributes: style).maxContentWidth
            let line = text.layout(width: 300).lines[0]
            return (text.glyphPlaces(in: line).filter { $0.key > 1 }.values.min()!, column)
        }
        let start = place(.start)
        #expect(start.x == 300 - 120 - start.width)
        #expect(place(.right).x == start.x)
        #expect(place(.end).x == 180)
        #expect(place(.left).x == 180)
        #expect(abs(place(.center).x - (180 - start.width / 2)) < 0.001)
    }

    @Test("In a right-to-left paragraph numbers have their decimal points at the stop too")
    func rightToLeftNumbers() {
        func left(_ number: String) -> Double {
            var paragraph = ParagraphStyle(direction: .rightToLeft)
            paragraph.tabStops = [.decimal(120)]
            let text = PreparedText("א\t\(number)", attributes: TextAttributes(size: 20), paragraph: paragraph)
            let offset = 2 + number.utf16.count - number.drop { $0 != "." }.utf16.count
            return text.glyphPlaces(in: text.layout(width: 300).lines[0])[offset]!
        }
        let point = PreparedText(".", attributes: TextAttributes(size: 20)).maxContentWidth
        for number in ["1.5", "12.5", "3.14159", "100.25"] {
            #expect(abs(left(number) + point - 180) < 2)
        }
    }

    @Test("Lines break where aligned columns no longer fit, and measure so")
    func lines() {
        let string = "a\tbb cc\tdd ee ff"
        let text = monospaced(string) { $0.tabStops = [TabStop(40, .center), TabStop(100, .right)] }
        // The middle column ends at 55, behind which the last is 48 wide: too wide to end at 100.
        #expect(text.measure(width: .infinity).width == 103)
        for width in stride(from: 20.0, through: 120, by: 1) {
            let layout = text.layout(width: width)
            #expect(layout.lines.count == text.measure(width: width).lineCount)
            #expect(layout.width == text.measure(width: width).width)
            for line in layout.lines {
                let right = text.glyphPlaces(in: line).values.max()! + 6
                #expect(right == line.x + line.width, "\(width) \(line.utf16Range)")
            }
        }
    }
}
