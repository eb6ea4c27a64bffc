public import Foundation

/// What a test must report of a snapshot: there was none, it was written, or it differs.
public struct SnapshotFailure: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// There is no file, and none was written.
        case missing
        /// There was no file; there is one now.
        case recorded
        /// Another file is there now.
        case recordedAnew
        case different
    }

    public var kind: Kind
    /// For a person: the file, what differs, and the command that accepts it.
    public var message: String
    /// The snapshot's file.
    public var file: URL
    /// Files that show what differs; for a difference in texts none.
    public var attachments: [SnapshotAttachment]
    /// What differs, without file and command; nil where there was no file.
    public var difference: String?
    /// What was recorded before; nil where there was no file.
    public var reference: Data?
    /// What the value is now.
    public var actual: Data

    public init(
        kind: Kind, message: String, file: URL, attachments: [SnapshotAttachment] = [], difference: String? = nil,
        reference: Data? = nil, actual: Data
    ) {
        self.kind = kind
        self.message = message
        self.file = file
        self.attachments = attachments
        self.difference = difference
        self.reference = reference
        self.actual = actual
    }
}
