import Synchronization

/// Where lines may and must break: a flag for every offset, 0 and the end apart.
struct LineBreakOpportunities {
    private(set) var allowed: [Bool]
    private(set) var mandatory: [Bool]
    /// Where a break shows a hyphen that no soft hyphen asks for; empty where there is none.
    private var hyphenated: [Bool] = []
    private(set) var contextual = ContextualBreaks()

    private static let pools = Mutex<[String: Pool<BreakIterator>]>([:])

    private static func pool(locale: String) -> Pool<BreakIterator> {
        pools.withLock { pools in
            if let pool = pools[locale] { return pool }
            let pool = Pool { BreakIterator(locale: locale) }
            pools[locale] = pool
            return pool
        }
    }

    /// - Parameters:
    ///   - properties: the union of the characters'.
    ///   - clusterStarts: from `GraphemeBoundaries`.
    init(
        _ units: UnsafeBufferPointer<UInt16>, properties: CharacterProperties, style: ParagraphStyle,
        rules: LineBreakRules, language: String?, clusterStarts: [Bool]?
    ) {
        allowed = [Bool](repeating: false, count: units.count + 1)
        mandatory = allowed
        guard !units.isEmpty else { return }
        let preservesNewlines = style.whiteSpace.preservesNewlines
        switch rules {
        case .unicode: addUnicode(units, style: style, language: language, preservesNewlines: preservesNewlines)
        case .css:
            addBrowser(
                units, properties: properties, style: style, language: language, preservesNewlines: preservesNewlines)
        }
        if style.whiteSpace.wraps {
            // A dictionary is of no account where every letter may be a line's last.
            if style.breaksInsideWords { contextual.firstBreaks = [:] }
            if style.lineBreak == .anywhere {
                for offset in 1..<units.count where clusterStarts?[offset] ?? true { allowed[offset] = true }
            } else if style.wordBreak == .breakAll {
                addBreakAll(units)
            } else if style.wordBreak == .keepAll {
                keepWordsWhole(units, where: KeepAllRule.forbidsBreak)
            } else if style.lineBreakStrategy.contains(.hangulWordPriority) {
                keepWordsWhole(units, where: KeepAllRule.forbidsBreakInHangul)
            }
            if rules == .css { glueLeadingHyphens(units, style: style) }
            keepSpacesOnTheirLine(units, collapsesSpaces: style.whiteSpace.collapsesSpaces)
        } else {
            for offset in allowed.indices where !mandatory[offset] { allowed[offset] = false }
        }
    }

    func isHyphenated(_ offset: Int) -> Bool { !hyphenated.isEmpty && hyphenated[offset] }

    mutating func allowHyphen(at offset: Int) {
        guard !allowed[offset] else { return }
        if hyphenated.isEmpty { hyphenated = [Bool](repeating: false, count: allowed.count) }
        allowed[offset] = true
        hyphenated[offset] = true
    }

    mutating func forbid(_ offset: Int) { if !mandatory[offset] { allowed[offset] = false } }

    /// Takes over what another language's rules say of a part of the same text.
    mutating func take(_ other: LineBreakOpportunities, from range: Range<Int>) {
        allowed.replaceSubrange(range, with: other.allowed[range])
        mandatory.replaceSubrange(range, with: other.mandatory[range])
        contextual.take(other.contextual, from: range)
    }

    private static func locale(language: String?, style: ParagraphStyle) -> String {
        let strictness =
            switch style.lineBreak {
            case .strict: "strict"
            case .loose: "loose"
            case .auto, .normal, .anywhere: "normal"
            }
        let base = language?.replacing("-", with: "_") ?? "en"
        return "\(base.isEmpty ? "en" : base)@lb=\(strictness)"
    }

    private mutating func addUnicode(
        _ units: UnsafeBufferPointer<UInt16>, style: ParagraphStyle, language: String?, preservesNewlines: Bool
    ) {
        LineBreakOpportunities.pool(locale: LineBreakOpportunities.locale(language: language, style: style)).use {
            $0.forEachBoundary(in: units) { offset, isMandatory in
                guard offset < units.count || isMandatory else { return }
                allowed[offset] = true
                mandatory[offset] = isMandatory && preservesNewlines
            }
        }
    }

    private mutating func addBrowser(
        _ units: UnsafeBufferPointer<UInt16>, properties: CharacterProperties, style: ParagraphStyle,
        language: String?, preservesNewlines: Bool
    ) {
        var unicode: [Bool] = []
        if units.contains(where: { $0 > 0x7F && $0 != 0xA0 }) {
            unicode = [Bool](repeating: false, count: units.count + 1)
            LineBreakOpportunities.pool(locale: LineBreakOpportunities.locale(language: language, style: style)).use {
                $0.mark(&unicode, boundariesOf: units)
            }
            if properties.contains(.hasNewerBreaks) { NewerLineBreakRules(units: units).apply(to: &unicode) }
            if properties.contains(.mayNeedDictionary) { addWords(units, to: &unicode) }
        }
        for offset in 1..<max(1, units.count) {
            let before = units[offset - 1]
            let after = units[offset]
            if before == ProcessedText.newline && preservesNewlines {
                mandatory[offset] = true
                allowed[offset] = true
            } else if LineBreakOpportunities.isBreakableSpace(after)
                || (after == 0x0D && offset + 1 < units.count && units[offset + 1] == ProcessedText.newline)
            {
                continue
            } else if LineBreakOpportunities.isBreakableSpace(before) {
                allowed[offset] = true
            } else if isASCII(before) && isASCII(after) {
                allowed[offset] = allowsASCIIBreak(units, at: offset)
            } else if after == 0xA0 && isASCII(before) {
                // LB12a: what breaks after itself does so before glue too.
                allowed[offset] = before == 0x2D || before == 0x7C
            } else if (before > 0x7F && before != 0xA0) || (after > 0x7F && after != 0xA0) {
                allowed[offset] = unicode[offset]
            }
        }
        if preservesNewlines && units[units.count - 1] == ProcessedText.newline {
            mandatory[units.count] = true
            allowed[units.count] = true
        }
    }

    private func isASCII(_ unit: UInt16) -> Bool { unit <= 0x7F }

    private func allowsASCIIBreak(_ units: UnsafeBufferPointer<UInt16>, at offset: Int) -> Bool {
        let before = units[offset - 1]
        let after = units[offset]
        if before == 0x2D, after >= 0x30, after <= 0x39 {
            guard offset >= 2 else { return false }
            let first = units[offset - 2]
            let letter = first | 0x20
            return (first >= 0x30 && first <= 0x39) || (first < 0x80 && letter >= 0x61 && letter <= 0x7A)
        }
        return ASCIIBreakTable.allowsBreak(between: before, and: after)
    }

    static func isBreakableSpace(_ unit: UInt16) -> Bool {
        unit == ProcessedText.space || unit == ProcessedText.tab || unit == ProcessedText.newline
    }

    /// Breaks between the words of scripts that are written without spaces, by a browser's dictionary.
    private mutating func addWords(_ units: UnsafeBufferPointer<UInt16>, to breaks: inout [Bool]) {
        var start = 0
        while start < units.count {
            guard let script = DictionaryScript(units[start]) else {
                start += 1
                continue
            }
            var end = start + 1
            while end < units.count, DictionaryScript(units[end]) == script { end += 1 }
            if let breaker = script.breaker {
                for offset in start + 1..<end { breaks[offset] = false }
                if end - start >= script.shortestRun {
                    for offset in breaker.breaks(in: units[start..<end]) { breaks[start + offset] = true }
                }
            }
            for offset in max(start + 1, end - script.shortestRun + 1)..<max(start + 1, end) where breaks[offset] {
                contextual.firstBreaks[offset] = end
            }
            start = end
        }
    }

    private mutating func addBreakAll(_ units: UnsafeBufferPointer<UInt16>) {
        var base: UInt32?
        var baseEnd = 0
        units.forEachScalar { offset, scalar in
            if let base, !allowed[offset], BreakAllRule.allowsBreak(between: base, and: scalar) {
                allowed[offset] = true
                if baseEnd < offset { contextual.behindMarks[offset] = baseEnd }
            }
            if base == nil || LineBreakClass(scalar) != .combiningMark {
                base = scalar
                baseEnd = offset + (scalar > 0xFFFF ? 2 : 1)
            }
        }
    }

    /// Calls `body` with every place between two characters, marks counted to what they stand on.
    private func forEachPair(_ units: UnsafeBufferPointer<UInt16>, _ body: (Int, UInt32, UInt32) -> Void) {
        var before: UInt32?
        units.forEachScalar { offset, scalar in
            if let before { body(offset, before, scalar) }
            if before == nil || !scalar.isMark { before = scalar }
        }
    }

    private mutating func keepWordsWhole(
        _ units: UnsafeBufferPointer<UInt16>, where forbidsBreak: (UInt32, UInt32) -> Bool
    ) {
        var places: [Int] = []
        forEachPair(units) { offset, before, after in
            if forbidsBreak(before, after) { places.append(offset) }
        }
        for offset in places where !mandatory[offset] { allowed[offset] = false }
    }

    /// A hyphen that begins a line belongs to the word or number behind it, as one that begins a text does.
    private mutating func glueLeadingHyphens(_ units: UnsafeBufferPointer<UInt16>, style: ParagraphStyle) {
        guard style.lineBreak != .anywhere else { return }
        let startsAnywhere = style.overflowWrap != .normal
        for offset in 1..<max(1, units.count - 1) where allowed[offset + 1] && (startsAnywhere || allowed[offset]) {
            guard NewerLineBreakRules(units: units).gluesLeadingHyphen(before: offset + 1) else { continue }
            let isTorn =
                style.wordBreak == .breakAll
                && BreakAllRule.allowsBreak(
                    between: UInt32(units[offset]), and: units.scalar(at: offset + 1).value)
            if !isTorn { contextual.firstBreaks[offset] = offset + 2 }
        }
    }

    /// In a browser lines break before and behind every atomic inline, whatever stands there (CSS Text 3, § 5.1).
    mutating func addBreaks(
        aroundAttachments offsets: [Int], in units: UnsafeBufferPointer<UInt16>, collapsesSpaces: Bool
    ) {
        for offset in offsets.flatMap({ [$0, $0 + 1] }) where offset > 0 && offset < units.count {
            allowed[offset] = true
        }
        keepSpacesOnTheirLine(units, collapsesSpaces: collapsesSpaces)
    }

    /// White space is never moved to the next line: a break is after the last of its run. So it is for U+3000, which hangs too,
    /// but for one behind collapsed spaces.
    private mutating func keepSpacesOnTheirLine(_ units: UnsafeBufferPointer<UInt16>, collapsesSpaces: Bool) {
        var runHasIdeographicSpace = false
        for offset in 1..<max(1, units.count) {
            let isSpace = LineBreakOpportunities.isBreakableSpace(units[offset])
            guard isSpace || units[offset] == 0x3000 else {
                runHasIdeographicSpace = false
                continue
            }
            let isBehindSpaces = collapsesSpaces && !runHasIdeographicSpace && units[offset - 1] != 0x3000
            runHasIdeographicSpace = runHasIdeographicSpace || !isSpace || units[offset - 1] == 0x3000
            guard allowed[offset], !mandatory[offset] else { continue }
            if !isSpace, isBehindSpaces, LineBreakOpportunities.isBreakableSpace(units[offset - 1]) {
                let end = units[offset...].firstIndex { !Segmentation.hangs($0) } ?? units.count
                contextual.earliestStarts[end] = offset
            } else if isSpace {
                allowed[offset] = false
            } else {
                allowed[offset] = false
                if offset + 1 < units.count, !Segmentation.hangs(units[offset + 1]) { allowed[offset + 1] = true }
            }
        }
    }
}
