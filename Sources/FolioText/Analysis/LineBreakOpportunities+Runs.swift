extension LineBreakOpportunities {
    /// Where a paragraph of runs may break: by the language of each run, and around its attachments.
    ///
    /// - Parameters:
    ///   - runs: where each ends, in order; they cover the text.
    ///   - clusterStarts: from `GraphemeBoundaries`.
    init(
        _ units: UnsafeBufferPointer<UInt16>, runs: [(end: Int, attributes: TextAttributes)], paragraph: ParagraphStyle,
        rules: LineBreakRules, clusterStarts: [Bool]?
    ) {
        func opportunities(language: String?) -> LineBreakOpportunities {
            LineBreakOpportunities(
                units, style: paragraph, rules: rules, language: language, clusterStarts: clusterStarts)
        }
        let language = runs[0].attributes.language
        self = opportunities(language: language)
        let others = Set(runs.map(\.attributes.language)).subtracting([language])
        for other in others {
            let opportunities = opportunities(language: other)
            forEachRun(runs) { range, attributes in
                // A break behind a character goes by that character's language.
                if attributes.language == other {
                    take(opportunities, from: range.lowerBound + 1..<range.upperBound + 1)
                }
            }
        }
        if rules == .css && paragraph.whiteSpace.wraps {
            var attachments: [Int] = []
            forEachRun(runs) { range, attributes in
                if attributes.attachment != nil { attachments += range.filter { units[$0] == 0xFFFC } }
            }
            if !attachments.isEmpty { addBreaks(aroundAttachments: attachments, in: units) }
        }
    }

    private func forEachRun(
        _ runs: [(end: Int, attributes: TextAttributes)], _ body: (Range<Int>, TextAttributes) -> Void
    ) {
        var start = 0
        for run in runs {
            body(start..<run.end, run.attributes)
            start = run.end
        }
    }
}
