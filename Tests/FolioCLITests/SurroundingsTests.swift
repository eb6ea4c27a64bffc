import Foundation
import TestSupport
import Testing

/// The command as its own process: what it writes has nothing of the machine in it.
@Suite struct SurroundingsTests {
    private static let table = """
        {"style": "insetGrouped", "sections": [{"id": "I", "header": "Istanbul, ISPARTA", "rows": [
          {"kind": "message", "id": "i", "sender": "İlkay", "time": "09:41", "text": "Ψάρι, рыба, سمك, मछली, 魚 🐟"},
          {"kind": "label", "id": "ı", "text": "1.234,50 €", "detail": "On", "detailStyle": "value1"}]}]}
        """

    @Test func `bytes depend neither on language and time zone nor on the home folder`() throws {
        let english = try Self.files(["LC_ALL": "en_US.UTF-8", "LANG": "en_US.UTF-8", "TZ": "UTC"])
        let turkish = try Self.files(["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Asia/Kolkata"])
        #expect(english.keys.sorted() == turkish.keys.sorted())
        for (name, data) in english { #expect(turkish[name] == data, "\(name)") }
        // A page's fonts, three documents and five snapshots.
        #expect(english.count > 8)
    }

    /// What the command writes in an environment, in a home and a folder of its own, by name.
    private static func files(_ environment: [String: String]) throws -> [String: Data] {
        let (home, folder) = (try TemporaryFolder(), try TemporaryFolder())
        try folder.write(table, to: "table.json")
        let environment = environment.merging(["HOME": home.path("")]) { $1 }
        for name in ["table.pdf", "table.html"] {
            try run(["render", "table.json", "--width", "320", "--output", name], environment, in: folder)
        }
        let kinds = ["heights", "tree", "json", "image", "svg"].flatMap { ["--as", $0] }
        try run(["snapshot", "record", "table.json", "--width", "320"] + kinds, environment, in: folder)
        return Dictionary(uniqueKeysWithValues: folder.files.map { ($0, folder.data($0) ?? Data()) })
    }

    private static func run(_ arguments: [String], _ environment: [String: String], in folder: TemporaryFolder) throws {
        let process = Process()
        // The tests are a program beside it.
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "folio")
        process.arguments = arguments
        process.environment = environment
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path(""))
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "folio \(arguments.joined(separator: " ")): \(text)")
    }
}
