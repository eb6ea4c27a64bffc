import HeadlessUIKit

extension UITableView: ContentDrawing {
    private static let insetGroupedRadius: CGFloat = 10

    func contentItems(origin: CGPoint) -> [DisplayItem] { [] }

    var defaultBackgroundColor: UIColor? { style == .plain ? .systemBackground : .systemGroupedBackground }

    /// Rows, headers and footers, each as a group with its name.
    func subviewItems(origin: CGPoint) -> [DisplayItem] {
        let parts = partsByView
        let rows = (indexPathsForVisibleRows ?? []).reduce(into: [ObjectIdentifier: IndexPath]()) { rows, indexPath in
            if let cell = cellForRow(at: indexPath) { rows[ObjectIdentifier(cell)] = indexPath }
        }
        return subviews.flatMap { view -> [DisplayItem] in
            let rect = view.frame.offsetBy(dx: origin.x, dy: origin.y)
            guard let part = parts[ObjectIdentifier(view)], !view.isHidden else { return view.displayItems(in: rect) }
            let items: [DisplayItem]
            if let cell = view as? UITableViewCell, let indexPath = rows[ObjectIdentifier(cell)] {
                items = rowItems(cell, at: indexPath, in: rect)
            } else {
                items = boundaryItems(view, part, in: rect)
            }
            return [.group(DisplayGroup(items, part: DisplayPart(part, rect: rect)))]
        }
    }

    /// What a row has behind it where its cell says nothing.
    private var rowBackground: UIColor { style == .plain ? .systemBackground : .secondarySystemGroupedBackground }

    /// What a part has behind it where its view says nothing; nil for what lets the table's own background through.
    func background(of part: TablePart?) -> UIColor? {
        switch part?.kind {
        case .row: rowBackground
        // In a plain table a header covers the rows that pass below it.
        case .header, .footer: style == .plain ? .secondarySystemBackground : nil
        case nil: nil
        }
    }

    private func rowItems(_ cell: UITableViewCell, at indexPath: IndexPath, in rect: CGRect) -> [DisplayItem] {
        let isLast = indexPath.row == numberOfRows(inSection: indexPath.section) - 1
        var corners: RoundedRectangle.Corners = []
        if style == .insetGrouped {
            if indexPath.row == 0 { corners.formUnion(.top) }
            if isLast { corners.formUnion(.bottom) }
        }
        let shape = RoundedRectangle(rect, radius: Self.insetGroupedRadius, corners: corners)
        var items: [DisplayItem] = []
        if cell.backgroundColor == nil, cell.backgroundView == nil {
            items.append(.fill(shape, resolved(rowBackground)))
        }
        let own = cell.displayItems(in: rect)
        items += corners.isEmpty ? own : [.group(DisplayGroup(own, clip: shape))]
        return items
    }

    private func boundaryItems(_ view: UIView, _ part: TablePart, in rect: CGRect) -> [DisplayItem] {
        guard view.backgroundColor == nil, let color = background(of: part) else { return view.displayItems(in: rect) }
        return [.fill(RoundedRectangle(rect), resolved(color))] + view.displayItems(in: rect)
    }
}
