import FolioText

/// The bytes that a kept text takes, by the C library's own account, beside what all texts share.
///
/// Texts are prepared and measured twice: the first time fills the caches, which have no limit here, so that the second
/// adds nothing but the texts. What a text takes is fitted as so much a character (a code point) and so much a text.
struct MemoryBenchmark {
    private static let bytesACharacter = 24.0
    private static let bytesAText = 200.0
    /// Texts of like length are counted together, since the C library keeps some freed blocks to itself.
    private static let group = 100

    static let leastTexts = 2 * group

    let corpus: BenchmarkCorpus

    func run() -> Figure {
        WordCache.shared.byteLimit = .max
        let strings = corpus.strings.map { (string: $0, characters: $0.unicodeScalars.count) }
            .sorted { $0.characters < $1.characters }
        for string in strings { _ = measured(string.string) }
        var kept: [PreparedText] = []
        kept.reserveCapacity(strings.count)
        var points: [(characters: Double, bytes: Double, texts: Double)] = []
        for start in stride(from: 0, to: strings.count, by: MemoryBenchmark.group) {
            let group = strings[start..<min(start + MemoryBenchmark.group, strings.count)]
            let before = AllocatedMemory.bytesInUse
            for string in group { kept.append(measured(string.string)) }
            let bytes = AllocatedMemory.bytesInUse - before
            points.append((Double(group.reduce(0) { $0 + $1.characters }), Double(bytes), Double(group.count)))
        }
        let fit = MemoryBenchmark.line(through: points.map { ($0.characters / $0.texts, $0.bytes / $0.texts) })
        let bytes = points.reduce(0) { $0 + $1.bytes }
        let characters = points.reduce(0) { $0 + $1.characters }
        let allowed =
            MemoryBenchmark.bytesACharacter * characters + MemoryBenchmark.bytesAText * Double(strings.count)
        return withExtendedLifetime(kept) {
            Figure(
                benchmark: "memory", corpus: corpus.name, value: bytes / allowed,
                unit:
                    "of \(Int(MemoryBenchmark.bytesACharacter)) bytes a character + \(Int(MemoryBenchmark.bytesAText))",
                goal: .atMost(1),
                parts: [
                    ("bytes_a_character", fit.slope), ("bytes_a_text", fit.intercept),
                    ("mean_characters", characters / Double(strings.count)),
                    ("mean_bytes", bytes / Double(strings.count)),
                ])
        }
    }

    /// A text that was asked for its size at each width, as a kept one is.
    private func measured(_ string: String) -> PreparedText {
        let text = corpus.prepare(string)
        for width in BenchmarkCorpus.widths { _ = text.measure(width: width) }
        return text
    }

    /// The line with the least squares of errors; flat where all points have the same x.
    private static func line(through points: [(x: Double, y: Double)]) -> (slope: Double, intercept: Double) {
        let count = Double(points.count)
        let meanX = points.reduce(0) { $0 + $1.x } / count
        let meanY = points.reduce(0) { $0 + $1.y } / count
        let variance = points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
        let covariance = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
        let slope = variance > 0 ? covariance / variance : 0
        return (slope, meanY - slope * meanX)
    }
}
