/// How much work a table has done since it was made or the figures were reset; for benchmarks and tests of the amount of work.
public struct FolioStatistics: Equatable, Sendable {
    /// The work done in cells of one type.
    public struct CellWork: Equatable, Sendable {
        /// Calls of `configure`, for display and for measuring.
        public var configureCalls = 0
        /// Heights asked for, with or without a cell.
        public var measureCalls = 0
        /// Spent in both, where `FolioView.measuresTime` is set.
        public var time = Duration.zero
    }

    /// By the name of the cell's type.
    public var cells: [String: CellWork] = [:]
    /// Calls of the shaper in this process since then, by whomever.
    public var shapeCalls = 0

    public var configureCalls: Int { cells.values.reduce(0) { $0 + $1.configureCalls } }
    public var measureCalls: Int { cells.values.reduce(0) { $0 + $1.measureCalls } }
    public var time: Duration { cells.values.reduce(.zero) { $0 + $1.time } }

    public init() {}
}
