// README: paragraph
import FolioText
// README: end
import Testing

@Suite("README: paragraphs")
struct ParagraphSample {
    @Test("The sample lays a paragraph out")
    func run() {
        // README: paragraph
        var style = ParagraphStyle(alignment: .justified, lineHeight: .multiple(1.2, minimum: 24))
        style.firstLineHeadIndent = 20  // headIndent, tailIndent
        style.paragraphSpacing = 8  // between paragraphs; lineSpacing between lines
        style.tabStops = [TabStop(160, .right), .decimal(240)]
        style.lineBreakStrategy = .pushOut  // no short word alone on the last line
        let article = PreparedText(
            "The harbour was quiet when the first boats came in.\nTea\tgreen\t3.50",
            attributes: TextAttributes(size: 17), paragraph: style)
        let justified = article.layout(width: 300)
        let balanced = article.balancedWidth(in: 300)  // the narrowest width with as many lines
        let cut = article.layout(width: 300, maximumLines: 2, truncation: .middle)  // or .head, .tail, .clip
        let hidden = cut.lines.last?.truncation?.hiddenRange  // what “…” stands for
        // README: end
        #expect(justified.lines.map(\.x) == [20, 0, 20])
        #expect(justified.lines[0].width == 280)
        #expect(justified.height == 3 * 24.34453125 + 8)
        #expect(balanced < 300)
        #expect(article.measure(width: balanced).lineCount == 3)
        #expect(hidden.map { $0.lowerBound > 29 && $0.upperBound < 67 } == true)
    }
}
