/// Which glyphs may become which, by any substitution that a shaping plan applies.
struct GlyphSubstitutions {
    private struct Step {
        var from: UInt16
        var to: UInt16
    }

    private var steps: [Step] = []
    private let glyphCount: Int
    /// Glyphs that become nothing.
    private(set) var vanishing: GlyphSet
    /// All components of ligatures but the first, which stands for the one glyph that becomes of all.
    private(set) var absorbed: GlyphSet
    /// Every substitution was read.
    private(set) var isComplete = true

    init(face: HarfBuzzFace, lookups: Set<Int>) {
        glyphCount = face.glyphCount
        vanishing = GlyphSet(glyphCount: glyphCount)
        absorbed = vanishing
        let isWhole = LayoutLookup.forEachSubtable(of: "GSUB", in: face, lookups) { add($0, $1) }
        if !isWhole { isComplete = false }
    }

    // MARK: Reading

    private mutating func add(_ reader: OpenTypeReader, _ lookup: LayoutLookup) -> Set<Int> {
        let (type, table) = (lookup.type, lookup.table)
        switch type {
        case 5, 6:
            let context = ContextRules(reader: reader, glyphCount: glyphCount)
            context.read(table, isChained: type == 6)
            return context.nestedLookups
        case 1, 2, 3, 4, 8: break
        default:
            isComplete = false
            return []
        }
        var list = table + 4
        if type == 8 {
            // Behind the coverages of what stands before and after.
            list += 2 + 2 * reader.u16(list)
            list += 2 + 2 * reader.u16(list)
        }
        let delta = type == 1 && reader.u16(table) == 1 ? reader.u16(table + 4) : nil
        reader.forEachCovered(table + reader.u16(table + 2)) { glyph, index in
            if let delta { return addStep(from: glyph, to: (glyph + delta) & 0xFFFF) }
            let value = reader.u16(list + 2 + 2 * index)
            switch type {
            case 1, 8: addStep(from: glyph, to: value)
            case 4: addLigatureSet(reader, table + value, first: glyph)
            default: addSequence(reader, table + value, glyph: glyph)
            }
        }
        return []
    }

    /// Ids that the face does not have are left out.
    private mutating func addStep(from: Int, to: Int) {
        if from < glyphCount, to < glyphCount { steps.append(Step(from: UInt16(from), to: UInt16(to))) }
    }

    private mutating func addSequence(_ reader: OpenTypeReader, _ sequence: Int, glyph: Int) {
        let count = reader.u16(sequence)
        if count == 0 { vanishing.insert(glyph) }
        for item in 0..<count where !reader.hasFailed {
            addStep(from: glyph, to: reader.u16(sequence + 2 + 2 * item))
        }
    }

    private mutating func addLigatureSet(_ reader: OpenTypeReader, _ set: Int, first: Int) {
        for index in 0..<reader.u16(set) where !reader.hasFailed {
            let table = set + reader.u16(set + 2 + 2 * index)
            let ligature = reader.u16(table)
            addStep(from: first, to: ligature)
            for place in 1..<max(1, reader.u16(table + 2)) where !reader.hasFailed {
                let component = reader.u16(table + 2 + 2 * place)
                addStep(from: component, to: ligature)
                absorbed.insert(component)
            }
        }
    }

    // MARK: Asking

    /// A set with all that its members may become.
    func forms(of set: GlyphSet) -> GlyphSet { closed([set], { Int($0.from) }, { Int($0.to) })[0] }

    /// Each set with all that may become a member of it.
    ///
    /// - Precondition: there are at most eight sets.
    func sources(of sets: [GlyphSet]) -> [GlyphSet] { closed(sets, { Int($0.to) }, { Int($0.from) }) }

    /// Each set with all that steps lead to from its members, in time proportional to the glyphs and steps there are.
    private func closed(_ sets: [GlyphSet], _ start: (Step) -> Int, _ end: (Step) -> Int) -> [GlyphSet] {
        precondition(sets.count <= UInt8.bitWidth, "\(sets.count) sets, and a glyph has a bit for each of eight")
        var places = [Int](repeating: 0, count: glyphCount + 1)
        for step in steps { places[start(step)] += 1 }
        for glyph in 0..<glyphCount { places[glyph + 1] += places[glyph] }
        // Where the steps from a glyph begin, and behind the last of them those from the next.
        var ends = [UInt16](repeating: 0, count: steps.count)
        for step in steps {
            places[start(step)] -= 1
            ends[places[start(step)]] = UInt16(end(step))
        }
        var memberships = [UInt8](repeating: 0, count: glyphCount)
        for (index, set) in sets.enumerated() where !set.isEmpty {
            for glyph in 0..<glyphCount where set.contains(glyph) { memberships[glyph] |= 1 << UInt8(index) }
        }
        var pending = (0..<glyphCount).filter { memberships[$0] != 0 && places[$0] < places[$0 + 1] }
        while let glyph = pending.popLast() {
            for place in places[glyph]..<places[glyph + 1] {
                let end = Int(ends[place])
                let all = memberships[end] | memberships[glyph]
                guard all != memberships[end] else { continue }
                memberships[end] = all
                pending.append(end)
            }
        }
        return sets.indices.map { index in
            var set = sets[index]
            guard !set.isEmpty else { return set }
            for glyph in 0..<glyphCount where memberships[glyph] >> UInt8(index) & 1 != 0 { set.insert(glyph) }
            return set
        }
    }
}
