private import FolioICU

/// What a face with these code points can draw: also what HarfBuzz makes of them.
extension CodePointSet {
    /// Whether a face with these code points draws a whole grapheme cluster.
    func draws(_ scalars: [UInt32]) -> Bool {
        var previous: UInt32?
        for scalar in scalars {
            if contains(scalar) {
                previous = scalar
            } else if scalar.isDefaultIgnorable || decomposes(scalar) || hasSubstitute(scalar) {
                continue
            } else if let base = previous, let composed = scalar.composed(after: base), contains(composed) {
                previous = composed
            } else {
                return false
            }
        }
        return true
    }

    /// Whether a face without the character may still draw it.
    static func mayHaveSubstitute(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA0, 0x2000...0x2011, 0x202F, 0x205F: true
        default: folio_u_is_default_ignorable(scalar) != 0 || scalar.canonicalParts != nil
        }
    }

    /// HarfBuzz draws a letter that the face lacks from its canonical parts.
    private func decomposes(_ scalar: UInt32) -> Bool {
        guard let parts = scalar.canonicalParts else { return false }
        return parts.allSatisfy { contains($0) || decomposes($0) }
    }

    /// HarfBuzz draws spaces of other widths with the space glyph, and a non-breaking hyphen with the hyphen.
    private func hasSubstitute(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA0, 0x2000...0x200A, 0x202F, 0x205F: contains(0x20)
        case 0x2011: contains(0x2010)
        default: false
        }
    }
}
