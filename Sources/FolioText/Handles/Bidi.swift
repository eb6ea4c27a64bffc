private import FolioICU

/// Owns ICU's `UBiDi`: embedding levels of a text by the Unicode bidirectional algorithm (UAX #9).
final class Bidi {
    private let bidi: OpaquePointer

    init() {
        guard let bidi = folio_ubidi_open() else { fatalError("ICU could not allocate a bidi object") }
        self.bidi = bidi
    }

    deinit { folio_ubidi_close(bidi) }

    /// - Parameters:
    ///   - baseLevel: 0 or 1 for all paragraphs, or nil where each finds its own by its first strong character.
    ///   - explicit: each unit's level in place of what characters such as U+202A would give; none of these where nil.
    func levels(of text: UnsafeBufferPointer<UInt16>, baseLevel: UInt8?, explicit: [UInt8]? = nil) -> BidiLevels {
        // ICU works in the list that it is given.
        guard var explicit else { return levels(of: text, baseLevel: baseLevel, embeddings: nil) }
        return explicit.withUnsafeMutableBufferPointer {
            levels(of: text, baseLevel: baseLevel, embeddings: $0.baseAddress)
        }
    }

    private func levels(
        of text: UnsafeBufferPointer<UInt16>, baseLevel: UInt8?, embeddings: UnsafeMutablePointer<UInt8>?
    ) -> BidiLevels {
        let level = baseLevel ?? folio_ubidi_default_ltr()
        guard let levels = folio_ubidi_levels(bidi, text.baseAddress, Int32(text.count), level, embeddings) else {
            fatalError("ICU's bidi analysis failed for \(text.count) units")
        }
        var paragraphs: [BidiLevels.Paragraph] = []
        var start = 0
        for index in 0..<folio_ubidi_paragraph_count(bidi) {
            let end = Int(folio_ubidi_paragraph_end(bidi, index))
            let paragraph = UnsafeBufferPointer(rebasing: text[start..<end])
            paragraphs.append(.init(end: end, level: baseLevel ?? BidiLevels.firstStrongLevel(paragraph)))
            start = end
        }
        return BidiLevels(levels: Array(UnsafeBufferPointer(start: levels, count: text.count)), paragraphs: paragraphs)
    }

    /// The order in which runs with these levels stand from left to right (rule L2): for each place the run's index.
    static func visualOrder(levels: [UInt8]) -> [Int] {
        var map = [Int32](repeating: 0, count: levels.count)
        folio_ubidi_reorder_visual(levels, Int32(levels.count), &map)
        return map.map(Int.init)
    }
}
