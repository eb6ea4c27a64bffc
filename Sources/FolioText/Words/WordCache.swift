import Synchronization

/// Words shaped before, shared by all texts and threads and bounded in bytes.
///
/// Two generations: words go into the young one; when it has half of the bytes it becomes the old one, and the old one is
/// dropped. A word found in the old one moves to the young, so what is in use stays.
public final class WordCache: Sendable {
    /// The cache that every `PreparedText` uses.
    public static let shared = WordCache()

    private struct Shard: Sendable {
        var young = WordTable()
        var old = WordTable()
        var hits = 0
        var misses = 0
    }

    /// A lock each, so that threads seldom meet.
    private final class LockedShard: Sendable {
        let state = Mutex(Shard())
    }

    private static let shardCount = 16
    private let shards = (0..<WordCache.shardCount).map { _ in LockedShard() }
    private let limit = Atomic<Int>(16 << 20)
    private let emptied = Atomic<UInt64>(1)

    /// Kerning of pairs that was found before the last `removeAll` is not valid any more. Fourteen bits, never 0.
    var pairEpoch: UInt64 { emptied.load(ordering: .relaxed) }

    /// At most this many bytes are kept, 16 MiB at first; 0 keeps nothing.
    public var byteLimit: Int {
        get { limit.load(ordering: .relaxed) }
        set {
            limit.store(max(0, newValue), ordering: .relaxed)
            for shard in shards { shard.state.withLock { trim(&$0) } }
        }
    }

    /// Bytes in use.
    public var bytes: Int { sum { $0.young.bytes + $0.old.bytes } }
    /// Words kept.
    public var count: Int { sum { $0.young.count + $0.old.count } }
    /// Words that were found, since the process started.
    public var hits: Int { sum(\.hits) }
    /// Words that had to be shaped, since the process started.
    public var misses: Int { sum(\.misses) }

    /// Forgets every word and all kerning; the counters go on.
    public func removeAll() {
        emptied.store(pairEpoch % 0x3FFF + 1, ordering: .relaxed)
        for shard in shards {
            shard.state.withLock {
                $0.young = WordTable()
                $0.old = WordTable()
            }
        }
    }

    private func sum(_ figure: (Shard) -> Int) -> Int {
        shards.reduce(0) { sum, shard in sum + shard.state.withLock { figure($0) } }
    }

    /// Calls `body` with a word's glyphs, from `shape` where the word is new.
    func withGlyphs(
        of word: UnsafeBufferPointer<UInt16>, context: UInt32,
        shape: (inout [WordGlyph]) -> Void, _ body: (UnsafeBufferPointer<WordGlyph>) -> Void
    ) {
        let hash = WordCache.hash(word, context)
        let shard = shards[Int(truncatingIfNeeded: hash >> 60) & (WordCache.shardCount - 1)]
        let isFound = shard.state.withLock { state -> Bool in
            if state.young.find(word, context: context, hash: hash, body) {
                state.hits += 1
                return true
            }
            // Borrowed, so that a word can go from one to the other without a copy.
            let old = state.old
            let isOld = old.find(word, context: context, hash: hash) { glyphs in
                state.young.insert(word, context: context, hash: hash, glyphs)
                body(glyphs)
            }
            guard isOld else {
                state.misses += 1
                return false
            }
            state.hits += 1
            trim(&state)
            return true
        }
        if isFound { return }
        var shaped: [WordGlyph] = []
        shape(&shaped)
        shaped.withUnsafeBufferPointer { glyphs in
            body(glyphs)
            guard glyphs.count <= Int(UInt16.max) else { return }
            shard.state.withLock { state in
                // Another thread may have been faster.
                guard !state.young.find(word, context: context, hash: hash, { _ in }) else { return }
                state.young.insert(word, context: context, hash: hash, glyphs)
                trim(&state)
            }
        }
    }

    private func trim(_ shard: inout Shard) {
        let share = byteLimit / WordCache.shardCount
        if shard.young.bytes > share / 2 {
            shard.old = share == 0 ? WordTable() : shard.young
            shard.young = WordTable()
        }
        // One long word, or a lowered limit.
        if shard.old.bytes > share { shard.old = WordTable() }
    }

    private static func hash(_ word: UnsafeBufferPointer<UInt16>, _ context: UInt32) -> UInt64 {
        var hash = 0x9E37_79B9_7F4A_7C15 ^ UInt64(context) &* 0xD6E8_FEB8_6659_FD93 ^ UInt64(word.count)
        let bytes = UnsafeRawBufferPointer(word)
        var offset = 0
        while offset + 8 <= bytes.count {
            hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash >> 32
            offset += 8
        }
        while offset < bytes.count {
            hash =
                (hash ^ UInt64(bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self))) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash >> 32
            offset += 2
        }
        hash = hash &* 0xC4CE_B9FE_1A85_EC53
        return hash ^ hash >> 29
    }
}
