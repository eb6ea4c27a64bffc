import FolioText
import Foundation
import Synchronization

/// How much faster two threads are than one, by the wall: at preparing cold, and at measuring kept texts.
///
/// Beside it stands what the machine gives two threads of plain arithmetic at the same time, which is less than 2 while
/// other programs run, and the speed by the threads' own CPU time, which others hardly change but which leaves waits out.
struct ThreadsBenchmark {
    private static let preparePasses = 5
    private static let measurePasses = 9
    /// Measuring is short work: each thread does it so often in one pass.
    private static let repetitions = 20
    private static let arithmeticSteps = 100_000_000
    private static let goal = Figure.Goal.atLeast(1.8)

    let corpus: BenchmarkCorpus

    func run() -> [Figure] {
        let strings = corpus.strings
        let prepare = compare(
            "prepare", passes: ThreadsBenchmark.preparePasses, setUp: WordCache.shared.removeAll,
            share: { first, step in
                for index in ThreadsBenchmark.share(first, of: step, count: strings.count) {
                    _ = corpus.prepare(strings[index])
                }
            },
            batch: {
                _ = PreparedText.prepare(
                    strings, attributes: corpus.attributes, paragraph: corpus.paragraph,
                    environment: corpus.environment)
            })
        let texts = strings.map(corpus.prepare)
        let widths = BenchmarkCorpus.widths
        let measure = compare(
            "measure", passes: ThreadsBenchmark.measurePasses, setUp: {},
            share: { first, step in
                for _ in 0..<ThreadsBenchmark.repetitions {
                    for index in ThreadsBenchmark.share(first, of: step, count: texts.count) {
                        for width in widths { _ = texts[index].measure(width: width) }
                    }
                }
            },
            batch: {
                for _ in 0..<ThreadsBenchmark.repetitions { _ = PreparedText.measure(texts, widths: widths) }
            })
        return prepare + measure
    }

    /// Every `step`th stretch of so many texts, from the `first`: neighbours in memory stand on the same cache lines.
    private static let stretch = 50

    private static func share(_ first: Int, of step: Int, count: Int) -> some Sequence<Int> {
        stride(from: first * stretch, to: count, by: step * stretch).lazy.flatMap { $0..<min(count, $0 + stretch) }
    }

    /// Takes turns between one thread, two, the batch call and arithmetic; `share` does the `first` of `step` shares.
    private func compare(
        _ benchmark: String, passes: Int, setUp: () -> Void, share: @escaping @Sendable (Int, Int) -> Void,
        batch: () -> Void
    ) -> [Figure] {
        var one = Stopwatch()
        var two = Stopwatch()
        var many = Stopwatch()
        var lone = Stopwatch()
        var pair = Stopwatch()
        var slower: [Double] = []
        for _ in 0...passes {
            setUp()
            one.time { share(0, 1) }
            setUp()
            two.time { slower.append(TwoThreads.run { share($0, 2) }) }
            setUp()
            many.time(batch)
            lone.time { ThreadsBenchmark.calculate(ThreadsBenchmark.arithmeticSteps) }
            pair.time { _ = TwoThreads.run { _ in ThreadsBenchmark.calculate(ThreadsBenchmark.arithmeticSteps / 2) } }
        }
        func median(_ one: [Double], by other: [Double]) -> Double {
            let ratios = zip(one, other).dropFirst().map { $0 / $1 }.sorted()
            return ratios[ratios.count / 2]
        }
        let texts = Double(corpus.strings.count)
        let alone = ("one_ns", one.medianWall / texts)
        let arithmetic = ("arithmetic", median(lone.wall, by: pair.wall))
        func figure(_ name: String, _ stopwatch: Stopwatch, _ more: (String, Double)) -> Figure {
            Figure(
                benchmark: name, corpus: corpus.name, value: median(one.wall, by: stopwatch.wall),
                unit: "times as fast as one thread", goal: ThreadsBenchmark.goal,
                parts: [alone, ("ns", stopwatch.medianWall / texts), arithmetic, more])
        }
        return [
            figure("threads-\(benchmark)", two, ("by_cpu", median(one.cpu, by: slower))),
            figure("batch-\(benchmark)", many, ("processors", Double(ProcessInfo.processInfo.activeProcessorCount))),
        ]
    }

    /// Work in registers alone, each step of which needs the one before.
    private static func calculate(_ steps: Int) {
        var state: UInt64 = 1
        for _ in 0..<steps {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
        }
        result.store(state, ordering: .relaxed)
    }

    /// Where the compiler sees that the arithmetic is asked for.
    private static let result = Atomic<UInt64>(0)
}
