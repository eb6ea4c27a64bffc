import Synchronization

/// A line on a terminal that says how far long work has come, written over itself and wiped in the end.
final class ProgressLine: Sendable {
    private let total: Int
    private let console: Console
    private let start = ContinuousClock.now
    private let last: Mutex<ContinuousClock.Instant?> = Mutex(nil)

    /// Short work shows nothing.
    private static let delay = Duration.milliseconds(500)
    private static let interval = Duration.milliseconds(100)

    init(total: Int, console: Console) {
        self.total = total
        self.console = console
    }

    func show(_ done: Int) {
        guard console.showsProgress else { return }
        last.withLock { last in
            let now = ContinuousClock.now
            guard now - start >= Self.delay, last.map({ now - $0 >= Self.interval }) ?? true else { return }
            last = now
            console.writeError("\r\(done) of \(total) measured, \(done * 100 / max(1, total)) %\u{1B}[K")
        }
    }

    func wipe() {
        last.withLock { last in
            if last != nil { console.writeError("\r\u{1B}[K") }
            last = nil
        }
    }
}
