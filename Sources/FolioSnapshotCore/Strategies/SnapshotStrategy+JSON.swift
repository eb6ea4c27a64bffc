import Foundation

extension SnapshotStrategy where Value: Encodable {
    /// The value as JSON, indented, with sorted keys; compared by lines.
    public static var json: SnapshotStrategy {
        SnapshotStrategy<String>.text(fileExtension: "json") { LineDifference($0, $1).description }.pullback { value in
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
        }
    }
}
