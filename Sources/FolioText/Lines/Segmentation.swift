/// The segments between a shaped text's break opportunities.
struct Segmentation: ~Copyable {
    private let items: UnsafeBufferPointer<TextItem>
    private let runs: UnsafeBufferPointer<ShapedRun>
    private let clusters: ClusterTable
    private(set) var contextualBreaks: ContextualBreaks
    /// Where a cluster or run begins inside a grapheme cluster, in order: no word is broken there for want of room.
    let tornClusters: [Int]
    private(set) var segments: ScratchList<LineSegment>
    private(set) var itemEdges: ScratchList<ItemEdges>
    private(set) var hyphenWidths: [FixedLength] = []

    init(
        _ itemizer: borrowing TextItemizer, clusters: ClusterTable, mayTearGraphemes: Bool, source: ProcessedText,
        in memory: ScratchMemory
    ) {
        items = itemizer.items.buffer
        runs = itemizer.runs.buffer
        self.clusters = clusters
        contextualBreaks = itemizer.opportunities.contextual
        segments = ScratchList(in: memory, capacity: 32)
        itemEdges = ScratchList(in: memory, capacity: 32)
        var torn: [Int] = []
        if let clusterStarts = itemizer.clusterStarts {
            if mayTearGraphemes {
                for index in 0..<clusters.count where !clusterStarts[clusters.offset(index)] {
                    torn.append(clusters.offset(index))
                }
            } else {
                for run in runs where !clusterStarts[Int(run.start)] { torn.append(Int(run.start)) }
            }
        }
        tornClusters = torn
        if itemizer.paragraph.breaksInsideWords { judgeBreaksInsideWords(itemizer.opportunities) }
        addSegments(itemizer, source: source, in: memory)
    }

    /// What `break-all` and `anywhere` allow is known in full only once the text is shaped: going back from what overflows a
    /// browser sees no place inside a cluster that runs from right to left, and none between items that it does not see so.
    private mutating func judgeBreaksInsideWords(_ opportunities: borrowing LineBreakOpportunities) {
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
        _ itemizer: borrowing TextItemizer, source: ProcessedText, in memory: ScratchMemory
    ) {
        let units = itemizer.units
        let (allowed, mandatory) = (itemizer.opportunities.allowed, itemizer.opportunities.mandatory)
        let edges = RunEdges(units: units, runs: runs, clusters: clusters, styles: itemizer.styles)
        let showsSoftHyphens = itemizer.paragraph.hyphens != .none
        func showsHyphen(_ end: Int, bodyEnd: Int) -> Bool {
            itemizer.opportunities.isHyphenated(end)
                || (units[bodyEnd - 1] == ProcessedText.softHyphen && showsSoftHyphens)
        }
        let roundsItems = itemizer.environment.metrics == .css
        let itemStarts = roundsItems && items.count > 1 ? roundedItemStarts(in: memory) : nil
        var start = 0
        // Offsets grow from one segment to the next: so do the clusters and items that they lie in.
        var startCluster = 0
        var startItem = 0
        while start < units.count {
            var end = start + 1
            while end < units.count, !allowed[end] { end += 1 }
            let isMandatory = mandatory[end]
            let bodyEnd = Segmentation.bodyEnd(source.units, start..<end)
            let bodyEndCluster = clusters.index(atOrAfter: bodyEnd, from: startCluster)
            let isSafeAtStart = edges.isSafe(start, cluster: startCluster)
            var segment = LineSegment(
                startOffset: start, bodyEnd: bodyEnd,
                start: isSafeAtStart ? clusters.position(startCluster) : edges.startPosition(start))
            if isMandatory { segment.flags.insert(.isMandatory) }
            if !isSafeAtStart { segment.flags.insert(.isReshapedAtStart) }
            // A letter before a space that hangs keeps its kerning with it.
            let keepsEnd = bodyEnd < end || end == units.count
            let isSafeAtEnd = keepsEnd || edges.isSafe(bodyEnd, cluster: bodyEndCluster)
            segment.end = isSafeAtEnd ? clusters.position(bodyEndCluster) : edges.endPosition(bodyEnd)
            // A browser tries only places that the advances of the whole text let it reach.
            if roundsItems && !isSafeAtEnd { segment.end = max(segment.end, edges.clusterPosition(bodyEnd)) }
            if !isSafeAtEnd { segment.flags.insert(.isReshapedAtEnd) }
            var hyphen: FixedLength = 0
            if bodyEnd > start, !isMandatory, end < units.count, showsHyphen(end, bodyEnd: bodyEnd) {
                segment.flags.insert(.hasHyphen)
                hyphen = hyphenWidth(itemizer, edges, at: bodyEnd - 1)
            }
            if let itemStarts {
                while items[startItem].end <= start { startItem += 1 }
                var endItem = startItem
                if bodyEnd > start { while items[endItem].end < bodyEnd { endItem += 1 } }
                itemEdges.append(
                    ItemEdges(
                        startItem: UInt32(startItem), endItem: UInt32(endItem),
                        roundedStart: itemStarts[startItem + 1].rounded
                            - Fixed.roundedUpToLayoutUnit(itemStarts[startItem + 1].position - segment.start),
                        roundedEnd: itemStarts[endItem].rounded + hyphen
                            + Fixed.roundedUpToLayoutUnit(segment.end - itemStarts[endItem].position)))
            }
            segment.end += hyphen
            segments.append(segment)
            start = end
            startCluster = clusters.index(atOrAfter: end, from: bodyEndCluster)
        }
        // A browser counts a soft hyphen at the text's end where it asks for the widest piece.
        if showsSoftHyphens, units.last == ProcessedText.softHyphen {
            _ = hyphenWidth(itemizer, edges, at: units.count - 1)
        }
    }

    /// The end of a segment without the white space that hangs at a line's end.
    private static func bodyEnd(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, hangs(units[end - 1]) { end -= 1 }
        return end
    }

    static func hangs(_ unit: UInt16) -> Bool {
        unit == 0x20 || unit == 0x3000 || (unit >= 0x09 && unit <= 0x0D && unit != 0x0B)
    }

    /// For each segment a byte of `SegmentMask`.
    func masks(_ itemizer: borrowing TextItemizer, in memory: ScratchMemory) -> UnsafeBufferPointer<UInt8> {
        let segments = segments.buffer
        let masks = memory.allocate(repeating: UInt8(0), count: segments.count)
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
            if mask == 0 { mask = 1 << UInt8(itemizer.styleMetrics[Int(items[items.index(at: start)].style)]) }
            masks[index] = mask
        }
        // Few places are such.
        for start in contextualBreaks.starts {
            if let index = index(ofSegmentFrom: start) { masks[index] |= SegmentMask.isContextualAtStart }
        }
        for end in contextualBreaks.ends {
            let next = end == itemizer.units.count ? segments.count : index(ofSegmentFrom: end)
            if let next, next > 0 { masks[next - 1] |= SegmentMask.isContextualAtEnd }
        }
        return UnsafeBufferPointer(masks)
    }

    private func index(ofSegmentFrom start: Int) -> Int? {
        let index = segments.partitionPoint { $0.startOffset < start }
        return index < segments.count && segments[index].startOffset == start ? index : nil
    }

    /// Whether lines can be found from the edges and `ItemEdges` alone: both grow, and white space alone has no width.
    var isOrdered: Bool {
        let (segments, itemEdges) = (segments.buffer, itemEdges.buffer)
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

    /// Where an item, or the end, stands; and the sum of the widths of the items before it, each rounded up for itself.
    private struct ItemStart {
        var position: FixedLength
        var rounded: FixedLength
    }

    private func roundedItemStarts(in memory: ScratchMemory) -> UnsafePointer<ItemStart> {
        let starts = memory.allocate(ItemStart.self, capacity: items.count + 1)
        starts[0] = ItemStart(position: 0, rounded: 0)
        for index in items.indices {
            let position = clusters.position(clusters.index(atOrAfter: Int(items[index].end)))
            starts[index + 1] = ItemStart(
                position: position,
                rounded: starts[index].rounded + Fixed.roundedUpToLayoutUnit(position - starts[index].position))
        }
        return UnsafePointer(starts)
    }

    /// A shown hyphen is U+2010 where the first face has it, else “-”, shaped by itself, once for each style.
    private mutating func hyphenWidth(_ itemizer: borrowing TextItemizer, _ edges: RunEdges, at offset: Int)
        -> FixedLength
    {
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
