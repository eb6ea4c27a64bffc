import Folio
import FolioSnapshotCore
import Foundation
import HeadlessUIKit

/// Snapshots of a table of 1,000 rows beside measuring it once again.
@MainActor
struct SnapshotBenchmark {
    private static let rows = 1000
    private static let passes = 9
    private static let goal = Figure.Goal.atMost(1)

    let corpus: BenchmarkCorpus

    func run() throws -> [Figure] {
        let table = MessageTable(corpus.strings, rows: Self.rows)
        let view = table.view(height: 844)
        let height = view.contentSize.height
        var measuring = Stopwatch()
        var measured: CGFloat = 0
        for _ in 0...Self.passes {
            measuring.time { measured = view.measure(table.content, width: MessageTable.width).contentHeight }
        }
        precondition(measured == height, "the table is \(height) high and was measured as \(measured)")
        let heights = time { try SnapshotStrategy.heights.contents(HeightTable(view)).count }
        // The tree has a view for every row: all of them are on screen.
        view.frame.size.height = height
        view.layoutIfNeeded()
        let tree = time { try SnapshotStrategy.layoutTree.contents(LayoutTree(view)).count }
        let base = measuring.medianWall
        return [
            Figure(
                benchmark: "snapshot-heights", corpus: corpus.name, value: heights.medianWall / base,
                unit: "by measuring again", goal: Self.goal,
                parts: [("snapshot_ms", heights.medianWall / 1e6), ("measuring_ms", base / 1e6)]),
            Figure(
                benchmark: "snapshot-tree", corpus: corpus.name, value: tree.medianWall / base,
                unit: "by measuring again", goal: Self.goal,
                parts: [("snapshot_ms", tree.medianWall / 1e6), ("measuring_ms", base / 1e6)]),
        ]
    }

    private func time(_ snapshot: () throws -> Int) -> Stopwatch {
        var stopwatch = Stopwatch()
        for _ in 0...Self.passes {
            stopwatch.time { precondition((try? snapshot()) ?? 0 > 0, "a snapshot has no bytes") }
        }
        return stopwatch
    }
}
