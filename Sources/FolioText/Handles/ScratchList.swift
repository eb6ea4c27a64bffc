/// A list that grows in `ScratchMemory`, and lives no longer than that is lent. A copy shares its elements.
struct ScratchList<Element: BitwiseCopyable>: RandomAccessCollection {
    private unowned(unsafe) let memory: ScratchMemory
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    /// - Parameter capacity: how many it holds before it grows; at least 1.
    init(in memory: ScratchMemory, capacity: Int = 8) {
        self.memory = memory
        self.capacity = capacity
        base = memory.allocate(Element.self, capacity: capacity)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { count }
    var buffer: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            precondition(index >= 0 && index < count, "element \(index) of \(count)")
            return base[index]
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
    }

    @inline(never)
    private mutating func grow() {
        capacity *= 2
        let longer = memory.allocate(Element.self, capacity: capacity)
        longer.initialize(from: base, count: count)
        base = longer
    }
}
