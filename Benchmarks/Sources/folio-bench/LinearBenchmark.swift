import FolioText

/// Whether the time a text takes is proportional to its length: a million bytes in pieces of four sizes, cold.
///
/// All sizes prepare the same characters, so that only the length of a text differs. The fastest pass of each counts: what
/// else runs on the machine makes a pass slower, never faster.
struct LinearBenchmark {
    private static let sizes = [1000, 10_000, 100_000, 1_000_000]
    private static let passes = 3
    /// The slowest size's time a character by the fastest's.
    private static let goal = Figure.Goal.atMost(1.5)

    let corpus: BenchmarkCorpus

    /// Ordinary text, and text without a place to break: letters of the Basic Latin alone.
    func run() -> [Figure] {
        let words = corpus.strings.joined(separator: " ") + " "
        let letters = String(
            words.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic }.map(Character.init))
        return [figure("linear-ordinary", of: words), figure("linear-unbroken", of: letters.isEmpty ? "a" : letters)]
    }

    private func figure(_ benchmark: String, of text: String) -> Figure {
        let texts = LinearBenchmark.sizes.map { LinearBenchmark.pieces(of: text, bytes: $0) }
        let characters = texts[0].reduce(0) { $0 + $1.unicodeScalars.count }
        var stopwatches = texts.map { _ in Stopwatch() }
        for _ in 0...LinearBenchmark.passes {
            for (index, pieces) in texts.enumerated() {
                WordCache.shared.removeAll()
                stopwatches[index].time {
                    for piece in pieces { _ = corpus.prepare(piece).measure(width: BenchmarkCorpus.widths[0]) }
                }
            }
        }
        let times = stopwatches.map { $0.cpu.min()! / Double(characters) }
        return Figure(
            benchmark: benchmark, corpus: corpus.name, value: times.max()! / times.min()!, unit: "slowest by fastest",
            goal: LinearBenchmark.goal,
            parts: zip(LinearBenchmark.sizes, times).map { ("ns_a_character_\($0)_bytes", $1) })
    }

    /// A million bytes of a text that is repeated as often as needed, cut between characters.
    private static func pieces(of text: String, bytes: Int) -> [String] {
        let scalars = Array(text.unicodeScalars)
        var pieces: [String] = []
        var piece = String.UnicodeScalarView()
        var filled = 0
        var total = 0
        var index = 0
        while total < sizes.last! {
            let scalar = scalars[index % scalars.count]
            index += 1
            piece.append(scalar)
            let length = UTF8.width(scalar)
            filled += length
            total += length
            if filled >= bytes || total >= sizes.last! {
                pieces.append(String(piece))
                piece = String.UnicodeScalarView()
                filled = 0
            }
        }
        return pieces
    }
}
