/// Neighbours that only shifted, and all by the same length, are told in one line.
struct Shifts {
    private var names: [String] = []
    private var first: (from: Double, to: Double) = (0, 0)
    private var shift: Double { first.to - first.from }

    /// Takes one more in; the lines are those of its predecessors where they shifted by another length.
    mutating func add(_ name: String, from: Double, to: Double) -> [String] {
        // Sums of heights in another order differ in their last digits.
        let isSame = names.isEmpty || abs((to - from) - shift) < 1e-6
        let lines = isSame ? [] : take()
        if names.isEmpty { first = (from, to) }
        names.append(name)
        return lines
    }

    mutating func take() -> [String] {
        defer { names = [] }
        guard let start = names.first, let end = names.last else { return [] }
        if names.count == 1 { return ["\(start): y \(HeightDifference.change(first.from, first.to))"] }
        return ["\(start) to \(end) (\(names.count)): y \(shift.signedSnapshotText)"]
    }
}
