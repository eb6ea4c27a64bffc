import Synchronization

/// Lists of objects that are added and never taken away: any thread finds one without a lock, and without counting a reference to
/// it, which threads would contend for.
///
/// `@unchecked Sendable`: a node is written before it is published, and never changed.
final class AppendOnlyLists<Value: AnyObject & Sendable>: @unchecked Sendable {
    private struct Node {
        /// Retained.
        let value: Unmanaged<Value>
        /// Nil in the first that was added.
        let next: UnsafeMutablePointer<Node>?
    }

    /// Of each list the node that was added last.
    private let heads: UnsafeMutableBufferPointer<Atomic<UnsafeMutablePointer<Node>?>>
    private let isAdding = Mutex(())

    init(count: Int) {
        heads = .allocate(capacity: count)
        for index in heads.indices { (heads.baseAddress! + index).initialize(to: Atomic(nil)) }
    }

    deinit {
        for index in heads.indices {
            var next = heads[index].load(ordering: .relaxed)
            while let node = next {
                node.pointee.value.release()
                next = node.pointee.next
                node.deallocate()
            }
        }
        heads.deinitialize()
        heads.deallocate()
    }

    /// The object of a list that suits, made and added where none does; it is made once, and lives as long as the lists.
    @inline(__always)
    func first(in list: Int, where suits: (Value) -> Bool, else make: () -> Value) -> Unmanaged<Value> {
        find(suits, in: list) ?? add(suits, make, to: list)
    }

    @inline(__always)
    private func find(_ suits: (Value) -> Bool, in list: Int) -> Unmanaged<Value>? {
        var next = heads[list].load(ordering: .acquiring)
        while let node = next {
            let value = node.pointee.value
            if value._withUnsafeGuaranteedRef(suits) { return value }
            next = node.pointee.next
        }
        return nil
    }

    @inline(never)
    private func add(_ suits: (Value) -> Bool, _ make: () -> Value, to list: Int) -> Unmanaged<Value> {
        isAdding.withLock { _ in
            if let known = find(suits, in: list) { return known }
            let value = Unmanaged.passRetained(make())
            let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
            node.initialize(to: Node(value: value, next: heads[list].load(ordering: .relaxed)))
            heads[list].store(node, ordering: .releasing)
            return value
        }
    }
}
