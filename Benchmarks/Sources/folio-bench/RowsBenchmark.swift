import FolioLayout
import Foundation

/// The offsets of a million rows, in the cases of `Peers/rows.c`, with the same heights and questions.
struct RowsBenchmark {
    private static let passes = 5
    private static let questions = 1_000_000
    private static let edits = 2_000

    private let heights: [Double]
    private let offsets: [Double]
    private let indices: [Int]

    init(count: Int) {
        var random = SeededRandom(state: 88_172_645_463_325_252)
        heights = (0..<count).map { _ in Double(24 * 64 + random.next(96 * 64)) / 64 }
        let total = heights.reduce(0, +)
        var offsets: [Double] = []
        var indices: [Int] = []
        for _ in 0..<RowsBenchmark.questions {
            offsets.append(Double(random.next()) / 0x1p64 * total)
            indices.append(random.next(count))
        }
        self.offsets = offsets
        self.indices = indices
    }

    /// A line of JSON for each case.
    func run() -> [String] {
        let memory = Double(AllocatedMemory.bytes { OffsetIndex(heights) }) / Double(heights.count)
        var built = OffsetIndex(heights)
        var lines = [
            line("build", count: heights.count, unit: "row") {
                built = OffsetIndex(heights)
                return built.total
            },
            line("offset", count: indices.count, unit: "lookup") {
                indices.reduce(0) { $0 + built.offset(of: $1) }
            },
            line("rect", count: indices.count, unit: "lookup") {
                indices.reduce(0) { $0 + built.offset(of: $1) + built.length(at: $1) }
            },
            line("find", count: offsets.count, unit: "lookup") {
                offsets.reduce(0) { $0 + Double(built.index(at: $1) ?? -1) }
            },
        ]
        lines.append(
            line("update", count: indices.count, unit: "update") {
                for question in indices.indices { change(question, in: &built) }
                return built.total
            })
        lines.append(
            line("update_find", count: indices.count, unit: "update") {
                var sum = 0.0
                for question in indices.indices {
                    change(question, in: &built)
                    sum += Double(built.index(at: offsets[question]) ?? -1)
                }
                return sum
            })
        lines.append(
            line("insert", count: RowsBenchmark.edits, unit: "insertion") {
                for edit in 0..<RowsBenchmark.edits { built.insert(contentsOf: [40], at: indices[edit]) }
                return built.total
            })
        lines.append(
            line("delete", count: RowsBenchmark.edits, unit: "deletion") {
                for edit in (0..<RowsBenchmark.edits).reversed() {
                    built.remove(indices[edit]..<indices[edit] + 1)
                }
                return built.total
            })
        lines.append(
            "{\"peer\":\"folio\",\"case\":\"memory\",\"n\":\(heights.count),\"unit\":\"bytes a row\","
                + "\"value\":\(String(format: "%.2f", memory))}")
        return lines
    }

    /// One row grows by 8 points, and shrinks again by the next change.
    private func change(_ question: Int, in index: inout OffsetIndex) {
        let row = indices[question & ~1]
        index.setLength(index.length(at: row) + (question & 1 == 0 ? 8 : -8), at: row)
    }

    private func line(_ name: String, count: Int, unit: String, _ work: () -> Double) -> String {
        var stopwatch = Stopwatch()
        var check = 0.0
        for _ in 0...RowsBenchmark.passes { stopwatch.time { check = work() } }
        return String(
            format:
                "{\"peer\":\"folio\",\"case\":\"%@\",\"n\":%d,\"unit\":\"%@\",\"ns\":%.3f,\"cpu_ns\":%.3f,\"check\":%.15g}",
            name, heights.count, unit, stopwatch.medianWall / Double(count), stopwatch.medianCPU / Double(count), check)
    }
}
