import Foundation

/// A workload's result as one line of JSON, in the form that every peer prints.
///
/// The first pass opens fonts and fills caches, and is told apart; the figures are medians and minima of the later ones.
struct Report {
    var benchmark: String
    var corpus: String
    /// Strings in one pass.
    var count: Int
    var stopwatch: Stopwatch
    /// Lines laid out: the checksum of work.
    var lines: Int
    /// The sum of the heights.
    var check: Double

    var json: String {
        let wall = stopwatch.wall.dropFirst().sorted().map { $0 / Double(count) }
        let cpu = stopwatch.cpu.dropFirst().sorted().map { $0 / Double(count) }
        func figure(_ value: Double) -> String { String(format: "%.3f", value) }
        return
            "{\"peer\":\"folio\",\"case\":\"\(benchmark)\",\"corpus\":\"\(corpus)\",\"n\":\(count),\"unit\":\"string\","
            + "\"ns\":\(figure(wall[wall.count / 2])),\"min_ns\":\(figure(wall[0])),\"cpu_ns\":\(figure(cpu[cpu.count / 2])),"
            + "\"first_ns\":\(figure(stopwatch.wall[0] / Double(count))),\"passes\":\(wall.count),\"lines\":\(lines),"
            + "\"check\":\(check),\"rss_kb\":\(Report.peakMemory)}"
    }

    private static var peakMemory: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss
    }
}
