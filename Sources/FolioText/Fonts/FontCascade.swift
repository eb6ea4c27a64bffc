/// The faces a text tries in turn, and the choice among them for each grapheme cluster.
final class FontCascade: Sendable {
    /// The matched face first, then one of every other family of the library.
    let faces: [FontFace]
    var primary: FontFace { faces[0] }
    private let coverages: [CodePointSet]
    private let colorFace: Int?
    /// Whether the first face has all of printable ASCII, so that plain text needs no look-up.
    let primaryCoversASCII: Bool

    init(faces: [FontFace]) {
        self.faces = faces
        coverages = faces.map(\.coverage)
        colorFace = faces.firstIndex(where: \.hasColorGlyphs)
        let first = coverages[0]
        primaryCoversASCII = (0x20...0x7E).allSatisfy { first.contains($0) }
    }

    /// The index of the face that draws a cluster: the first that has all of it; the first face (`.notdef`) where none has.
    ///
    /// U+FE0F asks for a colour face, U+FE0E for one without colours (UTS #51); a colour face that has only the other
    /// presentation still beats `.notdef`.
    func face(for cluster: UnsafeBufferPointer<UInt16>) -> Int {
        if cluster.count == 1 {
            let unit = UInt32(cluster[0])
            if coverages[0].contains(unit) { return 0 }
            if !FontCascade.mayHaveSubstitute(unit) {
                for index in coverages.indices where coverages[index].contains(unit) { return index }
                return 0
            }
        }
        var scalars: [UInt32] = []
        cluster.forEachScalar { _, scalar in scalars.append(scalar) }
        if let colorFace {
            if scalars.contains(0xFE0F), covers(scalars, face: colorFace) { return colorFace }
            if scalars.contains(0xFE0E) {
                for index in faces.indices where !faces[index].hasColorGlyphs && covers(scalars, face: index) {
                    return index
                }
            }
        }
        for index in faces.indices where covers(scalars, face: index) { return index }
        return 0
    }

    private func covers(_ scalars: [UInt32], face: Int) -> Bool {
        let set = coverages[face]
        var previous: UInt32?
        for scalar in scalars {
            if set.contains(scalar) {
                previous = scalar
            } else if scalar.isDefaultIgnorable || FontCascade.decomposes(scalar, within: set)
                || FontCascade.hasSubstitute(scalar, within: set)
            {
                continue
            } else if let base = previous, let composed = scalar.composed(after: base), set.contains(composed) {
                previous = composed
            } else {
                return false
            }
        }
        return true
    }

    /// Whether a face without the character may still draw it.
    private static func mayHaveSubstitute(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA0, 0x2000...0x2011, 0x202F, 0x205F: true
        default: scalar.isDefaultIgnorable || scalar.canonicalParts != nil
        }
    }

    /// HarfBuzz draws a letter that the face lacks from its canonical parts.
    private static func decomposes(_ scalar: UInt32, within set: CodePointSet) -> Bool {
        guard let parts = scalar.canonicalParts else { return false }
        return parts.allSatisfy { set.contains($0) || decomposes($0, within: set) }
    }

    /// HarfBuzz draws spaces of other widths with the space glyph, and a non-breaking hyphen with the hyphen.
    private static func hasSubstitute(_ scalar: UInt32, within set: CodePointSet) -> Bool {
        switch scalar {
        case 0xA0, 0x2000...0x200A, 0x202F, 0x205F: set.contains(0x20)
        case 0x2011: set.contains(0x2010)
        default: false
        }
    }
}
