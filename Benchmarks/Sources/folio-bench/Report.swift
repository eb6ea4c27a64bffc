import Foundation

/// A workload's result as one line of JSON, in the form that every peer prints.
///
/// The first pass is told apart; the figures are medians and minima of the later ones.
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
        func figure(_ value: Double) -> String { String(format: "%.3f", value / Double(count)) }
        let later = stopwatch.wall.dropFirst()
        return
            "{\"peer\":\"folio\",\"case\":\"\(benchmark)\",\"corpus\":\"\(corpus)\",\"n\":\(count),\"unit\":\"string\","
            + "\"ns\":\(figure(stopwatch.medianWall)),\"min_ns\":\(figure(later.min()!)),\"cpu_ns\":\(figure(stopwatch.medianCPU)),"
            + "\"first_ns\":\(figure(stopwatch.wall[0])),\"passes\":\(later.count),\"lines\":\(lines),"
            + "\"check\":\(check),\"rss_kb\":\(Report.peakMemory)}"
    }

    private static var peakMemory: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss
    }
}
