public import Foundation

/// What differs between a recorded file and a new one: in words, and in files that show it.
public struct SnapshotDifference: Hashable, Sendable {
    public var message: String
    public var attachments: [SnapshotAttachment]

    public init(_ message: String, attachments: [SnapshotAttachment] = []) {
        self.message = message
        self.attachments = attachments
    }
}

/// A file that shows a difference.
public struct SnapshotAttachment: Hashable, Sendable {
    /// The file's name, which tells the attachments of one snapshot apart: `difference.png`.
    public var name: String
    public var data: Data

    public init(name: String, data: Data) {
        self.name = name
        self.data = data
    }
}
