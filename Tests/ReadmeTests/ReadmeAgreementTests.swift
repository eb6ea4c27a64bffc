import Foundation
import Testing

/// The samples of README.md are compiled and run here; this suite holds them to the README's text.
@Suite("README's samples")
struct ReadmeAgreementTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// What stands between `// README: name` and `// README: end`, without indentation and empty lines.
    private static func sample(_ file: String, _ name: String) throws -> [String] {
        var lines: [String] = []
        var isInside = false
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        for line in trimmed(text) {
            switch line {
            case "// README: \(name)": isInside = true
            case "// README: end": isInside = false
            default: if isInside { lines.append(line) }
            }
        }
        return lines
    }

    private static func trimmed(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    @Test(
        "Every Swift sample is the code that the tests run",
        arguments: [
            ("table", "TableSample.swift"), ("rows", "RowsSample.swift"), ("text", "TextSample.swift"),
            ("runs", "RunsSample.swift"),
            ("paragraph", "ParagraphSample.swift"), ("layout", "LayoutSample.swift"),
            ("fonts", "FontSample.swift"), ("snapshots", "SnapshotSample.swift"),
        ])
    func agreement(name: String, file: String) throws {
        let readme = try String(
            contentsOf: ReadmeAgreementTests.folder.appendingPathComponent("../../README.md").standardized,
            encoding: .utf8)
        let blocks = readme.components(separatedBy: "```swift\n").dropFirst().map { block in
            ReadmeAgreementTests.trimmed(String(block.prefix(upTo: block.range(of: "```")!.lowerBound)))
        }
        let sample = try ReadmeAgreementTests.sample(file, name)
        #expect(!sample.isEmpty)
        // However it is indented and broken into lines.
        #expect(blocks.contains { joined($0) == joined(sample) })
    }

    @Test("The manifest for both worlds is the one with which Examples/Screens is built")
    func manifest() throws {
        func choice(_ file: String) throws -> String {
            let path = Self.folder.appendingPathComponent("../../\(file)").standardized
            let lines = Self.trimmed(try String(contentsOf: path, encoding: .utf8))
                .drop { !$0.hasPrefix("#if os(Linux)") }.prefix { $0 != "#endif" }
            let code = lines.map { $0.components(separatedBy: "  //")[0] }
            return joined(code).replacing("\"../..\"", with: "\"../Folio\"")
        }
        let readme = try choice("README.md")
        #expect(readme.contains("condition:.when(platforms:[.linux])"))
        #expect(try choice("Examples/Screens/Package.swift") == readme)
    }

    private func joined(_ lines: [String]) -> String {
        lines.filter { !$0.hasPrefix("import ") }.joined().filter { !$0.isWhitespace }
    }
}
