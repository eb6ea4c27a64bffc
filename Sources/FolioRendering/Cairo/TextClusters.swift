import FolioText

/// Which characters the glyphs of a run stand for, so that text can be found in a document and copied from it.
struct TextClusters: Equatable {
    struct Cluster: Equatable {
        /// In UTF-8.
        var byteCount: Int
        var glyphCount: Int
    }

    /// In reading order; of a run from right to left the first stands for the last glyphs.
    var clusters: [Cluster] = []

    /// One cluster for each character offset that glyphs name; one for all where offsets and characters do not agree.
    init(_ run: GlyphRun) {
        let offsets = run.isRightToLeft ? run.glyphs.reversed().map(\.utf16Offset) : run.glyphs.map(\.utf16Offset)
        guard let first = offsets.first else { return }
        var rest = run.string[...]
        var start = 0
        while start < offsets.count {
            let end = offsets[start...].firstIndex { $0 != offsets[start] } ?? offsets.count
            let text: Substring
            if end == offsets.count {
                text = rest
            } else {
                let length = offsets[end] - offsets[start]
                guard length > 0,
                    let cut = run.string.utf16.index(
                        run.string.startIndex, offsetBy: offsets[end] - first, limitedBy: run.string.endIndex),
                    let cut = String.Index(cut, within: run.string.unicodeScalars)
                else {
                    clusters = [Cluster(byteCount: run.string.utf8.count, glyphCount: offsets.count)]
                    return
                }
                text = rest[..<cut]
                rest = rest[cut...]
            }
            clusters.append(Cluster(byteCount: text.utf8.count, glyphCount: end - start))
            start = end
        }
    }
}
