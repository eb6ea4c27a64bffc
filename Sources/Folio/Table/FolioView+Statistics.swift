internal import FolioText
internal import HeadlessUIKit

extension FolioView {
    /// The work done since the view was made or the figures were reset.
    public var statistics: FolioStatistics {
        var statistics = FolioStatistics()
        for counter in work.values where counter.work != FolioStatistics.CellWork() {
            statistics.cells[counter.name] = counter.work
        }
        statistics.shapeCalls = TextStatistics.shapeCalls.value - shapeCallsAtReset
        return statistics
    }

    public func resetStatistics() {
        for counter in work.values { counter.work = FolioStatistics.CellWork() }
        shapeCallsAtReset = TextStatistics.shapeCalls.value
    }

    func counter(for type: UITableViewCell.Type) -> WorkCounter {
        if let counter = work[ObjectIdentifier(type)] { return counter }
        let counter = WorkCounter(name: TypeNames.name(of: type))
        work[ObjectIdentifier(type)] = counter
        return counter
    }

    /// Does something for a cell type and counts it.
    func count<Result>(
        _ figure: WritableKeyPath<FolioStatistics.CellWork, Int>, of type: UITableViewCell.Type, _ body: () -> Result
    ) -> Result {
        let counter = counter(for: type)
        let start = measuresTime ? ContinuousClock.now : nil
        let result = body()
        counter.work[keyPath: figure] += 1
        if let start { counter.work.time += ContinuousClock.now - start }
        return result
    }
}
