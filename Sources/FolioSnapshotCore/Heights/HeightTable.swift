/// Where a table's sections and rows lie at a width: what a height snapshot holds. Points, from the content's top.
///
/// A plain value with text identifiers, so that tables measured by `FolioView` and by anything else compare alike.
public struct HeightTable: Hashable, Sendable {
    public struct Extent: Hashable, Sendable {
        public var y: Double
        public var height: Double

        public init(y: Double, height: Double) {
            self.y = y
            self.height = height
        }
    }

    public struct Row: Hashable, Sendable {
        /// One line of text; unique in the section.
        public var id: String
        public var extent: Extent

        public init(id: String, y: Double, height: Double) {
            self.id = id
            extent = Extent(y: y, height: height)
        }
    }

    public struct Section: Hashable, Sendable {
        /// One line of text; unique in the table.
        public var id: String
        public var header: Extent?
        public var rows: [Row]
        public var footer: Extent?

        public init(id: String, header: Extent? = nil, rows: [Row], footer: Extent? = nil) {
            self.id = id
            self.header = header
            self.rows = rows
            self.footer = footer
        }
    }

    /// The table's width; nil where the heights do not belong to one.
    public var width: Double?
    public var sections: [Section]
    public var contentHeight: Double

    public init(width: Double?, sections: [Section], contentHeight: Double) {
        self.width = width
        self.sections = sections
        self.contentHeight = contentHeight
    }
}
