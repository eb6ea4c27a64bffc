/// The work done in cells of one type, counted where it is done.
@MainActor
final class WorkCounter {
    let name: String
    var work = FolioStatistics.CellWork()

    init(name: String) { self.name = name }
}
