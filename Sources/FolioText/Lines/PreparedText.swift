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
        var source: [UInt16] = []
        var sourceStyleEnds: [Int] = []
        for run in textRuns {
            source.append(utf16Of: run.text)
            sourceStyleEnds.append(source.count)
        }
        precondition(
            source.count < LineSegment.maximumOffset, "a text has fewer than 2^28 UTF-16 units, not \(source.count)")
        let processed = ProcessedText(source, whiteSpace: paragraph.whiteSpace)
        let styles = textRuns.map { ResolvedStyle.of($0.attributes, environment: environment) }
        let shared = SharedParagraph.shared(paragraph, environment: environment, styles: styles)
        self.shared = shared
        let styleEnds = processed.offsets(ofSourceOffsets: sourceStyleEnds).enumerated().map { (end: $1, style: $0) }
        let shapingUnits = PreparedText.shapingUnits(processed.units)

        let preparation = (shapingUnits ?? processed.units).withUnsafeBufferPointer { units in
            var properties = CharacterProperties.union(of: units)
            // What was replaced is one of these.
            if shapingUnits != nil { properties.insert(.mayPartItems) }
            let clusterStarts = GraphemeBoundaries.starts(units, properties: properties)
            let bidi = BidiLevels(units, properties: properties, direction: paragraph.direction)
            let opportunities = processed.units.withUnsafeBufferPointer {
                LineBreakOpportunities(
                    $0, properties: properties,
                    runs: styleEnds.map { (end: $0.end, attributes: textRuns[$0.style].attributes) },
                    paragraph: paragraph, environment: environment, clusterStarts: clusterStarts)
            }
            let itemizer = TextItemizer(
                units: units, properties: properties, styles: styles, styleEnds: styleEnds, bidi: bidi,
                clusterStarts: clusterStarts,
                opportunities: opportunities, environment: environment, paragraph: paragraph)
            return TextPreparation(
                itemizer, opportunities: opportunities, source: processed, shapingUnits: shapingUnits, shared: shared)
        }
        tables = preparation.tables
        metrics = preparation.metrics
        traits = preparation.traits
        uncommon = preparation.uncommon
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
    private static func shapingUnits(_ units: [UInt16]) -> [UInt16]? {
        guard units.contains(where: { $0 == 0x0D || $0 == 0x0C || $0 == 0x2028 || $0 == 0x2029 }) else { return nil }
        return units.map { $0 == 0x0D || $0 == 0x0C ? 0x200B : $0 == 0x2028 || $0 == 0x2029 ? 0x20 : $0 }
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
    /// The processed offsets at which these original offsets stand, both ascending.
    func offsets(ofSourceOffsets sources: [Int]) -> [Int] {
        guard let sourceOffsets else { return sources }
        var index = 0
        return sources.map { source in
            while index < sourceOffsets.count, Int(sourceOffsets[index]) < source { index += 1 }
            return index
        }
    }
}
