/// Reads big-endian numbers of a font's table. Damaged tables and endless work end in `hasFailed`, never in a trap.
final class OpenTypeReader {
    private let bytes: UnsafeRawBufferPointer
    /// A read lay outside the table, or there were more reads than a sane table needs.
    private(set) var hasFailed = false
    private var remainingReads = 5_000_000

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    func fail() { hasFailed = true }

    /// Work that a table asks for beside reading it; counts as so many reads.
    func charge(_ amount: Int) {
        remainingReads -= amount
        if remainingReads <= 0 { hasFailed = true }
    }

    func u16(_ offset: Int) -> Int {
        remainingReads -= 1
        guard remainingReads > 0, offset >= 0, offset + 2 <= bytes.count else {
            hasFailed = true
            return 0
        }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    func u32(_ offset: Int) -> Int { u16(offset) << 16 | u16(offset + 2) }

    private func spend(_ first: Int, _ last: Int) -> Bool {
        remainingReads -= max(0, last - first)
        return !hasFailed && first <= last && remainingReads > 0
    }

    /// The targets of `count` 16-bit offsets at `list`, relative to `base`; null offsets are left out.
    func forEachOffset(_ list: Int, count: Int, base: Int, _ body: (Int) -> Void) {
        for index in 0..<count {
            if hasFailed { return }
            let offset = u16(list + 2 * index)
            if offset != 0 { body(base + offset) }
        }
    }

    /// Calls `body` with every glyph of a coverage table and its coverage index.
    func forEachCovered(_ table: Int, _ body: (Int, Int) -> Void) {
        switch u16(table) {
        case 1:
            for index in 0..<u16(table + 2) {
                if hasFailed { return }
                body(u16(table + 4 + 2 * index), index)
            }
        case 2:
            for range in 0..<u16(table + 2) {
                let record = table + 4 + 6 * range
                let (first, last, index) = (u16(record), u16(record + 2), u16(record + 4))
                guard spend(first, last) else { return fail() }
                for glyph in first...last { body(glyph, index + glyph - first) }
            }
        default: fail()
        }
    }

    func coverageIndex(_ table: Int, of glyph: Int) -> Int? {
        var found: Int?
        forEachCovered(table) { if $0 == glyph { found = $1 } }
        return found
    }

    /// Calls `body` with every glyph of a class definition that is not of class 0.
    func forEachClass(_ table: Int, _ body: (_ glyph: Int, _ value: Int) -> Void) {
        switch u16(table) {
        case 1:
            let first = u16(table + 2)
            for index in 0..<u16(table + 4) {
                if hasFailed { return }
                let value = u16(table + 6 + 2 * index)
                if value != 0 { body(first + index, value) }
            }
        case 2:
            for range in 0..<u16(table + 2) {
                let record = table + 4 + 6 * range
                let (first, last, value) = (u16(record), u16(record + 2), u16(record + 4))
                guard spend(first, last) else { return fail() }
                if value != 0 { for glyph in first...last { body(glyph, value) } }
            }
        default: fail()
        }
    }
}
