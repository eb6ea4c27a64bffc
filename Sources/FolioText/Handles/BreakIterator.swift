private import FolioICU

/// Owns an ICU break iterator for lines (UAX #14, dictionaries for Thai, Lao, Khmer, Burmese). Opening one is expensive, so they
/// are kept in a pool for each locale.
final class BreakIterator {
    private let iterator: OpaquePointer

    /// An unknown locale gets ICU's root rules, as ICU does.
    init(locale: String) {
        guard let iterator = folio_ubrk_open(locale) else {
            fatalError("ICU has no line break rules for locale “\(locale)”; is its data installed?")
        }
        self.iterator = iterator
    }

    deinit { folio_ubrk_close(iterator) }

    /// Calls `body` with every boundary after the text's start, its end included, and whether a break there is mandatory.
    func forEachBoundary(in text: UnsafeBufferPointer<UInt16>, _ body: (Int, Bool) -> Void) {
        let isSet = folio_ubrk_set_text(iterator, text.baseAddress, Int32(text.count))
        precondition(isSet != 0, "ICU refused a text of \(text.count) units")
        while true {
            let boundary = folio_ubrk_next(iterator)
            if boundary < 0 { return }
            body(Int(boundary), folio_ubrk_is_hard(iterator) != 0)
        }
    }

    /// Sets the flag of every boundary after the text's start, its end included.
    ///
    /// - Precondition: there is a flag for every offset, the end included.
    func mark(_ flags: inout [Bool], boundariesOf text: UnsafeBufferPointer<UInt16>) {
        precondition(flags.count > text.count, "\(text.count) units have more offsets than \(flags.count)")
        flags.withUnsafeMutableBufferPointer { flags in
            let isSet = folio_ubrk_mark(iterator, text.baseAddress, Int32(text.count), flags.baseAddress)
            precondition(isSet != 0, "ICU refused a text of \(text.count) units")
        }
    }

    /// Every boundary after the text's start, its end included.
    func boundaries(in text: UnsafeBufferPointer<UInt16>) -> [Int] {
        var boundaries: [Int] = []
        forEachBoundary(in: text) { offset, _ in boundaries.append(offset) }
        return boundaries
    }
}
