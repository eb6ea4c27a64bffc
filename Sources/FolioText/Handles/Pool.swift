import Synchronization

/// Objects that serve one thread at a time and are dear to make: taken for a piece of work, then given back.
final class Pool<Object>: Sendable {
    /// Where each thread parks what it has used, and finds it again.
    private let idle = Striped { Mutex<[Parked]>([]) }
    private let make: @Sendable () -> Object

    /// `@unchecked Sendable`: a parked object is used by no thread; taking it out hands it to exactly one.
    private struct Parked: @unchecked Sendable { let object: Object }

    init(_ make: @escaping @Sendable () -> Object) { self.make = make }

    func use<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
        let parked = idle.withOwn { $0.withLock { $0.popLast() } } ?? Parked(object: make())
        defer { idle.withOwn { $0.withLock { $0.append(parked) } } }
        return try body(parked.object)
    }
}
