import Dispatch
import Foundation
import Synchronization

/// Work shared by two threads.
final class TwoThreads: Sendable {
    private let slower = Mutex(0.0)

    /// Calls `work` with 0 on one thread and with 1 on the other; returns the CPU time of the slower one, in nanoseconds.
    static func run(_ work: @escaping @Sendable (Int) -> Void) -> Double {
        let threads = TwoThreads()
        let group = DispatchGroup()
        for index in 0..<2 {
            group.enter()
            Thread {
                var stopwatch = Stopwatch()
                stopwatch.time { work(index) }
                threads.slower.withLock { $0 = max($0, stopwatch.cpu[0]) }
                group.leave()
            }.start()
        }
        group.wait()
        return threads.slower.withLock { $0 }
    }
}
