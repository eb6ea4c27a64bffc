/// Lengths that UIKit does not publish, or publishes only as behaviour; every one that tables use, in points.
enum TableMetrics {
    /// The least height of a cell that shows text.
    static let minimumRowHeight: CGFloat = 44
    /// Above each header of a plain table, since iOS 15.
    static let plainHeaderTopPadding: CGFloat = 22
    /// Above the first section of a grouped table that has no header.
    static let groupedFirstHeaderHeight: CGFloat = 35
    /// In place of a header or footer that a grouped table's section does not have; two make the 35 between sections.
    static let groupedBlankBoundaryHeight: CGFloat = 17.5
    /// The least height of a header or footer that shows a title.
    static let minimumTitleHeight: CGFloat = 28
    /// Above and below a title.
    static let titlePadding: CGFloat = 6
    /// At the sides of titles and of a cell's own labels.
    static let sideMargin: CGFloat = 16
    /// The layout margins of a cell's content view.
    static let contentMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// At each side of an inset-grouped table's rows, by the table's width: phones up to 413 points have the narrower.
    static func insetGroupedMargin(width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

    // Accessories. A cell's content view ends where the accessory begins.
    static let disclosureIndicatorSize = CGSize(width: 12, height: 20)
    static let detailButtonSize = CGSize(width: 25, height: 24)
    static let checkmarkSize = CGSize(width: 18, height: 20)
    /// Between the two parts of a detail disclosure accessory.
    static let detailDisclosureGap: CGFloat = 10
    /// Between an accessory and the cell's trailing edge.
    static let accessoryMargin: CGFloat = 16

    // Editing. A cell's content view begins behind its editing control and ends before its reorder control.
    /// The room of the control at the leading edge, and of the mark for selecting several rows; as iOS 7 and later have it.
    static let editingControlWidth: CGFloat = 38
    static let reorderControlWidth: CGFloat = 38
    /// The circle of a control or mark, in the middle of its room.
    static let editingControlSide: CGFloat = 22
}
