import Synchronization

/// How much work the engine has done in this process; for benchmarks and for tests that assert the amount of work.
public enum TextStatistics {
    /// A counter that any thread may add to.
    public final class Counter: Sendable {
        private let counts = Striped { Atomic<Int>(0) }

        public var value: Int { counts.sum { $0.load(ordering: .relaxed) } }

        func add(_ amount: Int) { counts.withOwn { _ = $0.wrappingAdd(amount, ordering: .relaxed) } }
    }

    /// Calls of `hb_shape`.
    public static let shapeCalls = Counter()
    /// Texts prepared.
    public static let preparedTexts = Counter()
}
