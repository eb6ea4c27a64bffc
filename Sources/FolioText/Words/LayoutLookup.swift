/// A subtable of a lookup of a font's `GSUB` or `GPOS`.
struct LayoutLookup {
    var type: Int
    var flags: Int
    /// Where the subtable begins.
    var table: Int
    /// The plan applies it, not only rules of others.
    var isDirect: Bool

    /// Calls `body` with the subtables of the lookups and of those that it returns, which rules call; extensions are followed.
    ///
    /// - Returns: false where the table is damaged.
    static func forEachSubtable(
        of tag: String, in face: HarfBuzzFace, _ lookups: Set<Int>, _ body: (OpenTypeReader, LayoutLookup) -> Set<Int>
    ) -> Bool {
        guard !lookups.isEmpty else { return true }
        return face.withTable(tag) { bytes in
            bytes.isEmpty
                || forEachSubtable(OpenTypeReader(bytes), lookups, extensionType: tag == "GSUB" ? 7 : 9, body)
        }
    }

    private static func forEachSubtable(
        _ reader: OpenTypeReader, _ lookups: Set<Int>, extensionType: Int,
        _ body: (OpenTypeReader, LayoutLookup) -> Set<Int>
    ) -> Bool {
        let list = reader.u16(8)
        let count = reader.u16(list)
        var pending = lookups.sorted()
        var seen = Set<Int>()
        while let index = pending.popLast(), !reader.hasFailed {
            guard seen.insert(index).inserted else { continue }
            guard index < count else { return false }
            let lookup = list + reader.u16(list + 2 + 2 * index)
            let (type, flags) = (reader.u16(lookup), reader.u16(lookup + 2))
            reader.forEachOffset(lookup + 6, count: reader.u16(lookup + 4), base: lookup) { subtable in
                let isExtension = type == extensionType
                let target = isExtension ? subtable + reader.u32(subtable + 4) : subtable
                let nested = body(
                    reader,
                    LayoutLookup(
                        type: isExtension ? reader.u16(subtable + 2) : type, flags: flags, table: target,
                        isDirect: lookups.contains(index)))
                pending += nested.sorted()
            }
        }
        return !reader.hasFailed
    }

    /// It leaves out bases or ligatures, so that what it sees side by side need not stand so.
    var skipsLetters: Bool { flags & 6 != 0 }
}
