import FolioCLI
import Foundation
import TestSupport
import Testing

struct SnapshotCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try write(text: "Where are you?")
    }

    private func write(text: String) throws {
        try folder.write(
            """
            {"sections": [{"id": "s", "rows": [
              {"kind": "message", "id": "first", "text": "\(text)"},
              {"kind": "label", "id": "second", "text": "Wi-Fi"}]}]}
            """, to: "table.json")
    }

    private func snapshot(_ action: String, _ arguments: String...) -> CommandRun {
        CommandRun(
            ["snapshot", action, folder.path("table.json"), "--directory", folder.path("pins"), "--width", "320"]
                + arguments, input: Data())
    }

    @Test func whatIsRecordedIsVerified() {
        let kinds = ["--as", "heights", "--as", "tree", "--as", "json", "--as", "image", "--as", "svg"]
        let arguments = kinds + ["--width", "390", "--appearance", "dark", "--content-size-category", "large"]
        func run(_ action: String) -> CommandRun {
            CommandRun(
                ["snapshot", action, folder.path("table.json"), "--directory", folder.path("pins"), "--width", "320"]
                    + arguments, input: Data())
        }
        #expect(run("verify").code == .difference)
        let recorded = run("record")
        #expect(recorded.code == .success && recorded.output == "10 snapshots written, 0 as before\n")
        #expect(run("record").output == "0 snapshots written, 10 as before\n")
        let verified = run("verify")
        #expect(verified.code == .success)
        #expect(verified.output == "10 snapshots: 10 as recorded, 0 different, 0 missing\n")
        #expect(folder.files.contains("pins/table/heights.320-L-dark.txt"))
        #expect(folder.files.contains("pins/table/image.390-L-dark.png"))
    }

    @Test func aChangedTextIsToldByItsRow() throws {
        #expect(snapshot("record").code == .success)
        try write(text: "Where are you? The boat leaves at nine, and Grandma has all of the tickets in her bag.")
        let run = snapshot("verify")
        #expect(run.code == .difference)
        #expect(run.output.contains("row first: height 44 → "))
        #expect(run.output.contains("row second: y 44 → "))
        #expect(run.output.contains("row first, UIView, RowContentView, UILabel: "))
        #expect(run.errors.contains("2 snapshots failed"))
    }

    @Test func theCommandThatIsToldAcceptsWhatDiffers() throws {
        let arguments = ["--as", "image", "--width", "400", "--direction=rtl"]
        func run(_ action: String) -> CommandRun {
            CommandRun(
                ["snapshot", action, folder.path("a table.json"), "--directory", folder.path("pins")] + arguments,
                input: Data())
        }
        try folder.write(
            #"{"sections": [{"id": "s", "rows": [{"kind": "label", "id": "r", "text": "a"}]}]}"#, to: "a table.json")
        #expect(run("record").code == .success)
        try folder.write(
            #"{"sections": [{"id": "s", "rows": [{"kind": "label", "id": "r", "text": "b"}]}]}"#, to: "a table.json")
        let verified = run("verify")
        #expect(verified.code == .difference)
        let words = [
            "folio snapshot record '\(folder.path("a table.json"))' --as image --direction rtl --directory",
            "\(folder.path("pins")) --width 400\n",
        ]
        #expect(verified.output.contains("\nAccept it with\n  " + words.joined(separator: " ")), "\(verified.output)")
        #expect(run("record").output.hasPrefix("1 snapshot written"))
        #expect(run("verify").code == .success)
    }

    @Test func aReportShowsDifferencesSideBySide() throws {
        #expect(snapshot("record", "--as", "image", "--as", "heights").code == .success)
        try write(text: "Where is <the boat>?")
        let run = snapshot("report", "--as", "image", "--as", "heights", "--output", folder.path("report.html"))
        #expect(run.code == .success)
        let html = String(decoding: try #require(folder.data("report.html")), as: UTF8.self)
        #expect(html.contains("1 of 2 snapshots differ"))
        #expect(html.contains("row first: "))
        #expect(html.contains("reference, new, difference"))
        #expect(html.contains("<li>table · heights · 320</li>"))
    }

    @Test func filesThatNoRunComparedAreListed() throws {
        #expect(snapshot("record").code == .success)
        try folder.write(folder.path("pins/table/heights.320.txt") + "\n", to: "log")
        let run = CommandRun("snapshot", "stale", "--directory", folder.path("pins"), "--log", folder.path("log"))
        #expect(run.code == .difference)
        #expect(run.output == folder.path("pins/table/tree.320.tree.txt") + "\n")
        try folder.write(
            ["heights.320.txt", "tree.320.tree.txt"].map { folder.path("pins/table/\($0)") }.joined(separator: "\n"),
            to: "log")
        let clean = CommandRun("snapshot", "stale", "--directory", folder.path("pins"), "--log", folder.path("log"))
        #expect(clean.code == .success && clean.output.isEmpty)
    }

    @Test(arguments: [
        (["verify"], "table files"), (["verify", "a.json"], "--width"),
        (["report", "a.json", "--width", "3"], "--output"),
        (["look"], "verify, record, report, stale"), ([], "verify, record, report, stale"),
        (["verify", "-", "--width", "3"], "standard input"), (["stale"], "--log"),
        (["verify", "a/t.json", "b/t.json", "--width", "3"], "the same snapshots"),
        (["verify", "a.json", "--width", "3", "--as", "jpeg"], "heights, tree, json, image, svg"),
    ])
    func wrongArgumentsAreTold(arguments: [String], part: String) {
        let run = CommandRun(["snapshot"] + arguments, input: Data())
        #expect(run.code == .usage)
        #expect(run.errors.contains(part), "\(run.errors)")
    }
}
