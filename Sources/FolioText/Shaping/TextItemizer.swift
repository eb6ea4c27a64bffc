/// Cuts a text into items (bidi level, style, tabs and forced breaks) and these into runs of one script and face.
struct TextItemizer: ~Copyable {
    let characters: TextCharacters
    let shared: SharedParagraph
    /// Where each style ends, in order; covers the text.
    let styleEnds: ScratchList<StyleEnd>
    let bidi: BidiLevels
    let clusterStarts: UnsafePointer<Bool>?
    let opportunities: LineBreakOpportunities
    let preservesTabs: Bool

    private(set) var items: ScratchList<TextItem>
    private(set) var runs: ScratchList<ShapedRun>
    /// The distinct line metrics of the text; the first style's primary face stands first.
    private(set) var lineMetrics: ScratchList<LineBoxMetrics>
    /// The metrics of each style's primary face.
    private(set) var styleMetrics: ScratchList<Int>
    /// The metrics of the block's own font, whose lines are not raised with the first run.
    private(set) var strut = 0

    private let mayPartItems: Bool
    private let isBrowser: Bool
    /// For each style and face the index of its metrics.
    private let metricsByFace: UnsafeMutableBufferPointer<UInt16>
    private let faceCount: Int
    private static let unknownMetrics = UInt16.max

    private struct ScriptRun {
        var start: Int
        var end: Int
        var script: ScriptTag
    }

    private var scripts: ScratchList<ScriptRun>
    private var scriptIndex = 0

    var units: UnsafeBufferPointer<UInt16> { characters.units }
    var styles: [ResolvedStyle] { shared.styles }
    var environment: TextEnvironment { shared.environment }
    var paragraph: ParagraphStyle { shared.style }

    init(
        _ characters: TextCharacters, shared: SharedParagraph, styleEnds: ScratchList<StyleEnd>, bidi: BidiLevels,
        clusterStarts: UnsafePointer<Bool>?, opportunities: consuming LineBreakOpportunities, in memory: ScratchMemory
    ) {
        self.characters = characters
        self.shared = shared
        self.styleEnds = styleEnds
        self.bidi = bidi
        self.clusterStarts = clusterStarts
        self.opportunities = opportunities
        mayPartItems = characters.union.contains(.mayPartItems)
        preservesTabs = !shared.style.whiteSpace.collapsesSpaces
        isBrowser = shared.environment.metrics == .css
        let styles = shared.styles
        items = ScratchList(in: memory)
        runs = ScratchList(in: memory)
        scripts = ScratchList(in: memory)
        lineMetrics = ScratchList(in: memory)
        styleMetrics = ScratchList(in: memory, capacity: styles.count)
        faceCount = styles.reduce(0) { max($0, $1.cascade.faces.count) }
        metricsByFace = memory.allocate(repeating: TextItemizer.unknownMetrics, count: styles.count * faceCount)
        if isBrowser, styles[0].attributes.baselineOffset != 0 {
            strut = index(of: unraisedMetrics(style: 0, face: 0))
        }
        for style in styles.indices { styleMetrics.append(metrics(style: style, face: 0)) }
        if !units.isEmpty { itemize() }
    }

    private mutating func itemize() {
        var scripts = scripts
        ScriptItemizer.forEachRun(in: characters) {
            scripts.append(ScriptRun(start: $0.lowerBound, end: $0.upperBound, script: $1))
        }
        self.scripts = scripts
        let styles = styles
        var start = 0
        var styleIndex = 0
        while start < units.count {
            while styleEnds[styleIndex].end <= start { styleIndex += 1 }
            let style = styleEnds[styleIndex].style
            let limit = styleEnds[styleIndex].end
            let level = bidi.level(at: start)
            let hasAttachment = mayPartItems && styles[style].attributes.attachment != nil
            let kind = mayPartItems ? kind(at: start, hasAttachment: hasAttachment) : .text
            var end = start + 1
            if !mayPartItems {
                end = bidi.endOfLevel(at: start, limit: limit)
            } else {
                while end < limit, bidi.level(at: end) == level,
                    self.kind(at: end, hasAttachment: hasAttachment) == kind, kind != .attachment,
                    kind != .lineBreak || !opportunities.mandatory[end]
                { end += 1 }
            }
            items.append(
                TextItem(start: UInt32(start), end: UInt32(end), style: UInt16(style), level: level, kind: kind))
            if kind == .text { addRuns(in: start..<end, style: style, level: level, cascade: styles[style].cascade) }
            if kind == .attachment { addAttachment(at: start, style: style, level: level) }
            start = end
        }
    }

    /// Without such characters a text's items are its stretches of one style and level.
    static func mayPartItems(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x09...0x0D, 0x85, 0x200C, 0x2028, 0x2029, 0xFFFC: true
        default: false
        }
    }

    private func kind(at offset: Int, hasAttachment: Bool) -> TextItem.Kind {
        let unit = units[offset]
        if unit == ProcessedText.tab && preservesTabs { return .tabs }
        if unit == 0xFFFC && hasAttachment { return .attachment }
        if opportunities.mandatory[offset + 1] && TextItemizer.breaksLine(unit) { return .lineBreak }
        // CR of a CR LF belongs to the break that the LF makes.
        if unit == 0x0D, offset + 2 <= units.count, offset + 1 < units.count,
            units[offset + 1] == ProcessedText.newline,
            opportunities.mandatory[offset + 2]
        {
            return .lineBreak
        }
        // A browser that keeps white space makes items of these, “to prevent kerning” (Chromium's InlineItemsBuilder).
        if preservesTabs && isBrowser && (unit == 0x200C || unit == 0x0C || unit == 0x0D) {
            return .control
        }
        return .text
    }

    /// What a forced break may follow. U+2028 and U+2029 are shaped as spaces where they force none.
    static func breaksLine(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0A...0x0D, 0x20, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private mutating func addRuns(in range: Range<Int>, style: Int, level: UInt8, cascade: FontCascade) {
        while scripts[scriptIndex].end <= range.lowerBound { scriptIndex += 1 }
        for index in scriptIndex..<scripts.count {
            let (scriptRun, script) = (scripts[index], scripts[index].script)
            let range =
                max(
                    scriptRun.start, range.lowerBound)..<max(
                    scriptRun.start, min(scriptRun.end, range.upperBound))
            guard !range.isEmpty else { break }
            if cascade.primaryCoversASCII && isPrintableASCII(range) {
                addRun(range, face: 0, style: style, level: level, script: script)
                continue
            }
            let order = cascade.order(for: script)
            let faces = order.ofCharacter.reader
            var start = range.lowerBound
            var face = -1
            var offset = start
            while offset < range.upperBound {
                let end = endOfFaceCluster(at: offset, limit: range.upperBound, script: script)
                let chosen =
                    end == offset + 1
                    ? Int(faces[UInt32(units[offset])])
                    : order.face(for: UnsafeBufferPointer(rebasing: units[offset..<end]))
                if chosen != face {
                    if face >= 0 {
                        addRun(start..<offset, face: face, style: style, level: level, script: script)
                    }
                    start = offset
                    face = chosen
                }
                offset = end
            }
            addRun(start..<range.upperBound, face: face, style: style, level: level, script: script)
        }
    }

    private func isPrintableASCII(_ range: Range<Int>) -> Bool {
        for offset in range where units[offset] < 0x20 || units[offset] > 0x7E { return false }
        return true
    }

    private mutating func addRun(_ range: Range<Int>, face: Int, style: Int, level: UInt8, script: ScriptTag) {
        let metrics = metrics(style: style, face: face)
        runs.append(
            ShapedRun(
                start: UInt32(range.lowerBound), end: UInt32(range.upperBound), item: UInt32(items.count - 1),
                style: UInt16(style), face: UInt16(face), metrics: UInt16(metrics), level: level, script: script))
    }

    /// The end of the characters that one face draws: a grapheme cluster, in a browser a cluster of HarfBuzz's.
    ///
    /// A mark belongs to what it stands behind, though UAX #29 parts some from it (U+102C). A zero-width non-joiner is by itself:
    /// nothing is kerned across it where an earlier face has it and another draws the letters.
    @inline(__always)
    private func endOfFaceCluster(at start: Int, limit: Int, script: ScriptTag) -> Int {
        var end = start + 1
        while end < limit {
            var isPart = clusterStarts?[end] == false
            if units[end] >= 0x300, isBrowser {
                if characters.properties[end].contains(.isMark) { isPart = true }
                if units[end] == 0x200C && script.keepsGlyphOrder { isPart = false }
            }
            guard isPart else { break }
            end += 1
        }
        return end
    }

    private mutating func metrics(style: Int, face: Int) -> Int {
        let place = style * faceCount + face
        if metricsByFace[place] != TextItemizer.unknownMetrics { return Int(metricsByFace[place]) }
        let index = index(of: raised(unraisedMetrics(style: style, face: face), style: style))
        metricsByFace[place] = UInt16(index)
        return index
    }

    private mutating func index(of metrics: LineBoxMetrics) -> Int {
        if let known = lineMetrics.firstIndex(of: metrics) { return known }
        lineMetrics.append(metrics)
        return lineMetrics.count - 1
    }

    /// UIKit keeps a fixed line height whatever stands above or below the baseline.
    private func raised(_ metrics: LineBoxMetrics, style: Int) -> LineBoxMetrics {
        let offset = styles[style].baselineOffset(rule: environment.metrics)
        return offset == 0 || keepsLineHeight ? metrics : metrics.raised(by: offset)
    }

    private var keepsLineHeight: Bool { isFixed && !isBrowser }

    private var isFixed: Bool { if case .fixed = paragraph.lineHeight { true } else { false } }

    private mutating func addAttachment(at offset: Int, style: Int, level: UInt8) {
        guard let attachment = styles[style].attributes.attachment else { return }
        let box = styles[style].attachmentBox(attachment, rule: environment.metrics)
        let metrics = keepsLineHeight ? styleMetrics[style] : index(of: box)
        runs.append(
            ShapedRun(
                start: UInt32(offset), end: UInt32(offset + 1), item: UInt32(items.count - 1), style: UInt16(style),
                face: 0, metrics: UInt16(metrics), level: level, script: .common))
    }

    private func unraisedMetrics(style: Int, face: Int) -> LineBoxMetrics {
        let resolved = styles[style]
        // A fixed line height is the same whatever face draws: the first face's box stands for all, in a browser the box of
        // the first face of each run.
        let first = isBrowser ? resolved : styles[0]
        return LineBoxMetrics(
            face: isFixed ? first.cascade.primary : resolved.cascade.faces[face],
            size: isFixed ? first.attributes.size : resolved.attributes.size,
            overrides: isFixed ? first.overrides(face: 0) : resolved.overrides(face: face),
            lineHeight: paragraph.lineHeight, rule: environment.metrics)
    }
}
