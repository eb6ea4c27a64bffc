import FolioText

/// Measures the strings of a corpus: new ones, or kept ones again.
struct TextBenchmark {
    enum Workload: String, CaseIterable {
        /// A new string prepared and measured at 320, all caches emptied before every pass.
        case cold
        /// The same for the second half of the corpus, the caches filled by the first half before every pass.
        case warm
        /// Kept texts measured at 320, 375 and 414 in turn.
        case relayout
    }

    private static let coldPasses = 5
    private static let relayoutPasses = 9

    let corpus: BenchmarkCorpus

    func run(_ workload: Workload) -> Report {
        let strings = corpus.strings
        var stopwatch = Stopwatch()
        var lines = 0
        var height = 0.0
        func add(_ measurement: TextMeasurement) {
            lines += measurement.lineCount
            height += measurement.height
        }
        var count = strings.count
        switch workload {
        case .cold, .warm:
            let measured = workload == .warm ? Array(strings[(strings.count / 2)...]) : strings
            count = measured.count
            for _ in 0...TextBenchmark.coldPasses {
                (lines, height) = (0, 0)
                WordCache.shared.removeAll()
                if workload == .warm { for string in strings[..<(strings.count / 2)] { _ = corpus.prepare(string) } }
                stopwatch.time {
                    for string in measured { add(corpus.prepare(string).measure(width: BenchmarkCorpus.widths[0])) }
                }
            }
        case .relayout:
            let texts = strings.map(corpus.prepare)
            var passes = [(0, 0.0), (0, 0.0), (0, 0.0)]
            for pass in 0...TextBenchmark.relayoutPasses {
                (lines, height) = (0, 0)
                let width = BenchmarkCorpus.widths[pass % 3]
                stopwatch.time { for measurement in PreparedText.measure(texts, width: width) { add(measurement) } }
                passes[pass % 3] = (lines, height)
            }
            lines = passes.reduce(0) { $0 + $1.0 }
            height = passes.reduce(0) { $0 + $1.1 }
        }
        return Report(
            benchmark: workload.rawValue, corpus: corpus.name, count: count, stopwatch: stopwatch, lines: lines,
            check: height)
    }
}
