import FolioCLI
import Foundation
import TestSupport
import Testing

@Suite("folio text")
struct TextCommandTests {
    private static let fonts = example("../Fonts")

    private func run(_ json: String) -> CommandRun {
        CommandRun("text", "-", "--font-directory", TextCommandTests.fonts, input: json)
    }

    private func textCase(_ members: String = "", text: String = "Hello, wide world") -> String {
        "[{\"id\": \"a\", \"text\": \"\(text)\", \"fonts\": [\"Inter-Regular.otf\"], \"size\": 20, \"width\": 80\(members)}]"
    }

    @Test("A text's lines, widths and heights come as one line of JSON")
    func form() throws {
        let run = run(textCase())
        #expect(run.code == .success)
        let object = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: [String: Any]])
        let result = try #require(object["a"])
        let lines = try #require(result["lines"] as? [[Double]])
        #expect(lines.map { [$0[0], $0[1]] } == [[0, 7], [7, 12], [12, 17]])
        #expect(result["h"] as? Double == lines.reduce(0) { $0 + $1[3] })
        #expect(run.output.split(separator: "\n").count == 3)
    }

    @Test("An id comes back as it was, however long and with whatever characters")
    func ids() throws {
        let id = String(repeating: "a \\\"quoted\\\" id\\n", count: 20)
        let run = run(textCase().replacing("\"a\"", with: "\"\(id)\""))
        let object = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(object.keys.first == String(repeating: "a \"quoted\" id\n", count: 20))
    }

    @Test(
        "CSS's options change the lines",
        arguments: [
            (", \"whiteSpace\": \"nowrap\"", 1), (", \"wordBreak\": \"break-all\"", 3), (", \"letterSpacing\": 10", 3),
            (", \"lineHeight\": 40", 3), (", \"lineBreak\": \"anywhere\"", 3),
        ])
    func options(members: String, count: Int) throws {
        let run = run(textCase(members))
        let object = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: [String: Any]])
        #expect((object["a"]?["lines"] as? [[Double]])?.count == count)
        if members.contains("lineHeight") { #expect(object["a"]?["h"] as? Double == 120) }
    }

    @Test(
        "An error names the place, the value and what was expected",
        arguments: [
            ("{}", "expected a list of cases, not an object"),
            (
                "[{\"id\": \"a\", \"text\": \"b\", \"fonts\": [\"none.ttf\"], \"size\": 1, \"width\": 1}]",
                "[0].fonts[0]"
            ),
            ("[{\"id\": \"a\", \"text\": \"b\", \"fonts\": [], \"size\": 1, \"width\": 1}]", "[0].fonts"),
            (
                "[{\"id\": \"a\", \"text\": \"b\", \"fonts\": [\"Inter-Regular.otf\"], \"size\": 0, \"width\": 1}]",
                "[0].size"
            ),
            ("[{\"id\": \"a\", \"text\": \"b\", \"fonts\": [\"Inter-Regular.otf\"], \"size\": 9}]", "[0].width"),
            ("[{\"id\": \"a\", \"txt\": \"b\"}]", "[0].txt"),
        ])
    func errors(json: String, place: String) {
        let run = run(json)
        #expect(run.code == .data)
        #expect(run.errors.contains(place), "\(run.errors)")
        #expect(run.output.isEmpty)
    }

    @Test("An unknown value of a property lists the known ones")
    func keywords() {
        let run = run(textCase(", \"whiteSpace\": \"wrap\""))
        #expect(run.code == .data)
        #expect(run.errors.contains("expected one of normal, nowrap, pre, pre-wrap, pre-line, not the string \"wrap\""))
    }

    @Test("Arguments that are missing are named")
    func arguments() {
        #expect(CommandRun("text").code == .usage)
        #expect(CommandRun("text", "-").errors.contains("--font-directory"))
        #expect(CommandRun("text", "-", "--font-directory", "/nowhere/at/all", input: "[]").code == .noInput)
    }
}
