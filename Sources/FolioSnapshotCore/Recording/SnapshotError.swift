/// Why a snapshot could not be compared or written.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What `FOLIO_RECORD` says.
    case unknownRecordMode(String)
    /// The source file of a test that no directory with a `Package.swift` is above.
    case noPackage(filePath: String)

    public var description: String {
        switch self {
        case .unknownRecordMode(let name):
            "FOLIO_RECORD is “\(name)”; it can be \(SnapshotRecordMode.allCases.map(\.rawValue).joined(separator: ", "))"
        case .noPackage(let filePath):
            "No directory above \(filePath) has a Package.swift; give the directory of the snapshots"
        }
    }
}
