/// Reads the rules of contextual subtables (GSUB 5, 6, 8; GPOS 7, 8) as sequences of glyph sets.
///
/// A rule is a sequence of positions: what stands before, nearest last; the input; what stands after.
final class ContextRules {
    private let reader: OpenTypeReader
    private let glyphCount: Int
    private let addRule: (([GlyphSet]) -> Void)?
    private(set) var nestedLookups: Set<Int> = []
    private var coverages: [Int: GlyphSet] = [:]

    /// - Parameter addRule: takes each rule; nil where only the lookups that rules call are asked for.
    init(reader: OpenTypeReader, glyphCount: Int, addRule: (([GlyphSet]) -> Void)? = nil) {
        self.reader = reader
        self.glyphCount = glyphCount
        self.addRule = addRule
    }

    func read(_ table: Int, isChained: Bool) {
        switch reader.u16(table) {
        case 1: readGlyphRules(table, isChained: isChained)
        case 2: readClassRules(table, isChained: isChained)
        case 3: readCoverageRule(table, isChained: isChained)
        default: reader.fail()
        }
    }

    func readReverseChain(_ table: Int) {
        let backtrack = table + 4
        let lookahead = backtrack + 2 + 2 * reader.u16(backtrack)
        addRule?(
            coverages(backtrack, base: table).reversed() + [coverage(table + reader.u16(table + 2))]
                + coverages(lookahead, base: table))
    }

    /// A set has a bit for each glyph of the face: a damaged table that asks for millions of them has failed.
    private func emptySet() -> GlyphSet {
        reader.charge(glyphCount / 256)
        return GlyphSet(glyphCount: glyphCount)
    }

    private func coverage(_ table: Int) -> GlyphSet {
        if let known = coverages[table] { return known }
        var glyphs = emptySet()
        reader.forEachCovered(table) { glyph, _ in glyphs.insert(glyph) }
        coverages[table] = glyphs
        return glyphs
    }

    private func coverages(_ counted: Int, base: Int) -> [GlyphSet] {
        coverages(counted + 2, count: reader.u16(counted), base: base)
    }

    private func coverages(_ offsets: Int, count: Int, base: Int) -> [GlyphSet] {
        var list: [GlyphSet] = []
        reader.forEachOffset(offsets, count: count, base: base) { list.append(coverage($0)) }
        return list
    }

    // MARK: Format 3: a coverage for each position

    private func readCoverageRule(_ table: Int, isChained: Bool) {
        guard isChained else {
            let count = reader.u16(table + 2)
            addRule?(coverages(table + 6, count: count, base: table))
            return addNested(table + 6 + 2 * count, count: reader.u16(table + 4))
        }
        let backtrack = table + 2
        let input = backtrack + 2 + 2 * reader.u16(backtrack)
        let lookahead = input + 2 + 2 * reader.u16(input)
        let records = lookahead + 2 + 2 * reader.u16(lookahead)
        let count = reader.u16(records)
        addRule?(
            coverages(backtrack, base: table).reversed() + coverages(input, base: table)
                + coverages(lookahead, base: table))
        addNested(records + 2, count: count)
    }

    // MARK: Format 1: glyphs

    private func readGlyphRules(_ table: Int, isChained: Bool) {
        reader.forEachCovered(table + reader.u16(table + 2)) { glyph, index in
            let offset = reader.u16(table + 6 + 2 * index)
            guard offset != 0 else { return }
            forEachRule(table + offset, isChained: isChained) { backtrack, input, lookahead in
                addRule?((backtrack.reversed() + [glyph] + input + lookahead).map(single))
            }
        }
    }

    private func single(_ glyph: Int) -> GlyphSet {
        var set = emptySet()
        set.insert(glyph)
        return set
    }

    // MARK: Format 2: classes

    private func readClassRules(_ table: Int, isChained: Bool) {
        let covered = coverage(table + reader.u16(table + 2))
        // Before, input, after; unchained rules have the input's alone.
        let before = classes(table + reader.u16(table + 4))
        let inside = isChained ? classes(table + reader.u16(table + 6)) : before
        let after = isChained ? classes(table + reader.u16(table + 8)) : before
        let list = table + (isChained ? 10 : 6)
        for first in 0..<reader.u16(list) where !reader.hasFailed {
            let offset = reader.u16(list + 2 + 2 * first)
            guard offset != 0 else { continue }
            var start = inside(first)
            start.formIntersection(covered)
            forEachRule(table + offset, isChained: isChained) { backtrack, input, lookahead in
                addRule?(
                    backtrack.reversed().map(before) + [start] + input.map(inside) + lookahead.map(after))
            }
        }
    }

    /// The members of each class; class 0 is every glyph that the definition does not name.
    private func classes(_ definition: Int) -> (Int) -> GlyphSet {
        var members: [Int: GlyphSet] = [:]
        var rest = emptySet()
        rest.insertAll()
        reader.forEachClass(definition) { glyph, value in
            members[value, default: emptySet()].insert(glyph)
            rest.remove(glyph)
        }
        members[0] = rest
        let none = emptySet()
        return { [members] in members[$0] ?? none }
    }

    // MARK: Rule sets

    private func forEachRule(
        _ set: Int, isChained: Bool,
        _ body: (_ backtrack: [Int], _ input: [Int], _ lookahead: [Int]) -> Void
    ) {
        for index in 0..<reader.u16(set) where !reader.hasFailed {
            var cursor = set + reader.u16(set + 2 + 2 * index)
            func numbers(_ count: Int) -> [Int] {
                var numbers: [Int] = []
                for _ in 0..<max(0, count) where !reader.hasFailed {
                    numbers.append(reader.u16(cursor))
                    cursor += 2
                }
                return numbers
            }
            func count() -> Int { numbers(1).first ?? 0 }
            if isChained {
                let backtrack = numbers(count())
                let input = numbers(count() - 1)
                let lookahead = numbers(count())
                let records = count()
                body(backtrack, input, lookahead)
                addNested(cursor, count: records)
            } else {
                let glyphs = count()
                let records = count()
                body([], numbers(glyphs - 1), [])
                addNested(cursor, count: records)
            }
        }
    }

    private func addNested(_ records: Int, count: Int) {
        for index in 0..<count where !reader.hasFailed { nestedLookups.insert(reader.u16(records + 4 * index + 2)) }
    }
}
