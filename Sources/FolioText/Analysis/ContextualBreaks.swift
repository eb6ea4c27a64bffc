/// Breaks that depend on where their line starts, since a browser looks at a line's own text and not at what stands before.
struct ContextualBreaks: Sendable {
    /// For a line start inside a run of letters that a dictionary breaks, where so few are left that no word is looked for: the
    /// run's end.
    var shortRuns: [Int: Int] = [:]
    /// For a place of `word-break: break-all` behind marks, the end of what they stand on. Going back from what overflows a
    /// browser does not see it, since it does not know the base yet; going on it does.
    var behindMarks: [Int: Int] = [:]

    var isEmpty: Bool { shortRuns.isEmpty && behindMarks.isEmpty }

    /// Whether a line from `start` may end at `end`, a break opportunity, while it fits.
    func allowsBreak(from start: Int, at end: Int) -> Bool {
        behindMarks[end] == nil && end >= shortRuns[start] ?? 0
    }

    /// Whether a line from `start` that does not fit may end at `end`, `overflow` being the first offset that does not fit.
    func allowsBreak(from start: Int, at end: Int, overflow: Int) -> Bool {
        end >= shortRuns[start] ?? 0 && behindMarks[end] ?? end >= max(overflow, start + 1)
    }
}
