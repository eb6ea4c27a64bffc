/// A row's section and its position there; what an index path of two says, without its storage.
struct RowPlace: Hashable, Comparable, Sendable {
    var section: Int
    var row: Int

    static func < (one: RowPlace, other: RowPlace) -> Bool {
        (one.section, one.row) < (other.section, other.row)
    }

    var indexPath: IndexPath { IndexPath(row: row, section: section) }
}

extension RowPlace {
    init(_ indexPath: IndexPath) { self.init(section: indexPath.section, row: indexPath.row) }
}
