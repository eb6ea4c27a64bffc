import Synchronization

/// A text analysed and shaped once; immutable, so any thread may ask it for its height at any width.
///
/// Measuring is arithmetic over stored advances. Only where a line breaks inside a word at a place that is not safe to
/// break (HarfBuzz's flag) are the edges shaped anew, so that the answer equals shaping each line by itself.
public final class PreparedText: Sendable {
    // What measuring reads stands first, in one cache line: a table measures thousands of texts in turn.
    let traits: Traits
    let metrics: LineMetricsTable
    let uncommon: UncommonParts?
    let tables: TextTables
    let shared: SharedParagraph
    private let reshapedWidths = Mutex<[Range<Int>: FixedLength]>([:])

    /// What measuring asks first.
    struct Traits: OptionSet, Sendable {
        let rawValue: UInt8
        static let isBrowser = Traits(rawValue: 1)
        /// Lines have indents, or other rules than to be filled: what a plain text need not ask.
        static let hasLineRules = Traits(rawValue: 2)
        /// No tab and no soft hyphen: a line's width is a difference of positions.
        static let isPlain = Traits(rawValue: 4)
        static let hasTabs = Traits(rawValue: 8)
        static let hasAttachments = Traits(rawValue: 16)
        /// The text ends in a forced break, after which an empty line stands.
        static let endsInEmptyLine = Traits(rawValue: 32)
        /// One paragraph without tabs and hyphens: its lines are found by the edges of its segments alone.
        static let isSimple = Traits(rawValue: 64)
        static let hasContextualBreaks = Traits(rawValue: 128)
    }

    public var environment: TextEnvironment { shared.environment }
    public var paragraph: ParagraphStyle { shared.style }
    /// Indents and the spacing between paragraphs.
    var geometry: ParagraphGeometry { shared.geometry }
    var styles: [ResolvedStyle] { shared.styles }
    var isBrowser: Bool { traits.contains(.isBrowser) }
    var hasLineRules: Bool { traits.contains(.hasLineRules) }
    var isPlain: Bool { traits.contains(.isPlain) }
    var hasTabs: Bool { traits.contains(.hasTabs) }
    var hasAttachments: Bool { traits.contains(.hasAttachments) }
    var hasContextualBreaks: Bool { traits.contains(.hasContextualBreaks) }
    var endsInEmptyLine: Bool { traits.contains(.endsInEmptyLine) }

    // The tables live as long as the text: whoever reads them holds it.

    /// After white-space processing; offsets below are into its units.
    var text: KeptText {
        KeptText(
            units: tables.units, sourceOffsets: uncommon?.sourceOffsets,
            sourceCount: uncommon?.sourceCount ?? tables.units.count)
    }
    /// UTF-16 units after white-space processing.
    var count: Int { tables.units.count }
    /// What is shaped: the units, with controls that take no width and separators replaced.
    var shapingUnits: UnsafeBufferPointer<UInt16> { tables.shapingUnits }
    var items: UnsafeBufferPointer<TextItem> { tables.items }
    var runs: UnsafeBufferPointer<ShapedRun> { tables.runs }
    var clusters: ClusterTable { tables.clusters }
    var segments: SegmentTable { tables.segments }
    var hyphenWidths: [FixedLength] { uncommon?.hyphenWidths ?? [] }
    var bidi: BidiLevels { uncommon?.bidi ?? .leftToRight }
    var contextualBreaks: ContextualBreaks { uncommon?.contextualBreaks ?? ContextualBreaks() }

    public convenience init(
        _ text: String, attributes: TextAttributes, paragraph: ParagraphStyle = ParagraphStyle(),
        environment: TextEnvironment = .uikit
    ) {
        self.init(runs: [TextRun(text, attributes)], paragraph: paragraph, environment: environment)
    }

    /// Prepares a paragraph of runs; the first run's attributes also say how high an empty line is.
    ///
    /// - Precondition: there is at least one run.
    public init(
        runs textRuns: [TextRun], paragraph: ParagraphStyle = ParagraphStyle(), environment: TextEnvironment = .uikit
    ) {
        precondition(!textRuns.isEmpty, "a text needs at least one run, for the height of an empty line")
        TextStatistics.preparedTexts.add(1)
        let shared = SharedParagraph.shared(paragraph, environment: environment, runs: textRuns)
        self.shared = shared
        let preparation = ScratchMemory.use { memory in
            PreparedText.preparation(textRuns, shared: shared, in: memory)
        }
        tables = preparation.tables
        metrics = preparation.metrics
        traits = preparation.traits
        uncommon = preparation.uncommon
    }

    private static func preparation(
        _ textRuns: [TextRun], shared: SharedParagraph, in memory: ScratchMemory
    ) -> TextPreparation {
        let (paragraph, environment) = (shared.style, shared.environment)
        // No more units than bytes.
        let source = memory.allocate(UInt16.self, capacity: textRuns.reduce(0) { $0 + $1.text.utf8.count })
        var sourceEnds = ScratchList<StyleEnd>(in: memory, capacity: textRuns.count)
        var count = 0
        for index in textRuns.indices {
            count += (source + count).write(utf16Of: textRuns[index].text)
            sourceEnds.append(StyleEnd(end: count, style: index))
        }
        precondition(count < LineSegment.maximumOffset, "a text has fewer than 2^28 UTF-16 units, not \(count)")
        let processed = ProcessedText(
            UnsafeBufferPointer(start: source, count: count), whiteSpace: paragraph.whiteSpace, in: memory)
        let styleEnds = processed.ends(of: sourceEnds, in: memory)
        let shapingUnits = PreparedText.shapingUnits(processed.units, in: memory)

        // What was replaced may part items.
        let characters = TextCharacters(
            shapingUnits ?? processed.units, union: shapingUnits == nil ? [] : .mayPartItems, in: memory)
        let clusterStarts = GraphemeBoundaries.starts(characters, in: memory)
        let opportunities = LineBreakOpportunities(
            processed.units, characters: characters, runs: textRuns, ends: styleEnds, paragraph: paragraph,
            environment: environment, clusterStarts: clusterStarts, in: memory)
        let itemizer = TextItemizer(
            characters, shared: shared, styleEnds: styleEnds,
            bidi: BidiLevels(
                characters.units, properties: characters.union, direction: paragraph.direction, runs: textRuns,
                ends: styleEnds),
            clusterStarts: clusterStarts, opportunities: opportunities, in: memory)
        return TextPreparation(itemizer, source: processed, shapingUnits: shapingUnits, in: memory)
    }

    deinit { tables.deallocate() }

    /// Whether a forced break before an offset ends a paragraph and not only a line (`NSString.getParagraphStart`).
    func endsParagraph(at offset: Int) -> Bool {
        switch text.units[offset - 1] {
        case 0x0A, 0x0D, 0x2029: true
        default: false
        }
    }

    /// CR and FF take no width; line and paragraph separators that do not break are as wide as a space. Nil where there are none.
    private static func shapingUnits(
        _ units: UnsafeBufferPointer<UInt16>, in memory: ScratchMemory
    ) -> UnsafeBufferPointer<UInt16>? {
        guard units.contains(where: { $0 == 0x0D || $0 == 0x0C || $0 == 0x2028 || $0 == 0x2029 }) else { return nil }
        var shaped = ScratchList<UInt16>(in: memory, capacity: units.count)
        for unit in units {
            shaped.append(
                unit == 0x0D || unit == 0x0C ? 0x200B : unit == 0x2028 || unit == 0x2029 ? ProcessedText.space : unit)
        }
        return shaped.buffer
    }

    /// Whether a cluster of the font's begins inside a grapheme cluster, which two faces or styles draw.
    func isTorn(_ offset: Int) -> Bool {
        guard let tornClusters = uncommon?.tornClusters else { return false }
        let index = tornClusters.partitionPoint { $0 < offset }
        return index < tornClusters.count && tornClusters[index] == offset
    }

    var edges: RunEdges { RunEdges(units: shapingUnits, runs: runs, clusters: clusters, styles: styles) }

    /// The width of a piece shaped by itself before: asking again costs no shaping.
    func reshapedWidth(of range: Range<Int>) -> FixedLength? { reshapedWidths.withLock { $0[range] } }

    func keep(reshapedWidth width: FixedLength, of range: Range<Int>) {
        reshapedWidths.withLock { $0[range] = width }
    }
}

extension ProcessedText {
    /// Where styles end whose ends in the original are these.
    fileprivate func ends(of sources: ScratchList<StyleEnd>, in memory: ScratchMemory) -> ScratchList<StyleEnd> {
        guard let sourceOffsets else { return sources }
        var ends = ScratchList<StyleEnd>(in: memory, capacity: sources.count)
        var index = 0
        for source in sources {
            while index < sourceOffsets.count, Int(sourceOffsets[index]) < source.end { index += 1 }
            ends.append(StyleEnd(end: index, style: source.style))
        }
        return ends
    }
}
