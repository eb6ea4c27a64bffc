/// Where everything stands in a table of one width. Points; offsets are the plain sum of the heights before.
struct TableMeasurement: Sendable, Equatable {
    struct Part: Sendable, Equatable {
        let y: Double
        let height: Double
    }

    struct Section: Sendable, Equatable {
        let header: Part?
        let rows: [Part]
        let footer: Part?
    }

    let width: Double
    let contentHeight: Double
    let sections: [Section]

    /// - Parameter heights: of every header, row and footer that is there, in the table's order.
    init(width: Double, table: Table, heights: [Double]) {
        var y = 0.0
        var index = 0
        func next() -> Part {
            let part = Part(y: y, height: heights[index])
            y += part.height
            index += 1
            return part
        }
        self.width = width
        sections = table.sections.map { section in
            let header = section.header.map { _ in next() }
            let rows = section.rows.map { _ in next() }
            return Section(header: header, rows: rows, footer: section.footer.map { _ in next() })
        }
        contentHeight = y
    }
}
