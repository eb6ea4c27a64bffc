import Synchronization

/// Values that are added and never taken away: any thread finds one without a lock.
///
/// `@unchecked Sendable`: a node is written before it is published, and never changed.
final class AppendOnlyList<Value: Sendable>: @unchecked Sendable {
    private final class Node {
        let value: Value
        /// A retained `Node`; nil in the first that was added.
        let next: UnsafeRawPointer?

        init(_ value: Value, next: UnsafeRawPointer?) {
            self.value = value
            self.next = next
        }
    }

    /// A retained `Node`: the one that was added last.
    private let head = Atomic<UnsafeRawPointer?>(nil)
    private let isAdding = Mutex(())

    deinit {
        var next = head.load(ordering: .relaxed)
        while let place = next {
            let node = Unmanaged<Node>.fromOpaque(place).takeRetainedValue()
            next = node.next
        }
    }

    /// A value that suits, made and added where none does; it is made once.
    @inline(__always)
    func first(where suits: (Value) -> Bool, else make: () -> Value) -> Value {
        find(suits) ?? add(suits, make)
    }

    @inline(__always)
    private func find(_ suits: (Value) -> Bool) -> Value? {
        var next = head.load(ordering: .acquiring)
        while let place = next {
            let node = Unmanaged<Node>.fromOpaque(place)
            if let found = node._withUnsafeGuaranteedRef({ suits($0.value) ? $0.value : nil }) { return found }
            next = node._withUnsafeGuaranteedRef { $0.next }
        }
        return nil
    }

    @inline(never)
    private func add(_ suits: (Value) -> Bool, _ make: () -> Value) -> Value {
        isAdding.withLock { _ in
            if let known = find(suits) { return known }
            let value = make()
            let node = Node(value, next: head.load(ordering: .relaxed))
            head.store(Unmanaged.passRetained(node).toOpaque(), ordering: .releasing)
            return value
        }
    }
}
