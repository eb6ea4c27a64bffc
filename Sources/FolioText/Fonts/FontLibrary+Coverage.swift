extension FontFace {
    /// Whether the face's `cmap` has the code point.
    public func covers(_ scalar: Unicode.Scalar) -> Bool { coverage.contains(scalar.value) }

    /// Whether the face draws all of a text, also what HarfBuzz composes from other characters; tabs and line breaks need no glyph.
    public func covers(_ text: String) -> Bool {
        text.drawnClusters.allSatisfy { coverage.draws($0.scalars) }
    }

    var coverage: CodePointSet { source.coverage }
}

extension FontLibrary {
    /// The faces that draw all of a text, in order of fallback.
    ///
    ///     FontLibrary.shipped.faces(covering: "ქართული").map(\.familyName)  // Noto Sans Georgian
    public func faces(covering text: String) -> [FontFace] {
        let clusters = text.drawnClusters.map(\.scalars)
        return faces.filter { face in clusters.allSatisfy { face.coverage.draws($0) } }
    }

    /// The parts of a text that no face of the library draws: they are shown as the first face's `.notdef`, usually a box.
    ///
    ///     let missing = FontLibrary.shipped.uncoveredRanges(in: text).map { text[$0] }
    ///
    /// Each is one grapheme cluster or several in a row.
    public func uncoveredRanges(in text: String) -> [Range<String.Index>] {
        var ranges: [Range<String.Index>] = []
        let coverages = faces.map(\.coverage)
        for (range, scalars) in text.drawnClusters where !coverages.contains(where: { $0.draws(scalars) }) {
            if let last = ranges.last, last.upperBound == range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }
}

extension String {
    /// The grapheme clusters that need a glyph: not tabs and line breaks.
    fileprivate var drawnClusters: [(range: Range<String.Index>, scalars: [UInt32])] {
        var clusters: [(range: Range<String.Index>, scalars: [UInt32])] = []
        for index in indices {
            let scalars = self[index].unicodeScalars
            let isBlank = scalars.allSatisfy { $0 == "\t" || Character($0).isNewline }
            if !isBlank { clusters.append((index..<self.index(after: index), scalars.map(\.value))) }
        }
        return clusters
    }
}
