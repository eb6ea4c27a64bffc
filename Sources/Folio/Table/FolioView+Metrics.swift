internal import FolioSizing
public import Foundation
internal import HeadlessUIKit

extension FolioView {
    /// Where everything on display lies; a row that was only estimated counts with its estimate.
    public var metrics: FolioMetrics<SectionID, RowID> {
        let sections = prepared.sectionIDs.enumerated().map { section, id in
            FolioMetrics<SectionID, RowID>.Section(
                id: id, header: extent(rectForHeader(inSection: section)),
                rows: prepared.rowIDs[section].enumerated().map { row, id in
                    let rect = rectForRow(at: IndexPath(row: row, section: section))
                    return .init(id: id, y: rect.minY, height: rect.height)
                },
                footer: extent(rectForFooter(inSection: section)))
        }
        return FolioMetrics(sections: sections, contentHeight: contentSize.height)
    }

    private func extent(_ rect: CGRect) -> FolioMetrics<SectionID, RowID>.Extent? {
        rect.height <= .leastNormalMagnitude ? nil : .init(y: rect.minY, height: rect.height)
    }

    /// Where everything in a content would lie in a width, without showing it.
    ///
    /// Stops the program where the content could not be applied. Points; the table's own header and footer count.
    public func measure(_ content: Content<SectionID, RowID>, width: CGFloat) -> FolioMetrics<SectionID, RowID> {
        do {
            return try tryMeasure(content, width: width)
        } catch {
            fatalError("FolioView cannot measure a content: \(error)")
        }
    }

    /// Where everything in a content would lie in a width, without showing it; throws where it could not be applied.
    public func tryMeasure(
        _ content: Content<SectionID, RowID>, width: CGFloat
    ) throws(ValidationError) -> FolioMetrics<SectionID, RowID> {
        let prepared = try prepare(content)
        let cells = PrototypeStore<UITableViewCell>()
        let boundaries = PrototypeStore<UIView>()
        var y = tableHeaderView?.frame.height ?? 0

        func extent(_ entry: SectionBoundaryEntry?, padding: CGFloat) -> FolioMetrics<SectionID, RowID>.Extent? {
            guard let height = entry?.height(width: width, in: self, prototypes: boundaries),
                height > .leastNormalMagnitude
            else { return nil }
            y += padding
            defer { y += height }
            return .init(y: y, height: height)
        }

        let sections = prepared.sectionIDs.enumerated().map { index, section in
            let header = extent(prepared.headersBySectionID[section], padding: headerTopPadding)
            let rows = prepared.rowIDs[index].enumerated().map { row, id in
                let entry = prepared.entry(index, row)
                let width = entry.row.proposedWidth.width(in: style, tableWidth: width)
                let height = entry.height(width: width, in: self, prototypes: cells) { cell in
                    showEditing(entry.row.editing.appearance, in: cell)
                }
                defer { y += height }
                return FolioMetrics<SectionID, RowID>.Row(id: id, y: y, height: height)
            }
            let footer = extent(prepared.footersBySectionID[section], padding: 0)
            return FolioMetrics<SectionID, RowID>.Section(id: section, header: header, rows: rows, footer: footer)
        }
        return FolioMetrics(sections: sections, contentHeight: y + (tableFooterView?.frame.height ?? 0))
    }
}
