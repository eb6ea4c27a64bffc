/// Cuts a text into items (bidi level, style, tabs and forced breaks) and these into runs of one script and face.
struct TextItemizer {
    let units: UnsafeBufferPointer<UInt16>
    let styles: [ResolvedStyle]
    /// Where each style ends, in order; covers the text.
    let styleEnds: [(end: Int, style: Int)]
    let bidi: BidiLevels
    let clusterStarts: [Bool]?
    let opportunities: LineBreakOpportunities
    let preservesTabs: Bool
    let environment: TextEnvironment
    let paragraph: ParagraphStyle

    private(set) var items: [TextItem] = []
    private(set) var runs: [ShapedRun] = []
    /// The distinct line metrics of the text; the first style's primary face stands first.
    private(set) var lineMetrics: [LineBoxMetrics] = []
    /// The metrics of each style's primary face.
    private(set) var styleMetrics: [Int] = []
    private var metricsByFace: [[Int?]] = []
    private var scripts: [(range: Range<Int>, script: ScriptTag)] = []
    private var scriptIndex = 0

    init(
        units: UnsafeBufferPointer<UInt16>, styles: [ResolvedStyle], styleEnds: [(end: Int, style: Int)],
        bidi: BidiLevels, clusterStarts: [Bool]?, opportunities: LineBreakOpportunities,
        environment: TextEnvironment, paragraph: ParagraphStyle
    ) {
        self.units = units
        self.styles = styles
        self.styleEnds = styleEnds
        self.bidi = bidi
        self.clusterStarts = clusterStarts
        self.opportunities = opportunities
        preservesTabs = !paragraph.whiteSpace.collapsesSpaces
        self.environment = environment
        self.paragraph = paragraph
        metricsByFace = styles.map { [Int?](repeating: nil, count: $0.cascade.faces.count) }
        styleMetrics = styles.indices.map { metrics(style: $0, face: 0) }
        if !units.isEmpty { itemize() }
    }

    private mutating func itemize() {
        ScriptItemizer.forEachRun(in: units) { scripts.append((range: $0, script: $1)) }
        var start = 0
        var styleIndex = 0
        while start < units.count {
            while styleEnds[styleIndex].end <= start { styleIndex += 1 }
            let style = styleEnds[styleIndex].style
            let limit = styleEnds[styleIndex].end
            let level = bidi.level(at: start)
            let kind = kind(at: start)
            var end = start + 1
            while end < limit, bidi.level(at: end) == level, self.kind(at: end) == kind,
                kind != .lineBreak || !opportunities.mandatory[end]
            { end += 1 }
            items.append(
                TextItem(start: UInt32(start), end: UInt32(end), style: UInt16(style), level: level, kind: kind))
            if kind == .text { addRuns(in: start..<end, style: style, level: level) }
            start = end
        }
    }

    private func kind(at offset: Int) -> TextItem.Kind {
        let unit = units[offset]
        if unit == ProcessedText.tab && preservesTabs { return .tabs }
        if opportunities.mandatory[offset + 1] && TextItemizer.isLineSeparator(unit) { return .lineBreak }
        // CR of a CR LF belongs to the break that the LF makes.
        if unit == 0x0D, offset + 2 <= units.count, offset + 1 < units.count,
            units[offset + 1] == ProcessedText.newline,
            opportunities.mandatory[offset + 2]
        {
            return .lineBreak
        }
        return .text
    }

    static func isLineSeparator(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private mutating func addRuns(in range: Range<Int>, style: Int, level: UInt8) {
        let item = items.count - 1
        let cascade = styles[style].cascade
        while scripts[scriptIndex].range.upperBound <= range.lowerBound { scriptIndex += 1 }
        for (scriptRange, script) in scripts[scriptIndex...] {
            let range = scriptRange.clamped(to: range)
            guard !range.isEmpty else { break }
            func add(_ range: Range<Int>, face: Int) {
                let metrics = metrics(style: style, face: face)
                runs.append(
                    ShapedRun(
                        start: UInt32(range.lowerBound), end: UInt32(range.upperBound), item: UInt32(item),
                        style: UInt16(style), face: UInt16(face), metrics: UInt16(metrics), level: level, script: script
                    ))
            }
            if cascade.primaryCoversASCII && range.allSatisfy({ units[$0] >= 0x20 && units[$0] <= 0x7E }) {
                add(range, face: 0)
                continue
            }
            var start = range.lowerBound
            var face = -1
            var offset = start
            while offset < range.upperBound {
                var end = offset + 1
                if let clusterStarts { while end < range.upperBound, !clusterStarts[end] { end += 1 } }
                let chosen = cascade.face(for: UnsafeBufferPointer(rebasing: units[offset..<end]), script: script)
                if chosen != face {
                    if face >= 0 { add(start..<offset, face: face) }
                    start = offset
                    face = chosen
                }
                offset = end
            }
            add(start..<range.upperBound, face: face)
        }
    }

    private mutating func metrics(style: Int, face: Int) -> Int {
        if let known = metricsByFace[style][face] { return known }
        let resolved = styles[style]
        // A fixed line height is the same whatever face draws: the first face's box stands for all.
        let isFixed = paragraph.lineHeight != .normal
        let metrics = LineBoxMetrics(
            face: isFixed ? styles[0].cascade.primary : resolved.cascade.faces[face],
            size: isFixed ? styles[0].attributes.size : resolved.attributes.size,
            overrides: isFixed ? styles[0].overrides(face: 0) : resolved.overrides(face: face),
            lineHeight: paragraph.lineHeight, rule: environment.metrics)
        let index = lineMetrics.firstIndex(of: metrics) ?? lineMetrics.count
        if index == lineMetrics.count { lineMetrics.append(metrics) }
        metricsByFace[style][face] = index
        return index
    }
}
