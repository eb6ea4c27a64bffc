import Foundation
import TestSupport
import Testing

/// Heights of headers, rows and footers in pages of ours, as headless Chromium laid them out; recorded by
/// `Tools/browser/check-pages.py --record`.
private struct BrowserPages: Decodable {
    struct Page: Decodable, CustomTestStringConvertible {
        let table: String
        let width: Double
        /// Of the page.
        let height: Double
        let heights: [Double]

        var testDescription: String { "\(table) at \(Int(width))" }
    }

    let browser: String
    let pages: [Page]

    static let recorded: BrowserPages = {
        do {
            let file = repository.appendingPathComponent("Tests/FolioCLITests/Fixtures/browser-pages.json")
            return try JSONDecoder().decode(BrowserPages.self, from: Data(contentsOf: file))
        } catch {
            fatalError("The browser's heights cannot be read: \(error)")
        }
    }()

    static let repository = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
}

@Suite("Rows are as high as in a browser")
struct BrowserPageTests {
    @Test("Examples and 2,000 mixed rows", arguments: BrowserPages.recorded.pages)
    fileprivate func heights(page: BrowserPages.Page) throws {
        let table = BrowserPages.repository.appendingPathComponent(page.table).path
        let run = CommandRun(
            ["measure", table, "--width", "\(Int(page.width))", "--metrics", "css", "--format", "json", "--quiet"],
            input: Data())
        #expect(run.code == .success, "\(run.errors)")
        let measured = try MeasuredTables(run.output).measurements[0]
        #expect(measured.contentHeight == page.height)
        #expect(measured.sections.flatMap(\.parts).map(\.height) == page.heights)
    }

    @Test("What the browser was asked about is what the tables are now")
    func recording() {
        let pages = BrowserPages.recorded.pages
        #expect(BrowserPages.recorded.browser.hasPrefix("Chrome/"))
        #expect(Set(pages.map(\.width)) == [320, 390])
        #expect(pages.filter { $0.table.hasSuffix("mixed-rows.json") }.map(\.heights.count) == [2040, 2040])
        #expect(pages.count == 6)
    }
}
