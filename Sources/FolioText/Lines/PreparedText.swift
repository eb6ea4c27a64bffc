import Synchronization

/// A text analysed and shaped once; immutable, so any thread may ask it for its height at any width.
///
/// Measuring is arithmetic over stored advances. Only where a line breaks inside a word at a place that is not safe to
/// break (HarfBuzz's flag) are the edges shaped anew, so that the answer equals shaping each line by itself.
public final class PreparedText: Sendable {
    // What measuring reads stands first, in as few cache lines as may be: a table measures thousands of texts in turn.
    let segments: [LineSegment]
    /// One for each segment; empty where one item holds the whole text or nothing is rounded.
    let itemEdges: [ItemEdges]
    /// Where every line has the same metrics: the usual case.
    let uniformMetrics: LineBoxMetrics?
    /// For each segment which of `lineMetrics` it uses, as bits; empty where all lines have the same, or there are too many.
    let segmentMetrics: [UInt64]
    /// UTF-16 units after white-space processing.
    let count: Int
    let lineSpacing: Double
    let isBrowser: Bool
    /// Lines have indents, or other rules than to be filled: what a plain text need not ask.
    let hasLineRules: Bool
    /// No tab, no soft hyphen and no contextual break: a line's width is a difference of positions.
    let isPlain: Bool
    let hasTabs: Bool
    let hasAttachments: Bool
    /// The text ends in a forced break, after which an empty line stands.
    let endsInEmptyLine: Bool

    public let environment: TextEnvironment
    private let shared: SharedParagraph
    public var paragraph: ParagraphStyle { shared.style }
    /// Indents and the spacing between paragraphs.
    var geometry: ParagraphGeometry { shared.geometry }

    /// After white-space processing; offsets below are into these.
    let text: ProcessedText
    /// What is shaped: `text.units`, with controls that take no width and separators replaced.
    let shapingUnits: [UInt16]
    let styles: [ResolvedStyle]
    let items: [TextItem]
    let runs: [ShapedRun]
    let clusters: ClusterTable
    let lineMetrics: [LineBoxMetrics]
    let styleMetrics: [Int]
    /// Which of `lineMetrics` every line of a browser has: those of the block's own font, which is the first run's.
    let strut: Int
    /// The width of a shown hyphen for each style, left to right and right to left; empty where the text shows none.
    let hyphenWidths: [FixedLength]
    let bidi: BidiLevels
    let contextualBreaks: ContextualBreaks
    private let tornClusters: [Int]
    private let reshapedWidths = Mutex<[Range<Int>: FixedLength]>([:])

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
        self.environment = environment
        shared = SharedParagraph.shared(paragraph, isBrowser: environment.metrics == .css)
        hasLineRules = shared.geometry.hasLineRules
        lineSpacing = paragraph.lineSpacing
        var source: [UInt16] = []
        var sourceStyleEnds: [Int] = []
        for run in textRuns {
            source.append(contentsOf: run.text.utf16)
            sourceStyleEnds.append(source.count)
        }
        precondition(
            source.count < LineSegment.maximumOffset, "a text has fewer than 2^28 UTF-16 units, not \(source.count)")
        let processed = ProcessedText(source, whiteSpace: paragraph.whiteSpace)
        let styles = textRuns.map { ResolvedStyle.of($0.attributes, environment: environment) }
        let styleEnds = processed.offsets(ofSourceOffsets: sourceStyleEnds).enumerated().map { (end: $1, style: $0) }
        let shapingUnits = PreparedText.shapingUnits(processed.units)

        let preparation = shapingUnits.withUnsafeBufferPointer { units in
            let properties = CharacterProperties.union(of: units)
            let clusterStarts = GraphemeBoundaries.starts(units, properties: properties)
            let bidi = BidiLevels(units, properties: properties, direction: paragraph.direction)
            let opportunities = processed.units.withUnsafeBufferPointer {
                LineBreakOpportunities(
                    $0, properties: properties, runs: styleEnds.map { (end: $0.end, attributes: textRuns[$0.style].attributes) },
                    paragraph: paragraph, environment: environment, clusterStarts: clusterStarts)
            }
            let itemizer = TextItemizer(
                units: units, styles: styles, styleEnds: styleEnds, bidi: bidi, clusterStarts: clusterStarts,
                opportunities: opportunities, environment: environment, paragraph: paragraph)
            return Segmentation(itemizer, opportunities: opportunities, source: processed)
        }
        text = processed
        count = processed.units.count
        self.shapingUnits = shapingUnits
        self.styles = styles
        items = preparation.items
        runs = preparation.runs
        clusters = preparation.clusters
        segments = preparation.segments
        itemEdges = preparation.itemEdges
        segmentMetrics = preparation.segmentMetrics
        lineMetrics = preparation.lineMetrics
        uniformMetrics =
            preparation.lineMetrics.count == 1
            ? preparation.lineMetrics[0].adjusted(to: paragraph.lineHeight, rule: environment.metrics) : nil
        isBrowser = environment.metrics == .css
        styleMetrics = preparation.styleMetrics
        strut = preparation.strut
        hyphenWidths = preparation.hyphenWidths
        bidi = preparation.bidi
        contextualBreaks = preparation.contextualBreaks
        tornClusters = preparation.tornClusters
        let hasTabs = preparation.items.contains { $0.kind == .tabs }
        self.hasTabs = hasTabs
        hasAttachments = preparation.items.contains { $0.kind == .attachment }
        isPlain =
            !hasTabs && preparation.contextualBreaks.isEmpty
            && !preparation.segments.contains { $0.flags.contains(.hasHyphen) }
        endsInEmptyLine =
            paragraph.lastNewlineMakesLine && preparation.segments.last?.flags.contains(.isMandatory) == true
    }

    /// Whether a forced break before an offset ends a paragraph and not only a line (`NSString.getParagraphStart`).
    func endsParagraph(at offset: Int) -> Bool {
        switch text.units[offset - 1] {
        case 0x0A, 0x0D, 0x2029: true
        default: false
        }
    }

    /// CR and FF take no width; line and paragraph separators that do not break are as wide as a space.
    private static func shapingUnits(_ units: [UInt16]) -> [UInt16] {
        guard units.contains(where: { $0 == 0x0D || $0 == 0x0C || $0 == 0x2028 || $0 == 0x2029 }) else { return units }
        return units.map { $0 == 0x0D || $0 == 0x0C ? 0x200B : $0 == 0x2028 || $0 == 0x2029 ? 0x20 : $0 }
    }

    /// Whether a cluster of the font's begins inside a grapheme cluster, which two faces or styles draw.
    func isTorn(_ offset: Int) -> Bool {
        let index = tornClusters.partitionPoint { $0 < offset }
        return index < tornClusters.count && tornClusters[index] == offset
    }

    func edges(_ units: UnsafeBufferPointer<UInt16>) -> RunEdges {
        RunEdges(units: units, runs: runs, clusters: clusters, styles: styles)
    }

    /// Reshaped pieces are kept, so that asking again costs no shaping.
    func memoized(_ range: Range<Int>, _ make: () -> FixedLength) -> FixedLength {
        if let known = reshapedWidths.withLock({ $0[range] }) { return known }
        let width = make()
        reshapedWidths.withLock { $0[range] = width }
        return width
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
