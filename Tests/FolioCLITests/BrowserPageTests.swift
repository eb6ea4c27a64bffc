import Foundation
import TestSupport
import Testing

/// Heights of headers, rows and footers in pages of ours, as headless Chromium laid them out; recorded by
/// `Tools/browser/check-pages.py --record`.
private struct BrowserPages: Decodable {
    struct Page: Decodable {
        let table: String
        let width: Double
        /// Of the page.
        let height: Double
        let heights: [Double]
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
    @Test(
        "Examples and 2,000 mixed rows",
        arguments: ["Examples/inbox.json", "Examples/settings.json", "Tests/FolioCLITests/Fixtures/mixed-rows.json"])
    func heights(table: String) throws {
        let pages = BrowserPages.recorded.pages.filter { $0.table == table }
        #expect(pages.map(\.width) == [320, 390])
        let file = BrowserPages.repository.appendingPathComponent(table).path
        let widths = pages.flatMap { ["--width", "\(Int($0.width))"] }
        let run = CommandRun(
            ["measure", file, "--metrics", "css", "--format", "json", "--quiet"] + widths, input: Data())
        #expect(run.code == .success, "\(run.errors)")
        for (page, measured) in zip(pages, try MeasuredTables(run.output).measurements) {
            #expect(measured.contentHeight == page.height)
            #expect(measured.sections.flatMap(\.parts).map(\.height) == page.heights)
        }
    }

    @Test("What the browser was asked about is what the tables are now")
    func recording() {
        let pages = BrowserPages.recorded.pages
        #expect(BrowserPages.recorded.browser.hasPrefix("Chrome/"))
        #expect(pages.filter { $0.table.hasSuffix("mixed-rows.json") }.map(\.heights.count) == [2040, 2040])
        #expect(pages.count == 6)
    }
}
