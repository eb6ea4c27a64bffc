internal import FolioText
internal import HeadlessUIKit

extension FolioView {
    /// The work done since the view was made or the figures were reset.
    public var statistics: FolioStatistics {
        var statistics = FolioStatistics()
        for (name, work) in work.values { statistics.cells[name] = work }
        statistics.shapeCalls = TextStatistics.shapeCalls.value - shapeCallsAtReset
        return statistics
    }

    public func resetStatistics() {
        work = [:]
        shapeCallsAtReset = TextStatistics.shapeCalls.value
    }

    /// Does something for a cell type and counts it.
    func count<Result>(
        _ figure: WritableKeyPath<FolioStatistics.CellWork, Int>, of type: UITableViewCell.Type, _ body: () -> Result
    ) -> Result {
        let key = ObjectIdentifier(type)
        let start = measuresTime ? ContinuousClock.now : nil
        let result = body()
        work[key, default: (String(describing: type), FolioStatistics.CellWork())].work[keyPath: figure] += 1
        if let start { work[key]?.work.time += ContinuousClock.now - start }
        return result
    }
}
