extension PreparedText {
    /// Where a justified line stretches: the ends of the clusters that room is added behind, in the order of the text.
    ///
    /// Where the paragraph has tab stops only what is behind the last tab stretches, or columns would not stay aligned.
    func stretchPlaces(in body: Range<Int>) -> [Int] {
        var start = body.lowerBound
        if hasTabs, !paragraph.tabStops.isEmpty || paragraph.defaultTabInterval > 0 {
            let tab = text.units[body].lastIndex(of: ProcessedText.tab)
            start = tab.map { $0 + 1 } ?? start
        }
        let units = text.units
        var places: [Int] = []
        var index = clusters.index(atOrAfter: start)
        guard index < clusters.count, clusters.offset(index) < body.upperBound else { return [] }
        var before = units.scalar(at: clusters.offset(index)).value
        index += 1
        while index < clusters.count, clusters.offset(index) < body.upperBound {
            let behind = units.scalar(at: clusters.offset(index)).value
            if JustificationRule.stretches(between: before, and: behind) { places.append(clusters.offset(index)) }
            before = behind
            index += 1
        }
        return places
    }

    /// Adds room to a line's pieces, in logical order: as much behind each place, to the smallest unit.
    func stretch(_ pieces: inout [LinePiece], by room: FixedLength, at places: [Int]) {
        guard !places.isEmpty else { return }
        let unit = isBrowser ? Fixed.layoutUnit : 1
        let count = FixedLength(places.count)
        func sum(_ index: Int) -> FixedLength { room / unit * FixedLength(index) / count * unit }
        let extras = Dictionary(
            uniqueKeysWithValues: places.enumerated().map { index, place in (place, sum(index + 1) - sum(index)) })
        for index in pieces.indices where !pieces[index].hangs {
            switch pieces[index].kind {
            case .tab, .attachment: pieces[index].width += extras[pieces[index].range.upperBound] ?? 0
            case .text: pieces[index].stretch { extras[$0] }
            case .hyphen, .control, .lineBreak, .token: break
            }
        }
    }
}

extension LinePiece {
    /// Adds room behind the clusters at whose logical end `extra` says so: on the left where the piece runs right to left.
    fileprivate mutating func stretch(_ extra: (Int) -> FixedLength?) {
        var end = range.upperBound
        var index = isRightToLeft ? 0 : glyphs.count - 1
        let step = isRightToLeft ? 1 : -1
        while glyphs.indices.contains(index) {
            let cluster = glyphs[index].offset
            if let extra = extra(end) {
                glyphs[index].advance += extra
                if isRightToLeft { glyphs[index].xOffset += extra }
                width += extra
            }
            while glyphs.indices.contains(index), glyphs[index].offset == cluster { index += step }
            end = cluster
        }
    }
}
