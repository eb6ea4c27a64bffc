import FolioRows
import HeadlessUIKit

/// A table as its file describes it: what each header, row and footer shows.
struct Table: Sendable {
    struct Section: Sendable {
        let id: String
        let header: BoundaryLayout?
        let rows: [Row]
        let footer: BoundaryLayout?
    }

    struct Row: Sendable {
        let id: String
        let kind: RowKind
        let layout: any RowLayout
    }

    let style: UITableView.Style
    let sections: [Section]

    var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }
}
