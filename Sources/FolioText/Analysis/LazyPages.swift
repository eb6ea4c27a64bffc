import Synchronization

/// A value for every code point, made a page of 256 at a time when first asked for; read by any thread without a lock.
///
/// `@unchecked Sendable`: a page is written before it is published, once, and never changed.
final class LazyPages<Value: BitwiseCopyable & Sendable>: @unchecked Sendable {
    private static var pageCount: Int { 0x110000 >> 8 }

    private let pages: UnsafeMutablePointer<Atomic<UnsafeMutablePointer<Value>?>>
    private let make: @Sendable (UInt32) -> Value

    init(_ make: @escaping @Sendable (UInt32) -> Value) {
        self.make = make
        pages = .allocate(capacity: Self.pageCount)
        for index in 0..<Self.pageCount { (pages + index).initialize(to: Atomic(nil)) }
    }

    deinit {
        for index in 0..<Self.pageCount { pages[index].load(ordering: .relaxed)?.deallocate() }
        pages.deinitialize(count: Self.pageCount)
        pages.deallocate()
    }

    /// - Precondition: the scalar is at most U+10FFFF; surrogates count as characters.
    @inline(__always)
    subscript(scalar: UInt32) -> Value { reader[scalar] }

    /// For loops over a text's characters: to copy it costs nothing. It does not keep the pages.
    struct Reader: @unchecked Sendable {
        fileprivate let pages: UnsafeMutablePointer<Atomic<UnsafeMutablePointer<Value>?>>
        fileprivate let owner: Unmanaged<LazyPages>

        @inline(__always)
        subscript(scalar: UInt32) -> Value {
            if let page = pages[Int(scalar >> 8)].load(ordering: .acquiring) { return page[Int(scalar & 0xFF)] }
            return owner._withUnsafeGuaranteedRef { $0.added(scalar >> 8)[Int(scalar & 0xFF)] }
        }
    }

    var reader: Reader { Reader(pages: pages, owner: .passUnretained(self)) }

    @inline(never)
    private func added(_ index: UInt32) -> UnsafeMutablePointer<Value> {
        precondition(index < Self.pageCount, "U+\(String(index << 8, radix: 16)) is no code point")
        let page = UnsafeMutablePointer<Value>.allocate(capacity: 256)
        for offset in 0..<256 { (page + offset).initialize(to: make(index << 8 | UInt32(offset))) }
        let (isFirst, other) = pages[Int(index)].compareExchange(
            expected: nil, desired: page, ordering: .acquiringAndReleasing)
        if isFirst { return page }
        // Another thread was faster.
        page.deallocate()
        return other ?? page
    }
}
