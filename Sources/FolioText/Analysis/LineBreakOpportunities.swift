import Synchronization

/// Where lines may and must break: a flag for every offset, 0 and the end apart.
struct LineBreakOpportunities {
    private(set) var allowed: [Bool]
    private(set) var mandatory: [Bool]

    private static let pools = Mutex<[String: Pool<BreakIterator>]>([:])

    private static func pool(locale: String) -> Pool<BreakIterator> {
        pools.withLock { pools in
            if let pool = pools[locale] { return pool }
            let pool = Pool { BreakIterator(.line, locale: locale) }
            pools[locale] = pool
            return pool
        }
    }

    /// - Parameter clusterStarts: from `GraphemeBoundaries`.
    init(
        _ units: UnsafeBufferPointer<UInt16>, style: ParagraphStyle, rules: LineBreakRules, language: String?,
        clusterStarts: [Bool]?
    ) {
        allowed = [Bool](repeating: false, count: units.count + 1)
        mandatory = allowed
        guard !units.isEmpty else { return }
        let preservesNewlines = style.whiteSpace.preservesNewlines
        switch rules {
        case .unicode: addUnicode(units, style: style, language: language, preservesNewlines: preservesNewlines)
        case .css: addBrowser(units, style: style, language: language, preservesNewlines: preservesNewlines)
        }
        if style.whiteSpace.wraps {
            if style.lineBreak == .anywhere {
                for offset in 1..<units.count where clusterStarts?[offset] ?? true { allowed[offset] = true }
            } else if style.wordBreak == .breakAll {
                addBreakAll(units, clusterStarts: clusterStarts)
            }
            keepSpacesOnTheirLine(units)
        } else {
            for offset in allowed.indices where !mandatory[offset] { allowed[offset] = false }
        }
    }

    private static func locale(language: String?, style: ParagraphStyle) -> String {
        var keywords: [String] = []
        switch style.lineBreak {
        case .strict: keywords.append("lb=strict")
        case .loose: keywords.append("lb=loose")
        case .auto, .normal, .anywhere: keywords.append("lb=normal")
        }
        if style.wordBreak == .keepAll { keywords.append("lw=keepall") }
        let base = language?.replacing("-", with: "_") ?? "en"
        return "\(base.isEmpty ? "en" : base)@\(keywords.joined(separator: ";"))"
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
        _ units: UnsafeBufferPointer<UInt16>, style: ParagraphStyle, language: String?, preservesNewlines: Bool
    ) {
        var unicode: [Bool] = []
        if units.contains(where: { $0 > 0x7F && $0 != 0xA0 }) {
            unicode = [Bool](repeating: false, count: units.count + 1)
            LineBreakOpportunities.pool(locale: LineBreakOpportunities.locale(language: language, style: style)).use {
                $0.forEachBoundary(in: units) { offset, _ in unicode[offset] = true }
            }
        }
        for offset in 1..<max(1, units.count) {
            let before = units[offset - 1]
            let after = units[offset]
            if before == ProcessedText.newline && preservesNewlines {
                mandatory[offset] = true
                allowed[offset] = true
            } else if LineBreakOpportunities.isBreakableSpace(after) {
                continue
            } else if LineBreakOpportunities.isBreakableSpace(before) {
                allowed[offset] = true
            } else if isASCII(before) && isASCII(after) {
                allowed[offset] = allowsASCIIBreak(units, at: offset)
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

    /// `word-break: break-all`: letters and digits break from each other as ideographs do (CSS Text 3, § 5.2).
    private mutating func addBreakAll(_ units: UnsafeBufferPointer<UInt16>, clusterStarts: [Bool]?) {
        var wasLetterLike = false
        units.forEachScalar { offset, scalar in
            let isLetterLike = scalar.isLetterLike
            if offset > 0, clusterStarts?[offset] ?? true {
                if wasLetterLike && isLetterLike { allowed[offset] = true }
                wasLetterLike = isLetterLike
            } else if offset == 0 {
                wasLetterLike = isLetterLike
            }
        }
    }

    /// White space is never moved to the next line: a break is after the last of its run.
    private mutating func keepSpacesOnTheirLine(_ units: UnsafeBufferPointer<UInt16>) {
        for offset in 1..<max(1, units.count) where allowed[offset] && !mandatory[offset] {
            if LineBreakOpportunities.isBreakableSpace(units[offset]) || units[offset] == 0x3000 {
                allowed[offset] = false
            }
        }
    }
}
