import Foundation

/// Views live on the main thread; a command may be called from any.
enum MainThread {
    static func run<Result: Sendable>(_ body: @MainActor @Sendable () throws -> Result) throws -> Result {
        if Thread.isMainThread { return try MainActor.assumeIsolated(body) }
        return try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
    }
}
