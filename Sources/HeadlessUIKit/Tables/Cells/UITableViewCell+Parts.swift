extension UITableViewCell {
    /// The table that shows the cell.
    var table: UITableView? { superview as? UITableView }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Rooms

    /// How far the safe area reaches into the cell, in reading order.
    private var leadingInset: CGFloat { isRightToLeft ? tableInsets.right : tableInsets.left }
    private var trailingInset: CGFloat { isRightToLeft ? tableInsets.left : tableInsets.right }

    /// What the safe area and the editing control take of the cell's width at its leading edge.
    var leadingRoom: CGFloat {
        let hasControl = isEditing && (editingStyle != .none || showsSelectionControl || shouldIndentWhileEditing)
        return leadingInset + (hasControl ? TableMetrics.editingControlWidth : 0)
    }

    /// What the safe area, the accessory and the reorder control take of the cell's width at its trailing edge.
    var trailingRoom: CGFloat { trailingInset + reorderRoom + accessoryRoom }

    private var reorderRoom: CGFloat { isEditing && showsReorderControl ? TableMetrics.reorderControlWidth : 0 }

    private var accessoryRoom: CGFloat {
        guard let view = shownAccessoryView else { return shownAccessoryType.room }
        return view.frame.width == 0 ? 0 : view.frame.width + TableMetrics.accessoryMargin
    }

    /// The width of the content view in a cell of a width.
    package func contentWidth(in width: CGFloat) -> CGFloat { max(0, width - leadingRoom - trailingRoom) }

    /// Whether the content view is narrower than the cell for another reason than an accessory.
    package var insetsContent: Bool { isEditing || tableInsets != CellInsets() }

    /// Gives a cell that is in no table this width, and its content view the one that it has in a table.
    package func fitContentView(width: CGFloat) {
        if bounds.width != width { bounds.size.width = width }
        if contentView.frame != contentFrame { contentView.frame = contentFrame }
    }

    var contentFrame: CGRect {
        let leading = min(leadingRoom, bounds.width)
        let trailing = min(trailingRoom, bounds.width - leading)
        return CGRect(
            x: isRightToLeft ? trailing : leading, y: 0, width: bounds.width - leading - trailing,
            height: bounds.height)
    }

    // MARK: Accessory

    /// The accessory of the present mode.
    package var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
    package var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

    /// The frame of the accessory in the cell; nil where it has none.
    package var accessoryFrame: CGRect? {
        let size = shownAccessoryView?.frame.size ?? shownAccessoryType.size
        guard size.width > 0 else { return nil }
        let end = trailingInset + reorderRoom + TableMetrics.accessoryMargin
        let x = isRightToLeft ? end : bounds.width - end - size.width
        return CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size)
    }

    // MARK: Controls

    /// What an edited cell shows at its leading edge.
    package enum EditingControl { case delete, insert, selection }

    /// The control at the leading edge and the square that it stands in; nil where the cell has none.
    package var editingControl: (kind: EditingControl, frame: CGRect)? {
        guard isEditing else { return nil }
        let kind: EditingControl
        switch editingStyle {
        case .delete: kind = .delete
        case .insert: kind = .insert
        case .none:
            guard showsSelectionControl else { return nil }
            kind = .selection
        }
        return (kind, controlFrame(fromLeading: leadingInset + TableMetrics.editingControlWidth / 2))
    }

    /// The square in which the reorder control stands; nil where the cell has none.
    package var reorderControlFrame: CGRect? {
        reorderRoom > 0 ? controlFrame(fromLeading: bounds.width - trailingInset - reorderRoom / 2) : nil
    }

    private func controlFrame(fromLeading middle: CGFloat) -> CGRect {
        let side = TableMetrics.editingControlSide
        let x = isRightToLeft ? bounds.width - middle : middle
        return CGRect(x: x - side / 2, y: (bounds.height - side) / 2, width: side, height: side)
    }

    // MARK: Separator

    /// In reading order; the left length of an inset counts at the edge where lines begin, as in UIKit.
    private var separatorEnds: (start: CGFloat, end: CGFloat) {
        let automatic = leadingRoom + TableMetrics.sideMargin + tableInsets.margin + indentation
        guard let inset = ownSeparatorInset ?? table?.ownSeparatorInset else { return (automatic, 0) }
        let isAdded = table?.separatorInsetReference == .fromAutomaticInsets
        func length(_ set: CGFloat, _ automatic: CGFloat) -> CGFloat {
            if set == UITableView.automaticDimension { return automatic }
            return isAdded ? automatic + set : set
        }
        return (length(inset.left, automatic), length(inset.right, 0))
    }

    var resolvedSeparatorInset: UIEdgeInsets {
        let ends = separatorEnds
        return UIEdgeInsets(top: 0, left: ends.start, bottom: 0, right: ends.end)
    }

    /// The lines at the cell's edges, a pixel thick: the one below it, and those that end a grouped table's section.
    package var separatorFrames: [CGRect] {
        guard let table, table.separatorStyle != .none, traitCollection.displayScale > 0 else { return [] }
        let thickness = 1 / traitCollection.displayScale
        let endsSection = table.style == .grouped && isLastInSection
        let ends = endsSection ? (start: 0, end: 0) : separatorEnds
        let below = CGRect(
            x: isRightToLeft ? ends.end : ends.start, y: bounds.height - thickness,
            width: max(0, bounds.width - ends.start - ends.end), height: thickness)
        let above = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
        switch table.style {
        case .plain: return [below]
        case .grouped: return isFirstInSection ? [above, below] : [below]
        case .insetGrouped: return isLastInSection ? [] : [below]
        }
    }
}
