import Foundation

let usage = """
    folio-bench text CORPUS.txt cold|warm|relayout FONT-FILE…
    folio-bench linear|memory|threads CORPUS.txt FONT-FILE…
    folio-bench diff [N]
    folio-bench diff --replay PAIRS
    folio-bench rows [N]
    folio-bench table CORPUS.txt cold|relayout|apply
    folio-bench picture|snapshot CORPUS.txt

      text      measures every line of CORPUS.txt (UTF-8) and prints one line of JSON: nanoseconds a string, lines laid out
        cold      a new string prepared and measured at 320 pixels, all caches emptied before
        warm      the same for the second half, caches filled by the first
        relayout  kept texts measured at 320, 375 and 414 pixels in turn
      linear    the time a character takes in texts of 1 KB, 10 KB, 100 KB and 1 MB, ordinary and without a place to break
      memory    the bytes that a kept text takes, a character and a text
      threads   how much faster two threads are than one; not to be bound to one core
      diff      two lists of N identities (10,000 and 100,000), 5 in 100 deleted, inserted and moved, beside a plain reference
      rows      the offsets of N rows (1,000,000) in the cases of Peers/rows.c; Benchmarks/compare-rows sets them side by side
      table     message rows in a FolioView
        cold      10,000 of them shown, by their texts alone
        relayout  at 320, 375 and 414 points in turn, by their texts alone
        apply     10 changes among 100,000, by one look-up of each identity

      picture   a PNG of a screen of messages, 390 × 844 points at 2x, beside Cairo painting the same glyphs
      snapshot  heights and layout tree of 1,000 rows as snapshots, beside measuring the rows once again

    linear, memory, threads, diff, table, picture and snapshot print their goal and whether it is reached.
    The font files stand in order of fallback.
    A corpus that is absent is skipped with a message.
    """

func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
}

func corpus(_ path: String, fonts: ArraySlice<String>) -> BenchmarkCorpus {
    guard FileManager.default.fileExists(atPath: path) else {
        fail("folio-bench: skipped: there is no corpus \(path)", code: EX_OK)
    }
    do {
        let corpus = try BenchmarkCorpus(path: path, fonts: Array(fonts))
        guard !corpus.strings.isEmpty else { fail("folio-bench: \(path) has no line of text", code: EX_DATAERR) }
        return corpus
    } catch {
        fail("folio-bench: \(error)", code: EX_DATAERR)
    }
}

func number(_ argument: String, from least: Int) -> Int {
    guard let number = Int(argument), number >= least, number <= 100_000_000 else {
        fail("folio-bench: “\(argument)” is not a whole number from \(least) to 100,000,000", code: EX_USAGE)
    }
    return number
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.count) {
case ("--help", _), ("-h", _):
    print(usage)
case ("text", 4...):
    guard let workload = TextBenchmark.Workload(rawValue: arguments[2]) else {
        fail("folio-bench: the case is “\(arguments[2])”; expected cold, warm or relayout", code: EX_USAGE)
    }
    print(TextBenchmark(corpus: corpus(arguments[1], fonts: arguments[3...])).run(workload).json)
case ("linear", 3...):
    for figure in LinearBenchmark(corpus: corpus(arguments[1], fonts: arguments[2...])).run() { print(figure.json) }
case ("memory", 3...):
    let corpus = corpus(arguments[1], fonts: arguments[2...])
    guard corpus.strings.count >= MemoryBenchmark.leastTexts else {
        fail(
            "folio-bench: memory needs \(MemoryBenchmark.leastTexts) texts, not \(corpus.strings.count): "
                + "what the C library keeps to itself hides fewer", code: EX_DATAERR)
    }
    print(MemoryBenchmark(corpus: corpus).run().json)
case ("threads", 3...):
    for figure in ThreadsBenchmark(corpus: corpus(arguments[1], fonts: arguments[2...])).run() { print(figure.json) }
case ("diff", 1):
    for count in [10_000, 100_000] {
        for line in DifferenceBenchmark(count: count).run() { print(line) }
    }
case ("diff", 2):
    for line in DifferenceBenchmark(count: number(arguments[1], from: 20)).run() { print(line) }
case ("diff", 3) where arguments[1] == "--replay":
    print(DifferenceBenchmark.replay(pairs: number(arguments[2], from: 1)))
case ("table", 3):
    guard let workload = TableBenchmark.Workload(rawValue: arguments[2]) else {
        fail("folio-bench: the case is “\(arguments[2])”; expected cold, relayout or apply", code: EX_USAGE)
    }
    guard FileManager.default.fileExists(atPath: arguments[1]) else {
        fail("folio-bench: skipped: there is no corpus \(arguments[1])", code: EX_OK)
    }
    do {
        let benchmark = try TableBenchmark(path: arguments[1])
        guard !benchmark.strings.isEmpty else {
            fail("folio-bench: \(arguments[1]) has no line of text", code: EX_DATAERR)
        }
        print(benchmark.run(workload).json)
    } catch {
        fail("folio-bench: \(error)", code: EX_DATAERR)
    }
case ("rows", 1...2):
    let count = arguments.count == 2 ? number(arguments[1], from: 1) : 1_000_000
    for line in RowsBenchmark(count: count).run() { print(line) }
case ("picture", 2):
    do {
        for figure in try PictureBenchmark(corpus: corpus(arguments[1], fonts: [])).run() { print(figure.json) }
    } catch {
        fail("folio-bench: \(error)", code: EX_SOFTWARE)
    }
case ("snapshot", 2):
    do {
        for figure in try SnapshotBenchmark(corpus: corpus(arguments[1], fonts: [])).run() { print(figure.json) }
    } catch {
        fail("folio-bench: \(error)", code: EX_SOFTWARE)
    }
default:
    fail(usage, code: EX_USAGE)
}
