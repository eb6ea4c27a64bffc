import FolioHarfBuzz

/// What a font's own rules may do, found by reading them: across a space, and to letters at all.
///
/// A text may be cut behind a space, and its pieces shaped each by itself, where no rule's window (before, input, after) can
/// hold both the space and the glyph behind it: HarfBuzz then sees the same windows in the pieces as in the whole. A rule with
/// a space in it can only match where each of its other positions does, so one of these, the one whose glyphs are rarest in
/// texts, stands for the rule: its glyphs keep a text whole within the rule's reach.
///
/// Glyphs that no rule can start from stay as `cmap` has them, and only kerning of pairs moves them.
///
/// Conservative: an unknown or damaged table, and rules that skip letters, keep every text whole.
struct LayoutRules {
    /// Glyphs that rules or kerning may see right behind a space.
    private(set) var behind: GlyphSet
    /// The same where one of `preceding` stands before the space.
    private(set) var behindSome: GlyphSet
    private(set) var preceding: GlyphSet
    /// Glyphs that may take part in a rule across a space that they stand before, up to `reachBefore` glyphs away.
    private(set) var before: GlyphSet
    private(set) var reachBefore = 0
    /// The same where one of `following` stands behind the space.
    private(set) var beforeSome: GlyphSet
    private(set) var following: GlyphSet
    /// Glyphs that may take part in a rule across a space that they stand after, up to `reachAfter` glyphs away.
    private(set) var after: GlyphSet
    private(set) var reachAfter = 0
    /// Glyphs that may vanish or become part of another, so that they do not count as one in a distance.
    private(set) var uncounted: GlyphSet
    /// Marks attach to what stands before them, and rules may skip them.
    private(set) var marks: GlyphSet
    /// Where none of these stands and no two `neighbors`, no rule matches but kerning of pairs.
    private(set) var triggers: GlyphSet
    /// Rules that match only where a glyph of the left set stands right before one of the right set.
    private(set) var neighbors: [Neighbors] = []
    /// Glyphs that are kerned with what stands after them.
    private(set) var kerned: GlyphSet
    /// Every text is to be kept whole.
    private(set) var keepsAll = false
    /// Kerning is not a sum over pairs of neighbours.
    private(set) var entanglesPairs = false

    struct Neighbors {
        var left: GlyphSet
        var right: GlyphSet
    }

    private let commonLetters: GlyphSet
    private let smallLetters: GlyphSet
    private let commonDigits: GlyphSet
    private let face: HarfBuzzFace
    private let glyphCount: Int
    /// Glyphs that a space may turn into, itself among them.
    private var spaceForms: GlyphSet
    /// How lookup flags skip the space: 1 base, 2 ligature, 3 mark.
    private let spaceClass: Int

    /// - Parameters:
    ///   - font: the face's font.
    ///   - space: the face's glyph for a space.
    ///   - substitution: the lookups of `GSUB` that the shaping plan applies.
    ///   - positioning: the same of `GPOS`.
    init(font: HarfBuzzFont, space: Int, substitution: Set<Int>, positioning: Set<Int>) {
        face = font.face
        glyphCount = face.glyphCount
        let none = GlyphSet(glyphCount: glyphCount)
        (behind, before, after, uncounted, marks) = (none, none, none, none, none)
        (behindSome, preceding, beforeSome, following) = (none, none, none, none)
        (triggers, kerned, spaceForms) = (none, none, none)
        spaceForms.insert(space)
        func glyphs(_ characters: [ClosedRange<UInt32>]) -> GlyphSet {
            var set = none
            for scalar in characters.joined() { if let glyph = font.nominalGlyph(scalar) { set.insert(Int(glyph)) } }
            return set
        }
        commonLetters = glyphs([0x41...0x5A, 0x61...0x7A, 0x3B1...0x3C9, 0x410...0x44F, 0x5D0...0x5EA])
        smallLetters = glyphs([0x61...0x7A, 0x3B1...0x3C9, 0x430...0x44F, 0x5D0...0x5EA, 0x627...0x64A])
        commonDigits = glyphs([0x30...0x39])
        spaceClass = Int(hb_ot_layout_get_glyph_class(face.face, UInt32(space)).rawValue)
        addMarks()
        // What a space may turn into has to be known before rules are asked whether they see one.
        let substitutions = GlyphSubstitutions(face: face, lookups: substitution)
        keepsAll = !substitutions.isComplete
        spaceForms = substitutions.forms(of: spaceForms)
        uncounted.formUnion(substitutions.vanishing)
        uncounted.formUnion(substitutions.absorbed)
        var isWhole = LayoutLookup.forEachSubtable(of: "GSUB", in: face, substitution) { reader, lookup in
            switch lookup.type {
            case 1, 2, 3: addSingles(reader, lookup)
            case 4: addLigatures(reader, lookup)
            case 5, 6, 8: addContext(reader, lookup, isChained: lookup.type == 6, isReverse: lookup.type == 8)
            default: refuse()
            }
        }
        if !isWhole { keepsAll = true }
        isWhole = LayoutLookup.forEachSubtable(of: "GPOS", in: face, positioning) { reader, lookup in
            switch lookup.type {
            case 1: addSingles(reader, lookup)
            case 2: addPairs(reader, lookup)
            case 3: addCursive(reader, lookup)
            case 4, 5, 6: addMarks(reader, lookup)
            case 7, 8: addContext(reader, lookup, isChained: lookup.type == 8, isReverse: false)
            default: refuse()
            }
        }
        if !isWhole { keepsAll = true }
        limitNeighbors()
        let sets: [WritableKeyPath<LayoutRules, GlyphSet>] = [
            \.behind, \.behindSome, \.preceding, \.before, \.beforeSome, \.following, \.after, \.marks,
        ]
        let withSources = substitutions.sources(of: sets.map { self[keyPath: $0] })
        for (set, value) in zip(sets, withSources) { self[keyPath: set] = value }
    }

    private mutating func refuse() -> Set<Int> {
        keepsAll = true
        return []
    }

    // MARK: Rules

    /// Adds what a rule may see across a space in it.
    private mutating func addRule(_ positions: [GlyphSet], flags: Int) {
        if skipsSpace(flags) { keepsAll = true }
        for (index, set) in positions.enumerated().dropLast() where holdsSpace(set) {
            // What is skipped behind the space hides what the rule then sees.
            if flags & 6 != 0 { keepsAll = true }
            // Where there is one space there may be more: another position that takes one tells nothing.
            let others = positions.indices.filter { $0 != index && !holdsSpace(positions[$0]) }
            guard let rarest = others.min(by: { frequency(positions[$0]) < frequency(positions[$1]) }) else {
                keepsAll = true
                continue
            }
            if positions[rarest].isEmpty { continue }
            if rarest == index + 1 {
                if index > 0, !isCommon(positions[index - 1]) {
                    behindSome.formUnion(positions[rarest])
                    preceding.formUnion(positions[index - 1])
                } else {
                    behind.formUnion(positions[rarest])
                }
            } else if rarest < index {
                reachBefore = max(reachBefore, index - rarest + 1)
                if isCommon(positions[index + 1]) {
                    before.formUnion(positions[rarest])
                } else {
                    beforeSome.formUnion(positions[rarest])
                    following.formUnion(positions[index + 1])
                }
            } else {
                after.formUnion(positions[rarest])
                reachAfter = max(reachAfter, rarest - index)
            }
        }
    }

    /// About how often one of the glyphs stands in a text: any choice is right, and this one keeps few texts whole.
    private func frequency(_ set: GlyphSet) -> Int {
        set.count + 500 * set.commonCount(with: commonLetters) + 100 * set.commonCount(with: commonDigits)
            + (holdsSpace(set) ? 100_000 : 0)
    }

    /// Whether most small letters are in the set, so that it tells little.
    private func isCommon(_ set: GlyphSet) -> Bool { set.commonCount(with: smallLetters) > 10 }

    private func holdsSpace(_ set: GlyphSet) -> Bool { set.commonCount(with: spaceForms) > 0 }

    /// A lookup that skips the space sees letters on both sides as neighbours.
    private func skipsSpace(_ flags: Int) -> Bool {
        switch spaceClass {
        case 1: flags & 2 != 0
        case 2: flags & 4 != 0
        case 3: flags & 0xFF18 != 0
        default: false
        }
    }

    /// A lookup that only rules call changes nothing without them.
    private mutating func addSingles(_ reader: OpenTypeReader, _ lookup: LayoutLookup) -> Set<Int> {
        guard lookup.isDirect else { return [] }
        reader.forEachCovered(lookup.table + reader.u16(lookup.table + 2)) { glyph, _ in triggers.insert(glyph) }
        return []
    }

    private mutating func addLigatures(_ reader: OpenTypeReader, _ lookup: LayoutLookup) -> Set<Int> {
        if skipsSpace(lookup.flags) { keepsAll = true }
        var first = GlyphSet(glyphCount: glyphCount)
        var second = GlyphSet(glyphCount: glyphCount)
        reader.forEachCovered(lookup.table + reader.u16(lookup.table + 2)) { glyph, index in
            first.insert(glyph)
            let set = lookup.table + reader.u16(lookup.table + 6 + 2 * index)
            for item in 0..<reader.u16(set) where !reader.hasFailed {
                let ligature = set + reader.u16(set + 2 + 2 * item)
                let count = reader.u16(ligature + 2)
                if count < 2 { triggers.insert(glyph) }
                var component = glyph
                for place in 1..<max(1, count) where !reader.hasFailed {
                    let next = reader.u16(ligature + 2 + 2 * place)
                    if place == 1 { second.insert(next) }
                    if spaceForms.contains(component) {
                        behind.insert(next)
                        if lookup.skipsLetters { keepsAll = true }
                    }
                    component = next
                }
            }
        }
        addTrigger([first, second], flags: lookup.flags)
        return []
    }

    private mutating func addContext(
        _ reader: OpenTypeReader, _ lookup: LayoutLookup, isChained: Bool, isReverse: Bool
    ) -> Set<Int> {
        var rules: [[GlyphSet]] = []
        let context = ContextRules(reader: reader, glyphCount: glyphCount) { rules.append($0) }
        if isReverse {
            context.readReverseChain(lookup.table)
        } else {
            context.read(lookup.table, isChained: isChained)
        }
        for rule in rules {
            addRule(rule, flags: lookup.flags)
            // A rule without effect makes breaks unsafe all the same.
            addTrigger(rule, flags: lookup.flags)
        }
        return context.nestedLookups
    }

    // MARK: Triggers

    /// Keeps what a rule needs to match: two neighbours where it has two positions, else one glyph, the rarest each time.
    private mutating func addTrigger(_ positions: [GlyphSet], flags: Int) {
        guard !positions.contains(where: \.isEmpty) else { return }
        // Where letters are skipped, a rule's neighbours need not be the text's. Marks trigger by themselves.
        guard positions.count > 1, flags & 6 == 0 else {
            if let rarest = positions.min(by: { frequency($0) < frequency($1) }) { triggers.formUnion(rarest) }
            return
        }
        let frequencies = positions.map(frequency)
        let places = zip(frequencies, frequencies.dropFirst()).map(*)
        guard let place = places.indices.min(by: { places[$0] < places[$1] }) else { return }
        let (left, right) = (positions[place], positions[place + 1])
        if let index = neighbors.firstIndex(where: { $0.left == left }) {
            neighbors[index].right.formUnion(right)
        } else if let index = neighbors.firstIndex(where: { $0.right == right }) {
            neighbors[index].left.formUnion(left)
        } else {
            neighbors.append(Neighbors(left: left, right: right))
        }
    }

    /// There is room for so many pairs of sets in a character's traits; the others become triggers, those of rare glyphs.
    private mutating func limitNeighbors() {
        let rarest = neighbors.map { frequency($0.left) < frequency($0.right) ? $0.left : $0.right }
        let order = neighbors.indices.sorted { frequency(rarest[$0]) > frequency(rarest[$1]) }
        for index in order.dropFirst(LayoutRules.maximumNeighbors) { triggers.formUnion(rarest[index]) }
        neighbors = order.prefix(LayoutRules.maximumNeighbors).map { neighbors[$0] }
    }

    static let maximumNeighbors = 16

    private mutating func addCursive(_ reader: OpenTypeReader, _ lookup: LayoutLookup) -> Set<Int> {
        var covered = GlyphSet(glyphCount: glyphCount)
        reader.forEachCovered(lookup.table + reader.u16(lookup.table + 2)) { glyph, _ in covered.insert(glyph) }
        addRule([covered, covered], flags: lookup.flags)
        triggers.formUnion(covered)
        return []
    }

    private mutating func addMarks(_ reader: OpenTypeReader, _ lookup: LayoutLookup) -> Set<Int> {
        reader.forEachCovered(lookup.table + reader.u16(lookup.table + 2)) { glyph, _ in
            marks.insert(glyph)
            triggers.insert(glyph)
        }
        return []
    }

    private mutating func addMarks() {
        let face = face.face
        let glyphs = HarfBuzzFace.members {
            hb_ot_layout_get_glyphs_in_class(face, HB_OT_LAYOUT_GLYPH_CLASS_MARK, $0)
        }
        for glyph in glyphs { marks.insert(glyph) }
    }

    // MARK: Kerning

    private mutating func addPairs(_ reader: OpenTypeReader, _ lookup: LayoutLookup) -> Set<Int> {
        if skipsSpace(lookup.flags) { keepsAll = true }
        if lookup.skipsLetters { entanglesPairs = true }
        let table = lookup.table
        let (firstFormat, secondFormat) = (reader.u16(table + 4), reader.u16(table + 6))
        let valueSize = 2 * (firstFormat.nonzeroBitCount + secondFormat.nonzeroBitCount)
        // A pair that moves its second glyph keeps that from being the first of another.
        if secondFormat != 0 { entanglesPairs = true }
        reader.forEachCovered(table + reader.u16(table + 2)) { glyph, index in
            kerned.insert(glyph)
            guard spaceForms.contains(glyph) else { return }
            if secondFormat != 0 || lookup.skipsLetters { keepsAll = true }
            if reader.u16(table) == 1 {
                let set = table + reader.u16(table + 10 + 2 * index)
                for pair in 0..<reader.u16(set) where !reader.hasFailed {
                    behind.insert(reader.u16(set + 2 + pair * (2 + valueSize)))
                }
            } else {
                addClassPairs(reader, table, space: glyph, valueSize: valueSize)
            }
        }
        return []
    }

    private mutating func addClassPairs(_ reader: OpenTypeReader, _ table: Int, space: Int, valueSize: Int) {
        var spaceClass = 0
        reader.forEachClass(table + reader.u16(table + 8)) { if $0 == space { spaceClass = $1 } }
        let (firstCount, secondCount) = (reader.u16(table + 12), reader.u16(table + 14))
        guard spaceClass < firstCount else { return }
        func isKerned(_ second: Int) -> Bool {
            let record = table + 16 + (spaceClass * secondCount + second) * valueSize
            return second < secondCount
                && stride(from: 0, to: valueSize, by: 2).contains { reader.u16(record + $0) != 0 }
        }
        let kerned = Set((0..<secondCount).filter(isKerned))
        guard !kerned.isEmpty else { return }
        var rest = GlyphSet(glyphCount: glyphCount)
        rest.insertAll()
        reader.forEachClass(table + reader.u16(table + 10)) { glyph, value in
            rest.remove(glyph)
            if kerned.contains(value) { behind.insert(glyph) }
        }
        if kerned.contains(0) { behind.formUnion(rest) }
    }
}
