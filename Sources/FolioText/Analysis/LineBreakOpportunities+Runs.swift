extension LineBreakOpportunities {
    /// Where a paragraph of runs may break: by the language of each run, and around its attachments.
    ///
    /// - Parameters:
    ///   - characters: what is shaped, of which only controls differ from `units`.
    ///   - runs: the paragraph's.
    ///   - ends: where each of them ends, in order; they cover the text.
    ///   - clusterStarts: from `GraphemeBoundaries`.
    init(
        _ units: UnsafeBufferPointer<UInt16>, characters: TextCharacters, runs: [TextRun], ends: ScratchList<StyleEnd>,
        paragraph: ParagraphStyle, environment: TextEnvironment, clusterStarts: UnsafePointer<Bool>?,
        in memory: ScratchMemory
    ) {
        let language = runs[0].attributes.language
        self.init(
            units, characters: characters, style: paragraph, rules: environment.breakRules, language: language,
            clusterStarts: clusterStarts, in: memory)
        let others = runs.count > 1 ? Set(runs.map(\.attributes.language)).subtracting([language]) : []
        for other in others {
            let opportunities = LineBreakOpportunities(
                units, characters: characters, style: paragraph, rules: environment.breakRules, language: other,
                clusterStarts: clusterStarts, in: memory)
            Self.forEachRun(runs, ends) { range, attributes in
                // A break behind a character goes by that character's language.
                if attributes.language == other {
                    take(opportunities, from: range.lowerBound + 1..<range.upperBound + 1)
                }
            }
        }
        if paragraph.hyphens != .manual {
            Self.forEachLanguage(runs, ends) { range, language in
                hyphenate(
                    units, range, language: language, paragraph: paragraph,
                    dictionaries: environment.hyphenation, clusterStarts: clusterStarts)
            }
        }
        if environment.breakRules == .css && paragraph.whiteSpace.wraps {
            var attachments: [Int] = []
            Self.forEachRun(runs, ends) { range, attributes in
                if attributes.attachment != nil { attachments += range.filter { units[$0] == 0xFFFC } }
            }
            if !attachments.isEmpty {
                addBreaks(
                    aroundAttachments: attachments, in: units, collapsesSpaces: paragraph.whiteSpace.collapsesSpaces)
            }
        }
    }

    private static func forEachRun(
        _ runs: [TextRun], _ ends: ScratchList<StyleEnd>, _ body: (Range<Int>, TextAttributes) -> Void
    ) {
        var start = 0
        for style in ends {
            body(start..<style.end, runs[style.style].attributes)
            start = style.end
        }
    }

    /// Calls `body` with each stretch of one language, which may be of several runs: words go on across them.
    private static func forEachLanguage(
        _ runs: [TextRun], _ ends: ScratchList<StyleEnd>, _ body: (Range<Int>, String?) -> Void
    ) {
        var start = 0
        for (index, style) in ends.enumerated() {
            let language = runs[style.style].attributes.language
            let isLast = index + 1 == ends.count
            guard isLast || runs[ends[index + 1].style].attributes.language != language else { continue }
            body(start..<style.end, language)
            start = style.end
        }
    }
}
