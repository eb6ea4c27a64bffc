extension UITableView {
    /// Names the class of the cells that the identifier stands for; nil takes the name back.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return cellPool.register(identifier, maker: nil) }
        guard let type = cellClass as? UITableViewCell.Type else {
            preconditionFailure("\(cellClass), registered for “\(identifier)”, is no UITableViewCell")
        }
        cellPool.register(identifier) { type.init(_reuseIdentifier: identifier) }
    }

    /// Names the class of the section views that the identifier stands for; nil takes the name back.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else { return headerFooterPool.register(identifier, maker: nil) }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            preconditionFailure("\(aClass), registered for “\(identifier)”, is no UITableViewHeaderFooterView")
        }
        headerFooterPool.register(identifier) { type.init(_reuseIdentifier: identifier) }
    }

    /// A cell that was used before or one of the registered class; nil where neither is to be had.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let cell = cellPool.takeUsed(identifier) else { return cellPool.maker(identifier)?() }
        cell.prepareForReuse()
        return cell
    }

    /// A cell for the row. Where the row is being reconfigured, this is the cell that it has.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let present = cellToReconfigure, present.place == RowPlace(indexPath) {
            precondition(
                present.cell.reuseIdentifier == identifier,
                "row \(present.place.row) of section \(present.place.section) is reconfigured with a cell "
                    + "“\(identifier)”, but has one “\(present.cell.reuseIdentifier ?? "without identifier")”")
            return present.cell
        }
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "unable to dequeue a cell with identifier \(identifier) - must register a class for the identifier")
        }
        return cell
    }

    /// A section view that was used before or one of the registered class; nil where neither is to be had.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        guard let view = headerFooterPool.takeUsed(identifier) else { return headerFooterPool.maker(identifier)?() }
        view.prepareForReuse()
        return view
    }
}
