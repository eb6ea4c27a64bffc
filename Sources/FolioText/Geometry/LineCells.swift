/// The cells of one line, found by place and by offset.
struct LineCells {
    /// From left to right; they touch and do not overlap.
    let cells: [LineCell]
    /// Indices into `cells` in the order of the text; nil where that is their own.
    private let order: [Int]?

    init(_ cells: [LineCell]) {
        self.cells = cells
        let isOrdered = zip(cells, cells.dropFirst()).allSatisfy { $0.range.lowerBound <= $1.range.lowerBound }
        order = isOrdered ? nil : cells.indices.sorted { cells[$0].range.lowerBound < cells[$1].range.lowerBound }
    }

    /// The last cell in the order of the text that begins at or before an offset; nil where all begin behind it.
    func cell(atOrBefore offset: Int) -> LineCell? {
        let index = cells.indices.partitionPoint { cell(inOrder: $0).range.lowerBound <= offset } - 1
        return index < 0 ? nil : cell(inOrder: index)
    }

    /// The cell that ends at an offset.
    func cell(endingAt offset: Int) -> LineCell? {
        let index = cells.indices.partitionPoint { cell(inOrder: $0).range.upperBound < offset }
        guard index < cells.count, cell(inOrder: index).range.upperBound == offset else { return nil }
        return cell(inOrder: index)
    }

    var firstInOrder: LineCell? { cells.isEmpty ? nil : cell(inOrder: 0) }
    var endsInLineBreak: Bool { !cells.isEmpty && cell(inOrder: cells.count - 1).isLineBreak }

    /// The cell that holds a place; nil beside the line and in what is not text.
    func cell(at x: Double) -> LineCell? {
        let index = cells.partitionPoint { $0.right <= x }
        return index < cells.count && cells[index].left <= x ? cells[index] : nil
    }

    /// The cell that holds a place, else the one whose edge is nearest; of two equally near the one that has a width.
    func nearest(to x: Double) -> LineCell? {
        guard !cells.isEmpty else { return nil }
        var first = max(0, cells.partitionPoint { $0.right < x } - 1)
        while first > 0, cells[first].left == cells[first].right { first -= 1 }
        var nearest: LineCell?
        var least = Double.infinity
        for cell in cells[first...] {
            let distance = cell.distance(to: x)
            guard distance <= least else { break }
            if distance < least || nearest.map({ $0.left == $0.right }) == true { nearest = cell }
            least = distance
        }
        return nearest
    }

    private func cell(inOrder index: Int) -> LineCell { cells[order?[index] ?? index] }
}
