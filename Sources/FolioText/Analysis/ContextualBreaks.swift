/// Breaks that depend on where their line starts, since a browser looks at a line's own text and not at what stands before.
struct ContextualBreaks: Sendable {
    /// For a line start, how far its first break is at least: the end of a run of letters that a dictionary breaks, of which so
    /// few are left that no word is looked for; the letter behind a hyphen that begins the line.
    var firstBreaks: [Int: Int] = [:]
    /// For a place of `word-break: break-all` behind marks, the end of what they stand on. Going back from what overflows a
    /// browser does not see it, since it does not know the base yet; going on it does. So it is with a place inside a cluster
    /// that runs from right to left.
    var behindMarks: [Int: Int] = [:]

    /// For a break behind U+3000 that collapsed spaces stand before: where the earliest line starts that may end there. A line
    /// that has something before the spaces ends behind them.
    var earliestStarts: [Int: Int] = [:]
    /// Whether a line may end inside a cluster, such as a ligature.
    var tearsClusters = false

    var isEmpty: Bool { firstBreaks.isEmpty && behindMarks.isEmpty && earliestStarts.isEmpty && !tearsClusters }

    /// Where a line starts that may not end at every opportunity.
    var starts: some Sequence<Int> { firstBreaks.keys }

    /// Where not every line may end.
    var ends: some Sequence<Int> { [behindMarks.keys, earliestStarts.keys].joined() }

    /// Whether a line from `start` may end at `end`, a break opportunity, while it fits.
    func allowsBreak(from start: Int, at end: Int) -> Bool {
        behindMarks[end] == nil && mayEnd(from: start, at: end)
    }

    /// Whether a line from `start` that does not fit may end at `end`, `overflow` being the first offset that does not fit.
    func allowsBreak(from start: Int, at end: Int, overflow: Int) -> Bool {
        behindMarks[end] ?? end >= max(overflow, start + 1) && mayEnd(from: start, at: end)
    }

    /// Takes over what another language's rules say of a part of the same text.
    mutating func take(_ other: ContextualBreaks, from range: Range<Int>) {
        func merged(_ own: [Int: Int], _ others: [Int: Int]) -> [Int: Int] {
            own.filter { !range.contains($0.key) }.merging(others.filter { range.contains($0.key) }) { $1 }
        }
        guard !isEmpty || !other.isEmpty else { return }
        firstBreaks = merged(firstBreaks, other.firstBreaks)
        behindMarks = merged(behindMarks, other.behindMarks)
        earliestStarts = merged(earliestStarts, other.earliestStarts)
    }

    private func mayEnd(from start: Int, at end: Int) -> Bool {
        end >= firstBreaks[start] ?? 0 && start >= earliestStarts[end] ?? 0
    }
}
