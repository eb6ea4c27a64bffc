/// The second half of preparing a text: shapes its runs, finds its segments, and packs what the text keeps.
struct TextPreparation {
    let tables: TextTables
    let metrics: LineMetricsTable
    let traits: PreparedText.Traits
    /// Nil where the text has nothing of it.
    let uncommon: UncommonParts?

    init(
        _ itemizer: TextItemizer, opportunities: LineBreakOpportunities, source: ProcessedText,
        shapingUnits: [UInt16]?, shared: SharedParagraph
    ) {
        // `break-all` tears apart what a virama joins.
        let mayTearGraphemes = itemizer.paragraph.wordBreak == .breakAll
        let metrics = shared.metricsTable(
            metrics: itemizer.lineMetrics, styleMetrics: itemizer.styleMetrics, strut: itemizer.strut)
        self.metrics = metrics
        (tables, traits, uncommon) = ClusterWriter.withTable(
            capacity: itemizer.units.count, clusterStarts: mayTearGraphemes ? nil : itemizer.clusterStarts
        ) { writer in
            TextPreparation.shape(itemizer, to: &writer)
        } body: { clusters in
            let segmentation = Segmentation(
                itemizer, clusters: clusters, mayTearGraphemes: mayTearGraphemes, opportunities: opportunities,
                source: source)
            let tables = TextTables(
                units: source.units, shapingUnits: shapingUnits ?? [], clusters: clusters,
                segments: segmentation.segments, runs: itemizer.runs, items: itemizer.items,
                masks: metrics.hasUnions && !(metrics.isUniform && segmentation.contextualBreaks.isEmpty)
                    ? segmentation.masks(itemizer) : [],
                itemEdges: segmentation.itemEdges)
            let traits = TextPreparation.traits(
                itemizer, segmentation, hasLineRules: shared.geometry.hasLineRules,
                mayBeSimple: tables.narrowEnds != nil && metrics.hasUnions)
            let uncommon = UncommonParts(
                sourceOffsets: source.sourceOffsets, sourceCount: source.sourceCount, bidi: itemizer.bidi,
                contextualBreaks: segmentation.contextualBreaks, tornClusters: segmentation.tornClusters,
                hyphenWidths: segmentation.hyphenWidths)
            return (tables, traits, uncommon)
        }
    }

    private static func shape(_ itemizer: TextItemizer, to writer: inout ClusterWriter) {
        var next = 0
        for item in itemizer.items {
            switch item.kind {
            case .attachment:
                let style = itemizer.styles[Int(item.style)]
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
                while next < itemizer.runs.count, itemizer.runs[next].end <= item.end {
                    let run = itemizer.runs[next]
                    itemizer.styles[Int(run.style)].shaper(of: run)
                        .shape(itemizer.units, run: run, clusterStarts: itemizer.clusterStarts, to: &writer)
                    next += 1
                }
            }
        }
    }

    private static func traits(
        _ itemizer: TextItemizer, _ segmentation: Segmentation, hasLineRules: Bool, mayBeSimple: Bool
    ) -> PreparedText.Traits {
        var traits: PreparedText.Traits = []
        func set(_ trait: PreparedText.Traits, _ holds: Bool) { if holds { traits.insert(trait) } }
        set(.isBrowser, itemizer.environment.metrics == .css)
        set(.hasLineRules, hasLineRules)
        for item in itemizer.items {
            set(.hasTabs, item.kind == .tabs)
            set(.hasAttachments, item.kind == .attachment)
        }
        let segments = segmentation.segments
        set(
            .endsInEmptyLine,
            itemizer.paragraph.lastNewlineMakesLine && segments.last?.flags.contains(.isMandatory) == true)
        let flags = segments.reduce(into: LineSegment.Flags()) { $0.formUnion($1.flags) }
        set(.hasContextualBreaks, !segmentation.contextualBreaks.isEmpty)
        set(
            .isPlain,
            !traits.contains(.hasTabs) && !flags.contains(.hasHyphen))
        set(
            .isSimple,
            mayBeSimple && traits.isDisjoint(with: [.hasLineRules, .endsInEmptyLine, .hasTabs])
                && flags.isDisjoint(with: [.hasHyphen, .isReshapedAtEnd])
                && !segments.dropLast().contains { $0.flags.contains(.isMandatory) } && segmentation.isOrdered)
        return traits
    }
}
