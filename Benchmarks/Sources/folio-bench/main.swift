import Foundation

let usage = """
    folio-bench text CORPUS.txt cold|warm|relayout FONT-FILE…
    folio-bench corpus TABLE.json

      text      measures every line of CORPUS.txt (UTF-8) and prints one line of JSON: nanoseconds a string, lines laid out
      cold      a new string prepared and measured at 320 pixels
      warm      the same for the second half, caches filled by the first
      relayout  kept texts measured at 320, 375 and 414 pixels in turn
      corpus    prints the texts of a table's rows, one a line

    The font files stand in order of fallback. A corpus that is absent is skipped with a message.
    """

func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--help" || arguments.first == "-h" {
    print(usage)
    exit(EX_OK)
}
if arguments.count == 2, arguments[0] == "corpus" {
    do {
        for line in try ExampleCorpus.lines(ofTable: arguments[1]) { print(line) }
        exit(EX_OK)
    } catch {
        fail("folio-bench: \(arguments[1]): \(error)", code: EX_DATAERR)
    }
}
guard arguments.count >= 4, arguments[0] == "text" else { fail(usage, code: EX_USAGE) }
guard let workload = TextBenchmark.Workload(rawValue: arguments[2]) else {
    fail("folio-bench: the case is “\(arguments[2])”; expected cold, warm or relayout", code: EX_USAGE)
}
guard FileManager.default.fileExists(atPath: arguments[1]) else {
    fail("folio-bench: skipped: there is no corpus \(arguments[1])", code: EX_OK)
}
do {
    let benchmark = try TextBenchmark(corpus: arguments[1], fonts: Array(arguments[3...]))
    guard !benchmark.strings.isEmpty else { fail("folio-bench: \(arguments[1]) has no line of text", code: EX_DATAERR) }
    print(benchmark.run(workload).json)
} catch {
    fail("folio-bench: \(error)", code: EX_DATAERR)
}
