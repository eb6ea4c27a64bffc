/// What a hit test is asked for; a headless interface has no touches of its own.
@MainActor
open class UIEvent: NSObject {
    /// Seconds since the system started.
    public let timestamp: TimeInterval

    public init(timestamp: TimeInterval) { self.timestamp = timestamp }
}
