/// Where lines may and must break: a flag for every offset, 0 and the end apart.
///
/// The flags are in memory that is lent while the text is prepared.
struct LineBreakOpportunities: ~Copyable {
    let allowed: UnsafeMutableBufferPointer<Bool>
    let mandatory: UnsafeMutableBufferPointer<Bool>
    /// Where a break shows a hyphen that no soft hyphen asks for; nil where there is none.
    private var hyphenated: UnsafeMutableBufferPointer<Bool>?
    private(set) var contextual = ContextualBreaks()
    private unowned(unsafe) let memory: ScratchMemory

    /// - Parameters:
    ///   - characters: what is shaped, of which only controls differ from `units`.
    ///   - clusterStarts: from `GraphemeBoundaries`.
    init(
        _ units: UnsafeBufferPointer<UInt16>, characters: TextCharacters, style: ParagraphStyle,
        rules: LineBreakRules, language: String?, clusterStarts: UnsafePointer<Bool>?, in memory: ScratchMemory
    ) {
        self.memory = memory
        allowed = memory.allocate(repeating: false, count: units.count + 1)
        mandatory = memory.allocate(repeating: false, count: units.count + 1)
        guard !units.isEmpty else { return }
        let preservesNewlines = style.whiteSpace.preservesNewlines
        switch rules {
        case .unicode: addUnicode(units, style: style, language: language, preservesNewlines: preservesNewlines)
        case .css:
            addBrowser(
                units, characters: characters, style: style, language: language, preservesNewlines: preservesNewlines)
        }
        guard style.whiteSpace.wraps else {
            for offset in allowed.indices where !mandatory[offset] { allowed[offset] = false }
            return
        }
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
        // Hyphens and U+3000 are among these.
        let hasRareSigns = characters.union.contains(.hasNewerBreaks)
        if rules == .css && hasRareSigns { glueLeadingHyphens(units, style: style) }
        // A browser's rules keep spaces on their line by themselves.
        if rules != .css || hasRareSigns || style.breaksInsideWords {
            keepSpacesOnTheirLine(units, collapsesSpaces: style.whiteSpace.collapsesSpaces)
        }
    }

    func isHyphenated(_ offset: Int) -> Bool { hyphenated?[offset] ?? false }

    mutating func allowHyphen(at offset: Int) {
        guard !allowed[offset] else { return }
        let hyphenated = hyphenated ?? memory.allocate(repeating: false, count: allowed.count)
        self.hyphenated = hyphenated
        allowed[offset] = true
        hyphenated[offset] = true
    }

    func forbid(_ offset: Int) { if !mandatory[offset] { allowed[offset] = false } }

    /// Takes over what another language's rules say of a part of the same text.
    mutating func take(_ other: borrowing LineBreakOpportunities, from range: Range<Int>) {
        for offset in range {
            allowed[offset] = other.allowed[offset]
            mandatory[offset] = other.mandatory[offset]
        }
        contextual.take(other.contextual, from: range)
    }

    private mutating func addUnicode(
        _ units: UnsafeBufferPointer<UInt16>, style: ParagraphStyle, language: String?, preservesNewlines: Bool
    ) {
        BreakIterator.pool(language: language, lineBreak: style.lineBreak).use {
            $0.forEachBoundary(in: units) { offset, isMandatory in
                guard offset < units.count || isMandatory else { return }
                allowed[offset] = true
                mandatory[offset] = isMandatory && preservesNewlines
            }
        }
    }

    private mutating func addBrowser(
        _ units: UnsafeBufferPointer<UInt16>, characters: TextCharacters, style: ParagraphStyle,
        language: String?, preservesNewlines: Bool
    ) {
        // ASCII has a table of its own, and letters beside letters need none.
        let unicode =
            LineBreakOpportunities.hasLettersAlone(units, characters)
            ? nil : unicodeBreaks(units, characters: characters, style: style, language: language)
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
                allowed[offset] = unicode?[offset] ?? false
            }
        }
        if preservesNewlines && units[units.count - 1] == ProcessedText.newline {
            mandatory[units.count] = true
            allowed[units.count] = true
        }
    }

    /// Whether no place beside a character that is not ASCII is one that a line may break at, but for those beside spaces: what
    /// most texts in alphabets are made of.
    static func hasLettersAlone(_ units: UnsafeBufferPointer<UInt16>, _ characters: TextCharacters) -> Bool {
        /// What stands before a character: a space, a letter with its marks, a sign behind one, or another ASCII character.
        enum Before { case space, letter, sign, other }
        var before = Before.space
        for offset in units.indices {
            let unit = units[offset]
            let properties = characters.properties[offset]
            if isBreakableSpace(unit) {
                before = .space
            } else if isLetterOrDigit(unit) {
                if before == .sign { return false }
                before = .letter
            } else if unit <= 0x7F {
                // The sign before may be ASCII too, but that is looked up in the table of pairs.
                if before == .sign
                    || (before == .letter && !properties.contains(.staysBehindLetters)
                        && units[offset - 1] > 0x7F)
                {
                    return false
                }
                before = .other
            } else if !properties.isDisjoint(with: [.isLetter, .isCombiningMark]) {
                // A mark behind a space is as a letter (LB10).
                if before == .sign || before == .other { return false }
                before = .letter
            } else if unit == 0xA0 {
                // No line breaks behind it (LB12), and before it `addBrowser` knows of ASCII.
                if before == .sign { return false }
                before = .letter
            } else if before == .letter && properties.contains(.staysBehindLetters) {
                before = .sign
            } else {
                return false
            }
        }
        return true
    }

    private static func isLetterOrDigit(_ unit: UInt16) -> Bool {
        (unit >= 0x30 && unit <= 0x39) || (unit | 0x20 >= 0x61 && unit | 0x20 <= 0x7A)
    }

    /// Where Unicode's rules and the dictionaries break lines.
    mutating func unicodeBreaks(
        _ units: UnsafeBufferPointer<UInt16>, characters: TextCharacters, style: ParagraphStyle, language: String?
    ) -> UnsafeMutableBufferPointer<Bool> {
        let breaks = memory.allocate(repeating: false, count: units.count + 1)
        BreakIterator.pool(language: language, lineBreak: style.lineBreak).use { $0.mark(breaks, boundariesOf: units) }
        if characters.union.contains(.hasNewerBreaks) { NewerLineBreakRules(units: units).apply(to: breaks) }
        if characters.union.contains(.mayNeedDictionary) { addWords(units, to: breaks) }
        return breaks
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
    private mutating func addWords(
        _ units: UnsafeBufferPointer<UInt16>, to breaks: UnsafeMutableBufferPointer<Bool>
    ) {
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
