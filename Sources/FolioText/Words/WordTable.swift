/// Shaped words by context and letters: an open-addressing table over flat storage, for one thread at a time.
struct WordTable {
    private struct Entry {
        var hash: UInt64
        var context: UInt32
        /// Index of the word's first glyph in `storage`.
        var start: UInt32
        var unitCount: UInt16
        var glyphCount: UInt16
    }

    /// A slot: half of the hash, then the index of an entry plus one; 0 is empty. A power of two, at most half full.
    private var slots = [UInt64](repeating: 0, count: 64)
    private var entries: [Entry] = []
    /// Each word's glyphs, of eight bytes each, then its letters.
    private var storage: [UInt64] = []

    var count: Int { entries.count }

    /// Bytes in use.
    var bytes: Int {
        slots.count * 8 + entries.count * MemoryLayout<Entry>.stride + storage.count * 8
    }

    private static func slot(_ hash: UInt64, entry: Int) -> UInt64 { (hash >> 32) << 32 | UInt64(entry + 1) }

    /// Calls `body` with a word's glyphs; false where it is not there.
    func find(
        _ word: UnsafeBufferPointer<UInt16>, context: UInt32, hash: UInt64,
        _ body: (UnsafeBufferPointer<WordGlyph>) -> Void
    ) -> Bool {
        var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[index] != 0 {
            let slot = slots[index]
            if (slot ^ hash) >> 32 == 0 {
                let entry = entries[Int(slot & 0xFFFF_FFFF) - 1]
                if entry.hash == hash, entry.context == context, Int(entry.unitCount) == word.count {
                    let isFound = storage.withUnsafeBufferPointer { storage in
                        guard let start = storage.baseAddress.map({ $0 + Int(entry.start) }) else { return false }
                        let count = Int(entry.glyphCount)
                        guard holds(start + count, word) else { return false }
                        start.withMemoryRebound(to: WordGlyph.self, capacity: count) {
                            body(UnsafeBufferPointer(start: $0, count: count))
                        }
                        return true
                    }
                    if isFound { return true }
                }
            }
            index = (index + 1) & (slots.count - 1)
        }
        return false
    }

    private func holds(_ letters: UnsafePointer<UInt64>, _ word: UnsafeBufferPointer<UInt16>) -> Bool {
        letters.withMemoryRebound(to: UInt16.self, capacity: word.count) { letters in
            for index in word.indices where letters[index] != word[index] { return false }
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
                hash: hash, context: context, start: UInt32(storage.count), unitCount: UInt16(word.count),
                glyphCount: UInt16(shaped.count)))
        let letterStart = storage.count + shaped.count
        storage.append(contentsOf: repeatElement(0, count: shaped.count + (word.count + 3) / 4))
        storage.withUnsafeMutableBytes { bytes in
            UnsafeMutableRawBufferPointer(rebasing: bytes[8 * (letterStart - shaped.count)..<8 * letterStart])
                .copyMemory(from: UnsafeRawBufferPointer(shaped))
            UnsafeMutableRawBufferPointer(rebasing: bytes[(8 * letterStart)...])
                .copyMemory(from: UnsafeRawBufferPointer(word))
        }
        link(entries.count - 1)
    }

    private mutating func link(_ index: Int) {
        let hash = entries[index].hash
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = WordTable.slot(hash, entry: index)
    }

    private mutating func grow() {
        slots = [UInt64](repeating: 0, count: slots.count * 2)
        for index in entries.indices { link(index) }
    }
}
