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

    /// - Parameter properties: the union of the characters'.
    init(
        _ units: UnsafeBufferPointer<UInt16>, properties: CharacterProperties, direction: ParagraphStyle.Direction
    ) {
        let baseLevel: UInt8?
        switch direction {
        case .leftToRight: baseLevel = 0
        case .rightToLeft: baseLevel = 1
        case .plaintext: baseLevel = nil
        case .auto: baseLevel = BidiLevels.firstStrongLevel(units)
        }
        if (baseLevel == 1 || properties.contains(.mayBeRightToLeft)) && !units.isEmpty {
            self = BidiLevels.pool.use { $0.levels(of: units, baseLevel: baseLevel) }
        } else {
            self = .leftToRight
        }
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
