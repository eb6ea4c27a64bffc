private import FolioICU
import Synchronization

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

    private struct Rules {
        var language: String?
        var lineBreak: ParagraphStyle.LineBreak
        var pool: Pool<BreakIterator>
    }

    /// Languages come from callers: their number must not grow without end.
    private static let maximumPools = 64
    private static let pools = Mutex<[Rules]>([])

    /// The iterators for a language, BCP 47, and CSS's strictness.
    static func pool(language: String?, lineBreak: ParagraphStyle.LineBreak) -> Pool<BreakIterator> {
        pools.withLock { pools in
            for index in pools.indices
            where pools[index].lineBreak == lineBreak && pools[index].language == language {
                return pools[index].pool
            }
            let name = locale(language: language, lineBreak: lineBreak)
            let pool = Pool { BreakIterator(locale: name) }
            if pools.count == maximumPools { pools.removeFirst() }
            pools.append(Rules(language: language, lineBreak: lineBreak, pool: pool))
            return pool
        }
    }

    private static func locale(language: String?, lineBreak: ParagraphStyle.LineBreak) -> String {
        let strictness =
            switch lineBreak {
            case .strict: "strict"
            case .loose: "loose"
            case .auto, .normal, .anywhere: "normal"
            }
        let base = language?.replacing("-", with: "_") ?? "en"
        return "\(base.isEmpty ? "en" : base)@lb=\(strictness)"
    }

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
    func mark(_ flags: UnsafeMutableBufferPointer<Bool>, boundariesOf text: UnsafeBufferPointer<UInt16>) {
        precondition(flags.count > text.count, "\(text.count) units have more offsets than \(flags.count)")
        let isSet = folio_ubrk_mark(iterator, text.baseAddress, Int32(text.count), flags.baseAddress)
        precondition(isSet != 0, "ICU refused a text of \(text.count) units")
    }

    /// Every boundary after the text's start, its end included.
    func boundaries(in text: UnsafeBufferPointer<UInt16>) -> [Int] {
        var boundaries: [Int] = []
        forEachBoundary(in: text) { offset, _ in boundaries.append(offset) }
        return boundaries
    }
}
