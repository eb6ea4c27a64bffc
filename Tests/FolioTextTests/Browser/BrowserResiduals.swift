import Foundation

/// The recorded texts of which `RESIDUALS.md` says that they differ from Chromium, by their ids in its table.
enum BrowserResiduals {
    static func ids() throws -> Set<String> {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("RESIDUALS.md")
        let table = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("|") }
        return Set(table.flatMap { $0.matches(of: /`(m[0-9.a-z]+)`/).map { String($0.output.1) } })
    }
}
