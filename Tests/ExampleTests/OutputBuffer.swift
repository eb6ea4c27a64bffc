import Foundation
import Synchronization

/// Collects what a command writes.
final class OutputBuffer: Sendable {
    private let bytes = Mutex(Data())

    var data: Data { bytes.withLock { $0 } }

    func append(_ data: Data) { bytes.withLock { $0.append(data) } }
}
