/// Shaped words by context and letters: an open-addressing table over flat storage, for one thread at a time.
struct WordTable {
    private struct Entry {
        var hash: UInt64
        var context: UInt32
        var unitStart: UInt32
        var glyphStart: UInt32
        var unitCount: UInt16
        var glyphCount: UInt16
    }

    /// Index of an entry plus one; 0 is empty. A power of two, at most half full.
    private var slots = [UInt32](repeating: 0, count: 64)
    private var entries: [Entry] = []
    private var units: [UInt16] = []
    private var glyphs: [WordGlyph] = []

    var count: Int { entries.count }

    /// Bytes in use.
    var bytes: Int {
        slots.count * 4 + entries.count * MemoryLayout<Entry>.stride + units.count * 2
            + glyphs.count * MemoryLayout<WordGlyph>.stride
    }

    /// Calls `body` with a word's glyphs; false where it is not there.
    func find(
        _ word: UnsafeBufferPointer<UInt16>, context: UInt32, hash: UInt64,
        _ body: (UnsafeBufferPointer<WordGlyph>) -> Void
    ) -> Bool {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.hash == hash, entry.context == context, Int(entry.unitCount) == word.count, holds(entry, word) {
                glyphs.withUnsafeBufferPointer {
                    body(
                        UnsafeBufferPointer(
                            rebasing: $0[Int(entry.glyphStart)..<Int(entry.glyphStart) + Int(entry.glyphCount)]))
                }
                return true
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return false
    }

    private func holds(_ entry: Entry, _ word: UnsafeBufferPointer<UInt16>) -> Bool {
        units.withUnsafeBufferPointer { units in
            let start = Int(entry.unitStart)
            for index in word.indices where units[start + index] != word[index] { return false }
            return true
        }
    }

    /// Adds a word that is not there.
    mutating func insert(
        _ word: UnsafeBufferPointer<UInt16>, context: UInt32, hash: UInt64, _ shaped: UnsafeBufferPointer<WordGlyph>
    ) {
        if (entries.count + 1) * 2 > slots.count { grow() }
        entries.append(
            Entry(
                hash: hash, context: context, unitStart: UInt32(units.count), glyphStart: UInt32(glyphs.count),
                unitCount: UInt16(word.count), glyphCount: UInt16(shaped.count)))
        units.append(contentsOf: word)
        glyphs.append(contentsOf: shaped)
        link(entries.count - 1)
    }

    private mutating func link(_ index: Int) {
        var slot = Int(truncatingIfNeeded: entries[index].hash) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = UInt32(index) + 1
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for index in entries.indices { link(index) }
    }
}
