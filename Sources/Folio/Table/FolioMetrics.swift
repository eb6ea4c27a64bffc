public import Foundation

/// Where everything in a table lies: for each section and row its place and height, in points from the content's top.
///
/// Every `y` is exactly the sum of the heights that stand before it. Encodable where the identifiers are.
public struct FolioMetrics<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>: Equatable, Sendable {
    /// A header's or footer's place.
    public struct Extent: Codable, Hashable, Sendable {
        public var y: CGFloat
        public var height: CGFloat

        public init(y: CGFloat, height: CGFloat) {
            self.y = y
            self.height = height
        }
    }

    public struct Row: Equatable, Sendable {
        public var id: RowID
        public var y: CGFloat
        public var height: CGFloat

        public init(id: RowID, y: CGFloat, height: CGFloat) {
            self.id = id
            self.y = y
            self.height = height
        }
    }

    public struct Section: Equatable, Sendable {
        public var id: SectionID
        /// Nil where the section has no header, or one of height 0.
        public var header: Extent?
        public var rows: [Row]
        /// Nil where the section has no footer, or one of height 0.
        public var footer: Extent?

        public init(id: SectionID, header: Extent?, rows: [Row], footer: Extent?) {
            self.id = id
            self.header = header
            self.rows = rows
            self.footer = footer
        }
    }

    public var sections: [Section]
    /// From the content's top to the end of the last thing in it.
    public var contentHeight: CGFloat

    public init(sections: [Section], contentHeight: CGFloat) {
        self.sections = sections
        self.contentHeight = contentHeight
    }
}

extension FolioMetrics.Row: Encodable where RowID: Encodable {}
extension FolioMetrics.Row: Decodable where RowID: Decodable {}
extension FolioMetrics.Section: Encodable where SectionID: Encodable, RowID: Encodable {}
extension FolioMetrics.Section: Decodable where SectionID: Decodable, RowID: Decodable {}
extension FolioMetrics: Encodable where SectionID: Encodable, RowID: Encodable {}
extension FolioMetrics: Decodable where SectionID: Decodable, RowID: Decodable {}
