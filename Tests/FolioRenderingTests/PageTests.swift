import FolioRendering
import FolioText
import Foundation
import Testing
import UIKit

@MainActor
struct PageTests {
    private func label(_ text: String, in view: UIView, _ frame: CGRect, lines: Int = 0) -> UILabel {
        let label = UILabel(frame: frame)
        label.numberOfLines = lines
        label.text = text
        view.addSubview(label)
        return label
    }

    private func view() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.traitOverrides.textEnvironment = .css
        return view
    }

    @Test func textsFlowAndSayNoHeight() throws {
        let view = view()
        _ = label("Two lines of\ntext & <more>", in: view, CGRect(x: 16, y: 10, width: 168, height: 40))
        let html = try HTMLPage(view, title: "A < B").html
        #expect(html.contains("<title>A &lt; B</title>"))
        #expect(html.contains(">Two lines of\ntext &amp; &lt;more&gt;</div>"))
        let rules = html.split(separator: "\n").filter { $0.hasPrefix(".s") && $0.contains("font-family") }
        #expect(rules.count == 1)
        #expect(rules[0].contains("white-space: pre-wrap") && rules[0].contains("width: 168px"))
        #expect(!rules[0].contains("height:"))
    }

    @Test func theSystemFontHasItsMetricsInThePage() throws {
        let view = view()
        _ = label("Text", in: view, CGRect(x: 0, y: 0, width: 200, height: 20))
        let embedded = try HTMLPage(view)
        #expect(embedded.html.contains("src: url(\"data:font/sfnt;base64,"))
        #expect(embedded.html.contains("ascent-override: 95.2148438%; descent-override: 24.1210938%;"))
        #expect(embedded.fontFiles.isEmpty)
        let linked = try HTMLPage(view, fonts: .linked(folder: "my fonts"))
        #expect(linked.html.contains("src: url(\"my%20fonts/Inter-Regular.otf\")"))
        #expect(linked.fontFiles.keys.sorted() == ["Inter-Regular.otf"])
    }

    @Test func aLineThatIsCutShowsWhatIsShownAndNamesTheRest() throws {
        let view = view()
        _ = label("A long line that does not fit here", in: view, CGRect(x: 0, y: 0, width: 100, height: 20), lines: 1)
        let html = try HTMLPage(view).html
        #expect(html.contains("title=\"A long line that does not fit here\""))
        #expect(html.contains("…</div>"))
    }

    @Test func aPageNeedsABrowsersMetrics() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(throws: RenderingError.needsBrowserMetrics(view: "UIView")) { try HTMLPage(view) }
    }

    @Test func hostileTextsStayTexts() throws {
        let view = view()
        _ = label("</div><script>alert(1)</script>\0\r", in: view, CGRect(x: 0, y: 0, width: 200, height: 90))
        let html = try HTMLPage(view, title: "</title><script>").html
        #expect(!html.contains("<script"))
        #expect(!html.contains("\0"))
    }
}
