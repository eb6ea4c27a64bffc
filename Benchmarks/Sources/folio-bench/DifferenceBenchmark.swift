import FolioDifference
import Foundation

/// Differences between two lists of string identities, of which 5 in 100 are deleted, inserted and moved.
///
/// The identities are those of a server's records, of 36 characters; the two lists do not share their strings' memory.
struct DifferenceBenchmark {
    private static let passes = 9
    /// Folio's time by the reference's.
    private static let goal = Figure.Goal.atMost(1)

    let old: [String]
    let new: [String]

    init(count: Int) {
        var random = SeededRandom(seed: 20)
        old = (0..<count).map { DifferenceBenchmark.identity(UInt64($0) &* 0x9E37_79B9_7F4A_7C15, $0) }
        var changed = old
        let part = count / 20
        for _ in 0..<part { changed.remove(at: random.next(changed.count)) }
        for _ in 0..<part {
            let moved = changed.remove(at: random.next(changed.count))
            changed.insert(moved, at: random.next(changed.count + 1))
        }
        for index in 0..<part {
            changed.insert(
                DifferenceBenchmark.identity(~UInt64(index) &* 0x9E37_79B9_7F4A_7C15, count + index),
                at: random.next(changed.count + 1))
        }
        new = changed.map { String(decoding: Array($0.utf8), as: UTF8.self) }
    }

    private static func identity(_ bits: UInt64, _ index: Int) -> String {
        let hex = String(format: "%016lx%016lx", bits, bits ^ UInt64(index))
        let parts = [(0, 8), (8, 4), (12, 4), (16, 4), (20, 12)]
        return parts.map { hex.dropFirst($0.0).prefix($0.1) }.joined(separator: "-")
    }

    /// A line of JSON for each peer, and one for the goal.
    func run() -> [String] {
        var folio = Stopwatch()
        var reference = Stopwatch()
        var difference = ContentDifference()
        var plain = PlainDifference(from: [Int](), to: [])
        for _ in 0...DifferenceBenchmark.passes {
            folio.time { difference = ContentDifference(from: old, to: new) }
            reference.time { plain = PlainDifference(from: old, to: new) }
        }
        precondition(difference.deletedRows.count == plain.deletions.count)
        precondition(difference.insertedRows.count == plain.insertions.count)
        let figure = Figure(
            benchmark: "diff-\(old.count)", corpus: "identities", value: folio.medianCPU / reference.medianCPU,
            unit: "times the reference", goal: DifferenceBenchmark.goal,
            parts: [
                ("folio_ns_a_row", folio.medianCPU / Double(old.count)),
                ("reference_ns_a_row", reference.medianCPU / Double(old.count)),
            ])
        return [
            line("folio", folio, moves: difference.movedRows.count),
            line("reference", reference, moves: plain.moves.count), figure.json,
        ]
    }

    private func line(_ peer: String, _ stopwatch: Stopwatch, moves: Int) -> String {
        String(
            format:
                "{\"peer\":\"%@\",\"case\":\"diff\",\"n\":%d,\"unit\":\"difference\",\"ns\":%.0f,\"cpu_ns\":%.0f,\"moves\":%d}",
            peer, old.count, stopwatch.medianWall, stopwatch.medianCPU, moves)
    }

    /// Replays differences of random pairs of small contents, duplicates and colliding hashes included.
    ///
    /// Ends the process with a message where one does not lead from the old content to the new.
    static func replay(pairs: Int) -> String {
        var random = SeededRandom(seed: 1)
        for pair in 0..<pairs {
            let old = random.content(repeating: pair % 3 == 0)
            let new = random.content(repeating: pair % 3 == 0)
            let result = ContentDifference(from: old, to: new).applied(
                to: old, insertedSection: { new[$0].id }, insertedRow: { new[$0.section].rows[$0.row] })
            guard result == new else {
                fail("folio-bench: pair \(pair) is not replayed: \(old) to \(new)", code: EX_SOFTWARE)
            }
        }
        return "{\"peer\":\"folio\",\"case\":\"diff-replay\",\"pairs\":\(pairs),\"replayed\":\(pairs)}"
    }
}

/// An identity whose hash says nothing for half of the numbers.
private struct Identity: Hashable, Sendable {
    let number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number % 2 == 0 ? 0 : number) }
}

extension SeededRandom {
    fileprivate mutating func content(repeating: Bool) -> [SectionIdentities<Int, Identity>] {
        var sections: [SectionIdentities<Int, Identity>] = []
        for id in 0..<5 where next(4) > 0 {
            sections.insert(SectionIdentities(id: id, rows: []), at: next(sections.count + 1))
        }
        guard !sections.isEmpty else { return [] }
        for row in 0..<24 where next(4) > 0 {
            let section = next(sections.count)
            let place = next(sections[section].rows.count + 1)
            sections[section].rows.insert(Identity(number: repeating ? row % 7 : row), at: place)
        }
        return sections
    }
}
