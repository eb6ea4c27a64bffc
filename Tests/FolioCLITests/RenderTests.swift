import FolioCLI
import FolioRendering
import Foundation
import TestSupport
import Testing

struct RenderTests {
    private let directory: TemporaryFolder
    private static let table = """
        {"sections": [{"id": "s", "header": "Today", "rows": [
          {"kind": "message", "id": "a <1>", "sender": "Ada", "time": "09:41", "text": "Where are you?"},
          {"kind": "label", "id": "b", "text": "Wi-Fi", "detail": "On", "detailStyle": "value1",
           "accessory": "disclosureIndicator"}]}]}
        """

    init() throws { directory = try TemporaryFolder() }

    private func render(_ output: String, _ arguments: String...) -> CommandRun {
        CommandRun(
            ["render", "-", "--width", "320", "--output", directory.path(output)] + arguments,
            input: Data(Self.table.utf8))
    }

    @Test func everyFormatIsWrittenByTheFilesName() throws {
        for (name, start) in [("t.png", "PNG"), ("t.svg", "<svg"), ("t.PDF", "%PDF"), ("t.html", "<!DOCTYPE")] {
            let run = render(name)
            #expect(run.code == .success, "\(run.errors)")
            let data = try #require(directory.data(name))
            #expect(data.prefix(12).range(of: Data(start.utf8)) != nil)
        }
        let height = 33 + 66 + 44
        let png = try RasterImage(try #require(directory.data("t.png")))
        #expect(png.width == 960 && png.height == height * 3)
    }

    @Test func twoRunsWriteTheSameBytes() throws {
        for name in ["a.png", "a.svg", "a.pdf", "a.html"] {
            _ = render(name)
            _ = render("b-\(name)")
            let first = directory.data(name).map { $0.replacing("\"a-fonts", with: "\"b-a-fonts") }
            #expect(first == directory.data("b-\(name)"))
        }
    }

    @Test func aPartOfTheTableInAnotherAppearanceAndDirection() throws {
        let run = render(
            "dark.png", "--visible", "33,50", "--scale", "1", "--appearance", "dark", "--direction", "rtl", "--guides",
            "--content-size-category", "extraExtraLarge")
        #expect(run.code == .success)
        let picture = try RasterImage(try #require(directory.data("dark.png")))
        #expect(picture.width == 320 && picture.height == 50)
        #expect(picture[5, 45].red < 0.2)
    }

    @Test func aPageHasItsRowsAndItsFontsBesideIt() throws {
        #expect(render("page.html").code == .success)
        let html = String(decoding: try #require(directory.data("page.html")), as: UTF8.self)
        #expect(html.contains("data-folio-kind=\"row\" data-folio-id=\"a &lt;1&gt;\" data-folio-section=\"s\""))
        #expect(html.contains("src: url(\"page-fonts/Inter-Regular.otf\")"))
        #expect(directory.data("page-fonts/Inter-Regular.otf") != nil)
        #expect(render("own.html", "--self-contained").code == .success)
        #expect(directory.data("own-fonts/Inter-Regular.otf") == nil)
    }

    @Test func standardOutputNeedsAFormat() {
        let arguments = ["render", "-", "--width", "320", "--output", "-"]
        #expect(CommandRun(arguments, input: Data(Self.table.utf8)).code == .usage)
        let run = CommandRun(arguments + ["--format", "svg"], input: Data(Self.table.utf8))
        #expect(run.code == .success && run.output.hasPrefix("<svg"))
    }

    @Test(arguments: [
        (["--output", "x.png"], "--width"), (["--width", "3"], "--output"),
        (["--width", "3", "--output", "x.gif"], ".png, .svg, .pdf, .html"),
        (["--width", "-1", "--output", "x.png"], "from 0"), (["--width", "nan", "--output", "x.png"], "from 0"),
        (["--width", "3", "--output", "x.png", "--visible", "1"], "Y,HEIGHT"),
        (["--width", "3", "--output", "x.png", "--visible", "0,-1"], "Y,HEIGHT"),
        (["--width", "3", "--output", "x.png", "--scale", "99"], "0.1 to 10"),
        (["--width", "3", "--output", "x.png", "--appearance", "blue"], "light, dark"),
        (["--width", "3", "--output", "x.html", "--visible", "0,1"], "leave --visible out"),
        (["--width", "3", "--output", "x.html", "--metrics", "uikit"], "--metrics css"),
        (["--width", "3", "--output", "x.html", "--guides"], "leave --guides out"),
    ])
    func wrongArgumentsAreTold(arguments: [String], part: String) {
        let run = CommandRun(["render", "-"] + arguments, input: Data(Self.table.utf8))
        #expect(run.code == .usage)
        #expect(run.errors.contains(part), "\(run.errors)")
    }

    @Test func aPictureThatIsTooLargeIsTold() {
        let run = CommandRun(
            ["render", "-", "--width", "40000", "--output", directory.path("x.png")], input: Data(Self.table.utf8))
        #expect(run.code == .data)
        #expect(run.errors.contains("--visible"))
        #expect(directory.data("x.png") == nil)
    }

    @Test func aFolderThatIsNotThereIsTold() {
        let run = CommandRun(
            ["render", "-", "--width", "40", "--output", directory.path("no/x.png")], input: Data(Self.table.utf8))
        #expect(run.code == .noInput)
    }
}

extension Data {
    fileprivate func replacing(_ text: String, with other: String) -> Data {
        guard let range = range(of: Data(text.utf8)) else { return self }
        var data = self
        data.replaceSubrange(range, with: Data(other.utf8))
        return data.replacing(text, with: other)
    }
}
