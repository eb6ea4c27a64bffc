/// A value of its own for each of the threads that run at a time, so that these do not wait for each other's cache lines.
///
/// With more threads than values, some share one: a value must bear being used by several threads at once.
///
/// `@unchecked Sendable`: the values are, and their place does not change.
final class Striped<Value: ~Copyable & Sendable>: @unchecked Sendable {
    static var count: Int { 16 }

    /// Each value begins a pair of cache lines: processors fetch these together.
    private static var stride: Int { (MemoryLayout<Value>.stride + 127) & ~127 }
    private let base: UnsafeMutableRawPointer

    init(_ make: () -> Value) {
        base = .allocate(byteCount: Self.stride * Self.count, alignment: 128)
        for index in 0..<Self.count { (base + index * Self.stride).initializeMemory(as: Value.self, to: make()) }
    }

    deinit {
        for index in 0..<Self.count { value(index).deinitialize(count: 1) }
        base.deallocate()
    }

    private func value(_ index: Int) -> UnsafeMutablePointer<Value> {
        (base + index * Self.stride).assumingMemoryBound(to: Value.self)
    }

    /// Calls `body` with the calling thread's value.
    @inline(__always)
    func withOwn<Result: ~Copyable, Failure: Error>(
        _ body: (borrowing Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(value(ThreadNumber.current % Self.count).pointee)
    }

    /// The sum of a figure of every value.
    func sum(_ figure: (borrowing Value) -> Int) -> Int {
        (0..<Self.count).reduce(0) { $0 + figure(value($1).pointee) }
    }
}
