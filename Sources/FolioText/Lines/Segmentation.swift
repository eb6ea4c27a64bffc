/// The segments between a shaped text's break opportunities.
struct Segmentation {
    private let items: [TextItem]
    private let runs: [ShapedRun]
    private let clusters: ClusterTable
    private(set) var contextualBreaks: ContextualBreaks
    /// Where a cluster or run begins inside a grapheme cluster, in order: no word is broken there for want of room.
    let tornClusters: [Int]
    private(set) var segments: [LineSegment] = []
    private(set) var itemEdges: [ItemEdges] = []
    private(set) var hyphenWidths: [FixedLength] = []

    init(
        _ itemizer: TextItemizer, clusters: ClusterTable, mayTearGraphemes: Bool,
        opportunities: LineBreakOpportunities, source: ProcessedText
    ) {
        items = itemizer.items
        runs = itemizer.runs
        self.clusters = clusters
        contextualBreaks = opportunities.contextual
        if let clusterStarts = itemizer.clusterStarts {
            tornClusters =
                mayTearGraphemes
                ? (0..<clusters.count).map(clusters.offset).filter { !clusterStarts[$0] }
                : runs.map { Int($0.start) }.filter { !clusterStarts[$0] }
        } else {
            tornClusters = []
        }
        var opportunities = opportunities
        if itemizer.paragraph.breaksInsideWords { judgeBreaksInsideWords(&opportunities) }
        addSegments(itemizer, opportunities: opportunities, source: source)
    }

    /// What `break-all` and `anywhere` allow is known in full only once the text is shaped: going back from what overflows a
    /// browser sees no place inside a cluster that runs from right to left, and none between items that it does not see so.
    private mutating func judgeBreaksInsideWords(_ opportunities: inout LineBreakOpportunities) {
        for item in items where item.start > 0 && contextualBreaks.behindMarks[Int(item.start)] != nil {
            contextualBreaks.behindMarks[Int(item.start)] = nil
            opportunities.forbid(Int(item.start))
        }
        for run in runs {
            for offset in run.range where opportunities.allowed[offset] && contextualBreaks.behindMarks[offset] == nil {
                let cluster = clusters.index(atOrAfter: offset)
                guard cluster == clusters.count || clusters.offset(cluster) > offset else { continue }
                contextualBreaks.tearsClusters = true
                if run.isRightToLeft { contextualBreaks.behindMarks[offset] = offset }
            }
        }
    }

    private mutating func addSegments(
        _ itemizer: TextItemizer, opportunities: LineBreakOpportunities, source: ProcessedText
    ) {
        runs.withUnsafeBufferPointer { runs in
            let edges = RunEdges(units: itemizer.units, runs: runs, clusters: clusters, styles: itemizer.styles)
            addSegments(itemizer, edges, opportunities: opportunities, source: source)
        }
    }

    private mutating func addSegments(
        _ itemizer: TextItemizer, _ edges: RunEdges, opportunities: LineBreakOpportunities, source: ProcessedText
    ) {
        let units = itemizer.units
        let showsSoftHyphens = itemizer.paragraph.hyphens != .none
        func showsHyphen(_ end: Int, bodyEnd: Int) -> Bool {
            opportunities.isHyphenated(end) || (units[bodyEnd - 1] == ProcessedText.softHyphen && showsSoftHyphens)
        }
        let roundsItems = itemizer.environment.metrics == .css
        let itemBefore = roundsItems && items.count > 1 ? roundedWidthsBeforeItems(edges) : []
        var start = 0
        while start < units.count {
            var end = start + 1
            while end < units.count, !opportunities.allowed[end] { end += 1 }
            let isMandatory = opportunities.mandatory[end]
            let bodyEnd = Segmentation.bodyEnd(source.units, start..<end)
            let isSafeAtStart = edges.isSafe(start)
            var segment = LineSegment(
                startOffset: start, bodyEnd: bodyEnd,
                start: isSafeAtStart ? edges.position(start) : edges.startPosition(start))
            if isMandatory { segment.flags.insert(.isMandatory) }
            if !isSafeAtStart { segment.flags.insert(.isReshapedAtStart) }
            // A letter before a space that hangs keeps its kerning with it.
            let keepsEnd = bodyEnd < end || end == units.count
            segment.end = keepsEnd ? edges.position(bodyEnd) : edges.endPosition(bodyEnd)
            // A browser tries only places that the advances of the whole text let it reach.
            if roundsItems && !keepsEnd { segment.end = max(segment.end, edges.clusterPosition(bodyEnd)) }
            if !keepsEnd, !edges.isSafe(bodyEnd) { segment.flags.insert(.isReshapedAtEnd) }
            var hyphen: FixedLength = 0
            if bodyEnd > start, !isMandatory, end < units.count, showsHyphen(end, bodyEnd: bodyEnd) {
                segment.flags.insert(.hasHyphen)
                hyphen = hyphenWidth(itemizer, edges, at: bodyEnd - 1)
            }
            if !itemBefore.isEmpty {
                let startItem = itemIndex(at: start)
                let endItem = bodyEnd > start ? itemIndex(at: bodyEnd - 1) : startItem
                itemEdges.append(
                    ItemEdges(
                        startItem: UInt32(startItem), endItem: UInt32(endItem),
                        roundedStart: itemBefore[startItem + 1]
                            - Fixed.roundedUpToLayoutUnit(edges.position(Int(items[startItem].end)) - segment.start),
                        roundedEnd: itemBefore[endItem] + hyphen
                            + Fixed.roundedUpToLayoutUnit(segment.end - edges.position(Int(items[endItem].start)))))
            }
            segment.end += hyphen
            segments.append(segment)
            start = end
        }
        // A browser counts a soft hyphen at the text's end where it asks for the widest piece.
        if showsSoftHyphens, units.last == ProcessedText.softHyphen {
            _ = hyphenWidth(itemizer, edges, at: units.count - 1)
        }
    }

    /// The end of a segment without the white space that hangs at a line's end.
    private static func bodyEnd(_ units: [UInt16], _ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, hangs(units[end - 1]) { end -= 1 }
        return end
    }

    static func hangs(_ unit: UInt16) -> Bool {
        unit == 0x20 || unit == 0x3000 || (unit >= 0x09 && unit <= 0x0D && unit != 0x0B)
    }

    /// For each segment a byte of `SegmentMask`.
    func masks(_ itemizer: TextItemizer) -> [UInt8] {
        var masks: [UInt8] = []
        masks.reserveCapacity(segments.count)
        var run = 0
        for index in segments.indices {
            let start = Int(segments[index].startOffset)
            let end = index + 1 < segments.count ? Int(segments[index + 1].startOffset) : itemizer.units.count
            var mask: UInt8 = 0
            while run < runs.count, runs[run].end <= start { run += 1 }
            var next = run
            while next < runs.count, runs[next].start < end {
                mask |= 1 << UInt8(runs[next].metrics) | 1 << UInt8(itemizer.styleMetrics[Int(runs[next].style)])
                next += 1
            }
            // A line of nothing but a forced break is as high as its style's own font.
            if mask == 0 { mask = 1 << UInt8(itemizer.styleMetrics[Int(items[itemIndex(at: start)].style)]) }
            if contextualBreaks.depend(onStart: start) { mask |= SegmentMask.isContextualAtStart }
            if contextualBreaks.depend(atEnd: end) { mask |= SegmentMask.isContextualAtEnd }
            masks.append(mask)
        }
        return masks
    }

    /// Whether lines can be found from the edges and `ItemEdges` alone: both grow, and white space alone has no width.
    var isOrdered: Bool {
        var end = FixedLength.min
        var roundedEnd = FixedLength.min
        for index in segments.indices {
            let segment = segments[index]
            guard segment.end >= end else { return false }
            if segment.bodyEnd == segment.startOffset && segment.end != segment.start { return false }
            end = segment.end
            guard !itemEdges.isEmpty else { continue }
            guard itemEdges[index].roundedEnd >= roundedEnd else { return false }
            roundedEnd = itemEdges[index].roundedEnd
        }
        return true
    }

    private func itemIndex(at offset: Int) -> Int { items.index(at: offset) }

    /// For each item, and the end, the sum of the widths of the items before it, each rounded up for itself.
    private func roundedWidthsBeforeItems(_ edges: RunEdges) -> [FixedLength] {
        var sums: [FixedLength] = [0]
        for item in items {
            let width = edges.position(Int(item.end)) - edges.position(Int(item.start))
            sums.append(sums[sums.count - 1] + Fixed.roundedUpToLayoutUnit(width))
        }
        return sums
    }

    /// A shown hyphen is U+2010 where the first face has it, else “-”, shaped by itself, once for each style.
    private mutating func hyphenWidth(_ itemizer: TextItemizer, _ edges: RunEdges, at offset: Int) -> FixedLength {
        guard let run = edges.run(at: offset) else { return 0 }
        if hyphenWidths.isEmpty { hyphenWidths = [FixedLength](repeating: -1, count: itemizer.styles.count * 2) }
        let index = Hyphen.index(in: items[Int(run.item)])
        if hyphenWidths[index] < 0 {
            let width = Hyphen.width(style: itemizer.styles[Int(run.style)], run: run)
            hyphenWidths[index] = max(
                0, itemizer.environment.metrics == .css ? Fixed.roundedUpToLayoutUnit(width) : width)
        }
        return hyphenWidths[index]
    }
}
