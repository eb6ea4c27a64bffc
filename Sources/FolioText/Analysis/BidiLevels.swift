/// The embedding level of every unit of a text (UAX #9); even levels run left to right.
struct BidiLevels: Sendable {
    struct Paragraph: Sendable {
        var end: Int
        var level: UInt8
    }

    /// Both are empty where every unit has the paragraph level 0.
    var levels: [UInt8]
    var paragraphs: [Paragraph]

    static let leftToRight = BidiLevels(levels: [], paragraphs: [])

    var isLeftToRight: Bool { levels.isEmpty && paragraphs.isEmpty }

    private static let pool = Pool { Bidi() }

    init(levels: [UInt8], paragraphs: [Paragraph]) {
        self.levels = levels
        self.paragraphs = paragraphs
    }

    /// - Parameters:
    ///   - properties: the union of the characters'.
    ///   - runs: may be embedded in directions of their own.
    ///   - ends: where the runs end.
    init(
        _ units: UnsafeBufferPointer<UInt16>, properties: CharacterProperties, direction: ParagraphStyle.Direction,
        runs: [TextRun], ends: ScratchList<StyleEnd>
    ) {
        let baseLevel: UInt8?
        switch direction {
        case .leftToRight: baseLevel = 0
        case .rightToLeft: baseLevel = 1
        case .plaintext: baseLevel = nil
        case .auto: baseLevel = BidiLevels.firstStrongLevel(units)
        }
        if !units.isEmpty, runs.contains(where: { !$0.attributes.embeddings.isEmpty }) {
            self = BidiLevels.pool.use { bidi in
                let paragraphs = bidi.levels(of: units, baseLevel: baseLevel).paragraphs
                let explicit = BidiLevels.explicitLevels(count: units.count, paragraphs, runs: runs, ends: ends)
                return bidi.levels(of: units, baseLevel: baseLevel, explicit: explicit)
            }
        } else if (baseLevel == 1 || properties.contains(.mayBeRightToLeft)) && !units.isEmpty {
            self = BidiLevels.pool.use { $0.levels(of: units, baseLevel: baseLevel) }
        } else {
            self = .leftToRight
        }
    }

    /// The levels that embeddings give each unit (rules X2 to X5), with ICU's mark of an override in the highest bit.
    private static func explicitLevels(
        count: Int, _ paragraphs: [Paragraph], runs: [TextRun], ends: ScratchList<StyleEnd>
    ) -> [UInt8] {
        var levels: [UInt8] = []
        levels.reserveCapacity(count)
        var paragraph = 0
        for end in ends {
            while levels.count < end.end {
                while paragraph < paragraphs.count - 1, paragraphs[paragraph].end <= levels.count { paragraph += 1 }
                let limit = paragraph < paragraphs.count - 1 ? min(end.end, paragraphs[paragraph].end) : end.end
                let base = paragraphs.isEmpty ? 0 : paragraphs[paragraph].level
                let level = self.level(of: runs[end.style].attributes.embeddings, base: base)
                levels += repeatElement(level, count: limit - levels.count)
            }
        }
        // A paragraph's separator is no part of what is embedded in it.
        for paragraph in paragraphs where paragraph.end < count { levels[paragraph.end - 1] = paragraph.level }
        return levels
    }

    private static func level(of embeddings: [BidiEmbedding], base: UInt8) -> UInt8 {
        var level = base
        var override: UInt8 = 0
        for embedding in embeddings {
            let next = embedding.direction == .rightToLeft ? (level + 1) | 1 : (level + 2) & ~1
            // UAX #9's max_depth: what is embedded deeper is not.
            guard next <= 125 else { break }
            level = next
            override = embedding.overridesCharacters ? 0x80 : 0
        }
        return level | override
    }

    /// Rules P2 and P3: the first strong character outside isolates decides, left to right where there is none.
    static func firstStrongLevel(_ units: UnsafeBufferPointer<UInt16>) -> UInt8 {
        var isolates = 0
        var offset = 0
        while offset < units.count {
            let (scalar, length) = units.scalar(at: offset)
            offset += length
            switch scalar {
            case 0x2066...0x2068: isolates += 1
            case 0x2069: isolates = max(0, isolates - 1)
            default:
                guard isolates == 0 else { continue }
                switch scalar.bidiClass {
                case .leftToRight: return 0
                case .rightToLeft: return 1
                case .other: break
                }
            }
        }
        return 0
    }

    func level(at offset: Int) -> UInt8 { levels.isEmpty ? 0 : levels[offset] }

    /// The end of the stretch of one level that an offset lies in.
    func endOfLevel(at offset: Int, limit: Int) -> Int {
        guard !levels.isEmpty else { return limit }
        let level = levels[offset]
        var end = offset + 1
        while end < limit, levels[end] == level { end += 1 }
        return end
    }

    /// The level of the paragraph that an offset lies in.
    func paragraphLevel(at offset: Int) -> UInt8 {
        let index = paragraphs.partitionPoint { $0.end <= offset }
        return index < paragraphs.count ? paragraphs[index].level : paragraphs.last?.level ?? 0
    }
}
