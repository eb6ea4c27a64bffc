/// Memory for what a text needs only while it is prepared: handed out from one end, taken back whole.
///
/// Arrays in its place would be forty allocations for every text. One thread at a time; a pool hands it out.
final class ScratchMemory {
    private static let pool = Pool { ScratchMemory() }
    private static let firstCapacity = 1 << 15
    /// A longer block is not kept for the next text. Bytes.
    private static let maximumKept = 1 << 20
    private static let alignment = 16

    private var block: UnsafeMutableRawPointer
    private var capacity = ScratchMemory.firstCapacity
    private var used = 0
    /// Blocks that were too short.
    private var full: [UnsafeMutableRawPointer] = []

    private init() { block = ScratchMemory.block(ScratchMemory.firstCapacity) }

    deinit {
        for block in full { block.deallocate() }
        block.deallocate()
    }

    private static func block(_ size: Int) -> UnsafeMutableRawPointer {
        .allocate(byteCount: size, alignment: alignment)
    }

    /// Nothing of the memory outlives `body`.
    static func use<Result>(_ body: (ScratchMemory) -> Result) -> Result {
        pool.use { memory in
            defer { memory.takeBack() }
            return body(memory)
        }
    }

    /// Memory for so many elements, without values yet.
    func allocate<Element: BitwiseCopyable>(
        _ type: Element.Type, capacity count: Int
    ) -> UnsafeMutablePointer<Element> {
        let size = (count * MemoryLayout<Element>.stride + ScratchMemory.alignment - 1) & ~(ScratchMemory.alignment - 1)
        if size > capacity - used { addBlock(for: size) }
        let place = block + used
        used += size
        return place.bindMemory(to: type, capacity: count)
    }

    /// So many elements of one value.
    func allocate<Element: BitwiseCopyable>(
        repeating value: Element, count: Int
    ) -> UnsafeMutableBufferPointer<Element> {
        let base = allocate(Element.self, capacity: count)
        base.initialize(repeating: value, count: count)
        return UnsafeMutableBufferPointer(start: base, count: count)
    }

    @inline(never)
    private func addBlock(for size: Int) {
        full.append(block)
        capacity = max(2 * capacity, size)
        block = ScratchMemory.block(capacity)
        used = 0
    }

    private func takeBack() {
        used = 0
        guard !full.isEmpty || capacity > ScratchMemory.maximumKept else { return }
        for block in full { block.deallocate() }
        full = []
        guard capacity > ScratchMemory.maximumKept else { return }
        block.deallocate()
        capacity = ScratchMemory.firstCapacity
        block = ScratchMemory.block(capacity)
    }
}
