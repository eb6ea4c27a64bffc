/// The second half of preparing a text: shapes its runs, finds its segments, and packs what the text keeps.
struct TextPreparation {
    let tables: TextTables
    let metrics: LineMetricsTable
    let traits: PreparedText.Traits
    /// Nil where the text has nothing of it.
    let uncommon: UncommonParts?

    init(
        _ itemizer: borrowing TextItemizer, source: ProcessedText, shapingUnits: UnsafeBufferPointer<UInt16>?,
        in memory: ScratchMemory
    ) {
        let shared = itemizer.shared
        // `break-all` tears apart what a virama joins.
        let mayTearGraphemes = shared.style.wordBreak == .breakAll
        metrics = shared.metricsTable(
            metrics: itemizer.lineMetrics, styleMetrics: itemizer.styleMetrics, strut: itemizer.strut)
        var writer = ClusterWriter(
            capacity: itemizer.units.count, clusterStarts: mayTearGraphemes ? nil : itemizer.clusterStarts, in: memory)
        TextPreparation.shape(itemizer, to: &writer)
        let clusters = writer.table
        let segmentation = Segmentation(
            itemizer, clusters: clusters, mayTearGraphemes: mayTearGraphemes, source: source, in: memory)
        let contextualBreaks = segmentation.contextualBreaks
        let needsMasks = metrics.hasUnions && !(metrics.isUniform && contextualBreaks.isEmpty)
        tables = TextTables(
            units: source.units, shapingUnits: shapingUnits ?? UnsafeBufferPointer(start: nil, count: 0),
            clusters: clusters, segments: segmentation.segments.buffer, runs: itemizer.runs.buffer,
            items: itemizer.items.buffer,
            masks: needsMasks ? segmentation.masks(itemizer, in: memory) : UnsafeBufferPointer(start: nil, count: 0),
            itemEdges: segmentation.itemEdges.buffer)
        traits = TextPreparation.traits(
            itemizer, segmentation, hasLineRules: shared.geometry.hasLineRules,
            mayBeSimple: tables.narrowEnds != nil && metrics.hasUnions)
        uncommon = UncommonParts(
            sourceOffsets: source.sourceOffsets, sourceCount: source.sourceCount, bidi: itemizer.bidi,
            contextualBreaks: contextualBreaks, tornClusters: segmentation.tornClusters,
            hyphenWidths: segmentation.hyphenWidths)
    }

    private static func shape(_ itemizer: borrowing TextItemizer, to writer: inout ClusterWriter) {
        let (styles, runs) = (itemizer.styles, itemizer.runs.buffer)
        var next = 0
        // References to styles and shapers are not counted for each run: all threads would count the same.
        var (style, styleIndex) = (Unmanaged.passUnretained(styles[0]), 0)
        for item in itemizer.items.buffer {
            switch item.kind {
            case .attachment:
                let style = styles[Int(item.style)]
                let advance = style.attributes.attachment.map {
                    style.attachmentAdvance($0, rule: itemizer.environment.metrics)
                }
                writer.beginRun()
                writer.add(offset: Int(item.start), advance: advance ?? 0, isUnsafe: false)
                next += 1
            case .tabs, .lineBreak, .control:
                for offset in item.range {
                    writer.beginRun()
                    writer.add(offset: offset, advance: 0, isUnsafe: false)
                }
            case .text:
                while next < runs.count, runs[next].end <= item.end {
                    let run = runs[next]
                    if run.style != styleIndex {
                        styleIndex = Int(run.style)
                        style = .passUnretained(styles[styleIndex])
                    }
                    style._withUnsafeGuaranteedRef { $0.shaper(of: run) }._withUnsafeGuaranteedRef {
                        $0.shape(itemizer.units, run: run, clusterStarts: itemizer.clusterStarts, to: &writer)
                    }
                    next += 1
                }
            }
        }
    }

    private static func traits(
        _ itemizer: borrowing TextItemizer, _ segmentation: borrowing Segmentation, hasLineRules: Bool,
        mayBeSimple: Bool
    ) -> PreparedText.Traits {
        var traits: PreparedText.Traits = []
        func set(_ trait: PreparedText.Traits, _ holds: Bool) { if holds { traits.insert(trait) } }
        set(.isBrowser, itemizer.environment.metrics == .css)
        set(.hasLineRules, hasLineRules)
        for item in itemizer.items.buffer {
            set(.hasTabs, item.kind == .tabs)
            set(.hasAttachments, item.kind == .attachment)
        }
        let segments = segmentation.segments.buffer
        set(
            .endsInEmptyLine,
            itemizer.paragraph.lastNewlineMakesLine && segments.last?.flags.contains(.isMandatory) == true)
        var (flags, innerFlags) = (LineSegment.Flags(), LineSegment.Flags())
        for segment in segments {
            innerFlags = flags
            flags.formUnion(segment.flags)
        }
        set(.hasContextualBreaks, !segmentation.contextualBreaks.isEmpty)
        set(
            .isPlain,
            !traits.contains(.hasTabs) && !flags.contains(.hasHyphen))
        set(
            .isSimple,
            mayBeSimple && traits.isDisjoint(with: [.hasLineRules, .endsInEmptyLine, .hasTabs])
                && flags.isDisjoint(with: [.hasHyphen, .isReshapedAtEnd])
                && !innerFlags.contains(.isMandatory) && segmentation.isOrdered)
        return traits
    }
}
