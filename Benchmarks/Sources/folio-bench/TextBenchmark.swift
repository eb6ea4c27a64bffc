import FolioText
import Foundation

/// Measures the strings of a corpus: 17 pixels, a browser's metrics, the fonts in order of fallback.
struct TextBenchmark {
    enum Workload: String, CaseIterable {
        /// A new string prepared and measured at 320, all caches emptied before every pass.
        case cold
        /// The same for the second half of the corpus, the caches filled by the first half before every pass.
        case warm
        /// Kept texts measured at 320, 375 and 414 in turn.
        case relayout
    }

    private static let widths = [320.0, 375, 414]
    private static let coldPasses = 5
    private static let relayoutPasses = 9

    let strings: [String]
    let corpus: String
    private let attributes = TextAttributes(font: FontDescriptor(), size: 17)
    private let paragraph = ParagraphStyle(whiteSpace: .normal, direction: .leftToRight, lastNewlineMakesLine: false)
    private let environment: TextEnvironment

    /// - Throws: an error of reading the corpus, or `FontError`.
    init(corpus path: String, fonts: [String]) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        strings = text.split(separator: "\n").map(String.init)
        corpus = String((path as NSString).lastPathComponent.prefix { $0 != "-" && $0 != "." })
        environment = TextEnvironment(
            library: try FontLibrary(files: fonts.map { URL(fileURLWithPath: $0) }), metrics: .css)
    }

    func run(_ workload: Workload) -> Report {
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
                if workload == .warm { for string in strings[..<(strings.count / 2)] { _ = prepare(string) } }
                stopwatch.time {
                    for string in measured { add(prepare(string).measure(width: TextBenchmark.widths[0])) }
                }
            }
        case .relayout:
            let texts = strings.map(prepare)
            var passes = [(0, 0.0), (0, 0.0), (0, 0.0)]
            for pass in 0...TextBenchmark.relayoutPasses {
                (lines, height) = (0, 0)
                let width = TextBenchmark.widths[pass % 3]
                stopwatch.time { for text in texts { add(text.measure(width: width)) } }
                passes[pass % 3] = (lines, height)
            }
            lines = passes.reduce(0) { $0 + $1.0 }
            height = passes.reduce(0) { $0 + $1.1 }
        }
        return Report(
            benchmark: workload.rawValue, corpus: corpus, count: count, stopwatch: stopwatch, lines: lines,
            check: height)
    }

    private func prepare(_ string: String) -> PreparedText {
        PreparedText(string, attributes: attributes, paragraph: paragraph, environment: environment)
    }
}
