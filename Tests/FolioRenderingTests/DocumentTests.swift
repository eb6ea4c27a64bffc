import FolioText
import Foundation
import Testing
import UIKit

@testable import FolioRendering

/// SVG and PDF files.
@MainActor
struct DocumentTests {
    private func view(_ text: String = "Grüße, عربي & <b> 😀") -> UIView {
        let stage = Stage()
        let label = stage.label(text, size: 15)
        label.numberOfLines = 0
        let box = stage.box(CGRect(x: 120, y: 60, width: 40, height: 20))
        box.layer.cornerRadius = 6
        box.alpha = 0.5
        box.clipsToBounds = true
        box.addSubview(UISwitch(frame: CGRect(x: 10, y: 0, width: 51, height: 31)))
        return stage.view
    }

    @Test func filesAreTheSameBytesEveryTime() async throws {
        let list = DisplayList(view())
        let (svg, pdf) = (try list.svg(), try list.pdf())
        #expect(svg == (try DisplayList(view()).svg()))
        #expect(pdf == (try DisplayList(view()).pdf()))
        try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<4 { group.addTask { try list.pdf() } }
            for try await other in group { #expect(other == pdf) }
        }
        #expect(pdf.starts(with: Data("%PDF-1.".utf8)))
        #expect(!pdf.contains("/CreationDate (D:\(Calendar.current.component(.year, from: Date()))"))
    }

    @Test func svgIsXMLWithEveryGlyphDefinedOnce() throws {
        let svg = try DisplayList(view()).svg(scale: 2, background: UIColor.white.cgColor)
        #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
        #expect(svg.contains("width=\"400\" height=\"200\" viewBox=\"0 0 200 100\""))
        let elements = XMLElements(svg)
        #expect(elements.error == nil)
        let ids = elements.all.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
        let uses = elements.all.filter { $0.name == "use" }.compactMap { $0.attributes["xlink:href"]?.dropFirst() }
        #expect(uses.count > 10)
        #expect(uses.allSatisfy { ids.contains(String($0)) })
        #expect(elements.all.contains { $0.name == "image" })
        #expect(elements.all.contains { $0.attributes["clip-path"] == "url(#c1)" })
    }

    @Test func svgTextIsTextInTheFontsOfTheFile() throws {
        let svg = try DisplayList(view("Grüße, عربي & <b> x")).svg(text: .embeddedFonts)
        let elements = XMLElements(svg)
        #expect(elements.error == nil)
        let texts = elements.all.filter { $0.name == "text" }
        #expect(texts.map(\.text).joined() == "Grüße, عربي & <b> x")
        #expect(texts.contains { $0.attributes["direction"] == "rtl" })
        let families = Set(texts.compactMap { $0.attributes["font-family"] })
        #expect(families.count == 2)
        for family in families { #expect(svg.contains("@font-face { font-family: \(family); src: url(\"data:font/")) }
    }

    @Test func pdfTextIsTextInFontsUnlessOutlinesAreAskedFor() throws {
        let list = DisplayList(view("Grüße, عربي & <b> x"))
        let (text, outlines) = (try list.pdf(), try list.pdf(text: .outlines))
        for name in ["/FontFile", "/ToUnicode", "+Inter"] {
            #expect(text.contains(name))
            #expect(!outlines.contains(name))
        }
        // Two faces, and of each the glyphs used: the files of the fonts have half a megabyte and more.
        #expect(text.count { $0.hasPrefix("/FontFile") } == 2)
        #expect(text.count < 40_000)
    }

    @Test func textInPDFKnowsItsCharacters() throws {
        func clusters(_ string: String) -> [[TextClusters.Cluster]] {
            let text = PreparedText(string, attributes: TextAttributes(size: 17))
            return text.layout(width: .infinity).lines.flatMap { text.glyphRuns(in: $0) }.map {
                TextClusters($0).clusters
            }
        }
        func cluster(_ bytes: Int, _ glyphs: Int) -> TextClusters.Cluster {
            .init(byteCount: bytes, glyphCount: glyphs)
        }
        #expect(clusters("aé") == [[cluster(1, 1), cluster(2, 1)]])
        // The first letter's letters come first, though they stand at the right end.
        #expect(clusters("שa").map(\.count) == [1, 1])
        #expect(clusters("שלום") == [[cluster(2, 1), cluster(2, 1), cluster(2, 1), cluster(2, 1)]])
        // A vowel that stands before its consonant belongs with it.
        #expect(clusters("कि") == [[cluster(6, 2)]])
        let runs = try Self.everyRun()
        for run in runs {
            let clusters = TextClusters(run).clusters
            #expect(clusters.reduce(0) { $0 + $1.byteCount } == run.string.utf8.count, "\(run.string)")
            #expect(clusters.reduce(0) { $0 + $1.glyphCount } == run.glyphs.count, "\(run.string)")
        }
        #expect(runs.count > 20)
    }

    /// Runs with ligatures, marks, reordering, a hyphen and a token.
    private static func everyRun() throws -> [GlyphRun] {
        let strings = [
            "office ﬁnal e\u{301}", "السلام عليكم ١٢٣", "क्षत्रिय निर्णय", "ไม่มีน้ำ", "漢字とかな", "co\u{AD}operation of\u{AD}fice",
            "one שתים three ארבע five six seven",
        ]
        return strings.flatMap { string in
            let text = PreparedText(string, attributes: TextAttributes(size: 17))
            return [40, 90, 400].flatMap { width in
                text.layout(width: width, maximumLines: 2, truncation: .tail).lines.flatMap { text.glyphRuns(in: $0) }
            }
        }
    }

    @Test func aListWithoutAreaIsNoDocument() {
        let list = DisplayList(size: CGSize(width: 0, height: 10), items: [])
        #expect(throws: RenderingError.unsupportedSize(width: 0, height: 10)) { try list.svg() }
        #expect(throws: RenderingError.unsupportedSize(width: 0, height: 10)) { try list.pdf() }
    }

    @Test func glyphRunsKnowTheirCharacters() throws {
        let text = PreparedText(
            "one שתים three four five six", attributes: TextAttributes(size: 17), paragraph: ParagraphStyle())
        let layout = text.layout(width: 120, maximumLines: 1, truncation: .tail)
        let runs = layout.lines.flatMap { text.glyphRuns(in: $0) }
        #expect(runs.map(\.isRightToLeft).contains(true))
        #expect(runs.first { $0.isRightToLeft }?.string == "שתים")
        #expect(runs.last?.string == "…")
        #expect(text.string(shownIn: layout.lines[0]).hasSuffix("…"))
    }
}

extension Data {
    fileprivate func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }

    /// How often a word that begins with a slash stands in a PDF file.
    fileprivate func count(_ matches: (Substring) -> Bool) -> Int {
        String(decoding: self, as: Unicode.ASCII.self).split { $0.isWhitespace }.count { matches($0) }
    }
}
