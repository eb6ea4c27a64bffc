extension LineBreakOpportunities {
    /// Where a paragraph of runs may break: by the language of each run, and around its attachments.
    ///
    /// - Parameters:
    ///   - runs: where each ends, in order; they cover the text.
    ///   - clusterStarts: from `GraphemeBoundaries`.
    init(
        _ units: UnsafeBufferPointer<UInt16>, runs: [(end: Int, attributes: TextAttributes)], paragraph: ParagraphStyle,
        environment: TextEnvironment, clusterStarts: [Bool]?
    ) {
        func opportunities(language: String?) -> LineBreakOpportunities {
            LineBreakOpportunities(
                units, style: paragraph, rules: environment.breakRules, language: language, clusterStarts: clusterStarts
            )
        }
        let language = runs[0].attributes.language
        self = opportunities(language: language)
        let others = runs.count > 1 ? Set(runs.map(\.attributes.language)).subtracting([language]) : []
        for other in others {
            let opportunities = opportunities(language: other)
            Self.forEachRun(runs) { range, attributes in
                // A break behind a character goes by that character's language.
                if attributes.language == other {
                    take(opportunities, from: range.lowerBound + 1..<range.upperBound + 1)
                }
            }
        }
        if paragraph.hyphens != .manual {
            Self.forEachLanguage(runs) { range, language in
                hyphenate(
                    units, range, language: language, paragraph: paragraph,
                    dictionaries: environment.hyphenation, clusterStarts: clusterStarts)
            }
        }
        if environment.breakRules == .css && paragraph.whiteSpace.wraps {
            var attachments: [Int] = []
            Self.forEachRun(runs) { range, attributes in
                if attributes.attachment != nil { attachments += range.filter { units[$0] == 0xFFFC } }
            }
            if !attachments.isEmpty {
                addBreaks(
                    aroundAttachments: attachments, in: units, collapsesSpaces: paragraph.whiteSpace.collapsesSpaces)
            }
        }
    }

    private static func forEachRun(
        _ runs: [(end: Int, attributes: TextAttributes)], _ body: (Range<Int>, TextAttributes) -> Void
    ) {
        var start = 0
        for run in runs {
            body(start..<run.end, run.attributes)
            start = run.end
        }
    }

    /// Calls `body` with each stretch of one language, which may be of several runs: words go on across them.
    private static func forEachLanguage(
        _ runs: [(end: Int, attributes: TextAttributes)], _ body: (Range<Int>, String?) -> Void
    ) {
        var start = 0
        for (index, run) in runs.enumerated() {
            let isLast = index + 1 == runs.count
            guard isLast || runs[index + 1].attributes.language != run.attributes.language else { continue }
            body(start..<run.end, run.attributes.language)
            start = run.end
        }
    }
}
