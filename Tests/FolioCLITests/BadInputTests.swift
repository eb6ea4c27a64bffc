import FolioCLI
import Foundation
import TestSupport
import Testing

/// Every kind of bad input ends in an error that names the place, the value and what was expected.
@Suite struct BadInputTests {
    private func errors(_ table: String, code: ExitCode = .data, _ place: String, _ parts: String...) {
        let run = CommandRun("measure", "-", "--width", "300", input: table)
        #expect(run.code == code)
        #expect(run.output == "")
        for part in [place] + parts { #expect(run.errors.contains(part), "\(run.errors)") }
    }

    private func row(_ members: String) -> String {
        "{\"sections\": [{\"id\": \"s\", \"rows\": [\n{\(members)}]}]}"
    }

    @Test func `what is not JSON is named by line, column and byte`() {
        errors("", "1:1 (byte 0)", "not JSON", "the end of the file")
        errors("{\n  \"sections\": [}", "2:16 (byte 17)", "sections[0]", "expected a value, found “}”")
        errors("{\"é\": tru}", "1:7 (byte 7)", "expected a value, found “t”")
        errors("{\"sections\": []} x", "1:18", "expected the end of the file")
        errors("{\"sections\": [] \"style\": 1}", "1:17", "expected “,” or “}”")
        errors("{sections: []}", "1:2", "a member's name in quotes")
        errors("{\"a\" 1}", "1:6", "expected “:”")
        errors("[01]", "1:3", "expected “,” or “]”")
        errors("[-]", "1:3", "expected a digit")
        errors("[1.]", "1:4", "expected a digit")
        errors("[1e999]", "1:2", "too large")
        errors("[\"a\tb\"]", "1:4", "U+0009")
        errors("[\"a", "1:2", "no closing quote")
        errors("[\"\\x\"]", "1:3", "no such escape")
        errors("[\"\\u00g0\"]", "1:5", "four hexadecimal digits")
        errors("[\"\\u00", "1:5", "four hexadecimal digits")
        errors("\u{0}", "1:1", "U+0000")
    }

    @Test func `nesting without end is refused`() {
        errors(String(repeating: "[", count: 100_000), "more than 200 deep", "[0][0]")
    }

    @Test func `text that is not UTF-8 is refused where it stands`() {
        let bytes = Data("{\"sections\": [], \"style\": \"a".utf8) + [0xFF] + Data("\"}".utf8)
        let run = CommandRun(["measure", "-", "--width", "1"], input: bytes)
        #expect(run.code == .data)
        #expect(run.errors.contains("(byte 28): style: not JSON: the string is not UTF-8"), "\(run.errors)")
        let utf16 = CommandRun(["measure", "-", "--width", "1"], input: Data([0xFF, 0xFE, 0x7B, 0]))
        #expect(utf16.code == .data && utf16.errors.contains("expected UTF-8"))
    }

    @Test func `half a surrogate pair is refused with its place`() {
        for escape in ["\\ud800", "\\udc00", "\\ud800\\u0041", "\\ud800x", "\\ud83d"] {
            errors(
                row("\"kind\": \"message\", \"id\": \"a\", \"text\": \"x\(escape)\""),
                "sections[0].rows[0].text: the escape", "half of a surrogate pair")
        }
    }

    @Test func `wrong types are named`() {
        errors("[]", "expected an object, not a list")
        errors("{}", "sections: is missing; expected a list of sections")
        errors("{\"sections\": 5}", "1:14 (byte 13): sections: expected a list of sections, not the number 5")
        errors("{\"sections\": [1]}", "sections[0]: expected an object, not the number 1")
        errors("{\"sections\": [{\"rows\": []}]}", "sections[0].id: is missing")
        errors("{\"sections\": [{\"id\": null, \"rows\": []}]}", "sections[0].id: expected a string, not null")
        errors("{\"sections\": [{\"id\": \"\", \"rows\": []}]}", "sections[0].id", "not empty")
        errors("{\"sections\": [{\"id\": \"a\"}]}", "sections[0].rows: is missing")
        errors(
            "{\"sections\": [{\"id\": \"a\", \"rows\": {}}]}",
            "sections[0].rows: expected a list of rows, not an object")
        errors("{\"sections\": [{\"id\": \"a\", \"rows\": [true]}]}", "sections[0].rows[0]: expected a row", "true")
        errors("{\"sections\": [{\"id\": \"a\", \"header\": 1, \"rows\": []}]}", "sections[0].header", "the number 1")
        errors("{\"sections\": [{\"id\": \"a\", \"header\": {}, \"rows\": []}]}", "sections[0].header.text: is missing")
        errors(
            "{\"style\": \"round\", \"sections\": []}", "style: expected one of plain, grouped, insetGrouped",
            "\"round\"")
        errors("{\"$schema\": 1, \"sections\": []}", "$schema: expected a string, not the number 1")
    }

    @Test func `wrong members of settings rows and radio sections are named`() {
        let option = "\"kind\": \"option\", \"id\": \"a\", \"text\": \"\""
        errors(
            row(option + ", \"selected\": \"yes\""), "rows[0].selected: expected true or false, not the string \"yes\"")
        errors(row(option + ", \"on\": true"), "rows[0].on: there is no such member", "selected")
        let button = "\"kind\": \"tapAction\", \"id\": \"a\", \"text\": \"\""
        errors(row(button + ", \"detail\": \"\""), "rows[0].detail: there is no such member")
        errors(
            "{\"sections\": [{\"id\": \"s\", \"radio\": \"one\", \"rows\": [{\(button)}]}]}",
            "sections[0].radio: the section is a radio section, but row \"a\" is no option")
        errors(
            "{\"sections\": [{\"id\": \"s\", \"radio\": \"two\", \"rows\": []}]}",
            "radio: expected one of atMostOne, one")
    }

    @Test func `wrong members of a row are named`() {
        let message = "\"kind\": \"message\", \"id\": \"a\""
        errors(
            row("\"id\": \"a\""), "2:1",
            "sections[0].rows[0].kind: is missing; expected message, label, navigation, switch, tapAction, option")
        errors(
            row("\"kind\": \"poll\""),
            "sections[0].rows[0].kind: expected one of message, label, navigation, switch, tapAction, option, not the string \"poll\""
        )
        errors(row(message), "sections[0].rows[0].text: is missing")
        errors(row(message + ", \"text\": 5"), "2:40", "sections[0].rows[0].text: expected a string, not the number 5")
        errors(row(message + ", \"text\": \"\", \"lines\": -1"), "rows[0].lines: expected a whole number", "-1")
        errors(row(message + ", \"text\": \"\", \"lines\": 1.5"), "rows[0].lines", "the number 1.5")
        errors(row(message + ", \"text\": \"\", \"lines\": 1e300"), "rows[0].lines", "1e+300")
        errors(row(message + ", \"text\": \"\", \"language\": \"en_US\""), "rows[0].language", "BCP 47", "\"en_US\"")
        errors(row(message + ", \"text\": \"\", \"language\": \"\""), "rows[0].language", "BCP 47")
        errors(
            row(message + ", \"text\": \"\", \"textStyle\": \"huge\""), "rows[0].textStyle", "largeTitle", "\"huge\"")
        errors(
            row(message + ", \"text\": \"\", \"detail\": \"x\""), "sections[0].rows[0].detail: there is no such member",
            "kind, id, text, sender, time, language, lines, textStyle")
        let label = "\"kind\": \"label\", \"id\": \"a\", \"text\": \"\""
        errors(row(label + ", \"accessory\": \"star\""), "rows[0].accessory", "checkmark", "\"star\"")
        errors(row(label + ", \"detailStyle\": 1"), "rows[0].detailStyle", "value1", "the number 1")
        errors(
            row(label + ", \"picture\": 1"),
            "rows[0].picture: there is no such member; known are kind, id, text, detail")
        errors(row(label + ", \"a b\": 1"), "rows[0][\"a b\"]: there is no such member")
        errors(row(label + ", \"text\": \"\""), "rows[0].text: the member is there twice, first at line 2, column 30")
    }

    @Test func `identities that are there twice are named with both places`() {
        errors(
            "{\"sections\": [{\"id\": \"a\", \"rows\": []},\n{\"id\": \"a\", \"rows\": []}]}",
            "2:8", "sections[1].id: \"a\" is the id of sections[0] (line 1) already")
        let row = "{\"kind\": \"message\", \"id\": \"m\", \"text\": \"\"}"
        errors(
            "{\"sections\": [{\"id\": \"a\", \"rows\": [\(row)]},\n{\"id\": \"b\", \"rows\": [\n\(row)]}]}",
            "3:", "sections[1].rows[0].id: \"m\" is the id of sections[0].rows[0] (line 1) already")
    }

    @Test func `files that cannot be read have exit codes of their own`() throws {
        let missing = CommandRun("measure", "/no/such/table.json", "--width", "1")
        #expect(missing.code == .noInput && missing.errors.contains("/no/such/table.json: there is no such file"))
        let folder = CommandRun("measure", "/tmp", "--width", "1")
        #expect(folder.code == .noInput && folder.errors.contains("/tmp: is a folder"))
    }

    @Test func `faults of reading and writing are told`() {
        struct Broken: LocalizedError {
            var errorDescription: String? { "the device is gone" }
        }
        let unreadable = Console(readInput: { throw Broken() }, write: { _ in }, writeError: { _ in })
        #expect(FolioCommand().run(["measure", "-", "--width", "1"], console: unreadable) == .io)
        let table = Data("{\"sections\": []}".utf8)
        let full = Console(readInput: { table }, write: { _ in throw Broken() }, writeError: { _ in })
        #expect(FolioCommand().run(["measure", "-", "--width", "1"], console: full) == .io)
    }

    @Test func `a font that the machine lacks is named, and nothing stands in for it`() {
        let run = CommandRun(
            "measure", "-", "--width", "1", "--system-font", "Folio Nowhere", input: "{\"sections\": []}")
        #expect(run.code == .noInput && run.output.isEmpty)
        #expect(run.errors.contains("--system-font: no font of this machine is named “Folio Nowhere”"))
    }

    @Test func `font folders that are missing, empty or hold what is no font are named`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        func run() -> CommandRun {
            CommandRun("measure", "-", "--width", "1", "--font-directory", folder.path, input: "{\"sections\": []}")
        }
        let missing = run()
        #expect(missing.code == .noInput && missing.errors.contains(folder.path))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let empty = run()
        #expect(empty.code == .noInput && empty.errors.contains("no font file"))
        try Data("no font".utf8).write(to: folder.appendingPathComponent("false.ttf"))
        let wrong = run()
        #expect(wrong.code == .data && wrong.errors.contains("false.ttf"))
    }
}
