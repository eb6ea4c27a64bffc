import Foundation

extension SnapshotStrategy where Value == String {
    /// A text as it is, compared by lines.
    public static var text: SnapshotStrategy { text(fileExtension: "txt") { LineDifference($0, $1).description } }

    /// A text whose difference is told in a way of its own.
    ///
    /// - Parameter difference: called only for texts that differ.
    public static func text(
        fileExtension: String, difference: @escaping (_ recorded: String, _ actual: String) -> String
    ) -> SnapshotStrategy {
        SnapshotStrategy(
            fileExtension: fileExtension, contents: { Data($0.utf8) },
            difference: { recorded, actual in
                guard recorded != actual else { return nil }
                return SnapshotDifference(
                    difference(String(decoding: recorded, as: UTF8.self), String(decoding: actual, as: UTF8.self)))
            })
    }
}
