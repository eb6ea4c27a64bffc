import HeadlessUIKit

extension UITableViewCell: ContentDrawing {
    private static let indicatorWidth: CGFloat = 12

    var isContentInFront: Bool { true }

    /// The accessory of the cell's type, the controls for editing, and the separators.
    func contentItems(origin: CGPoint) -> [DisplayItem] {
        accessoryItems(origin: origin) + editingItems(origin: origin) + separatorItems(origin: origin)
    }

    /// An accessory view is a subview and draws itself.
    func accessoryItems(origin: CGPoint) -> [DisplayItem] {
        guard shownAccessoryView == nil, let frame = accessoryFrame?.offsetBy(dx: origin.x, dy: origin.y) else {
            return []
        }
        switch shownAccessoryType {
        case .none: return []
        case .checkmark: return [checkmark(in: frame)]
        case .disclosureIndicator: return [chevron(in: frame)]
        case .detailButton: return detail(in: frame)
        case .detailDisclosureButton:
            // The indicator is at the trailing edge, the button at the other.
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            var (indicator, button) = (frame, frame)
            indicator.size.width = Self.indicatorWidth
            button.size.width = frame.height
            if isRightToLeft {
                button.origin.x = frame.maxX - button.width
            } else {
                indicator.origin.x = frame.maxX - indicator.width
            }
            return detail(in: button) + [chevron(in: indicator)]
        }
    }

    private func chevron(in frame: CGRect) -> DisplayItem {
        let half: CGFloat = 5
        let tip = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -half / 2 : half / 2
        let center = frame.center
        return .stroke(
            [
                CGPoint(x: center.x - tip, y: center.y - half), CGPoint(x: center.x + tip, y: center.y),
                CGPoint(x: center.x - tip, y: center.y + half),
            ], width: 2, resolved(.tertiaryLabel))
    }

    private func checkmark(in frame: CGRect) -> DisplayItem {
        let center = frame.center
        return .stroke(
            [
                CGPoint(x: center.x - 6, y: center.y + 1), CGPoint(x: center.x - 2, y: center.y + 5),
                CGPoint(x: center.x + 6, y: center.y - 6),
            ], width: 2, resolved(tintColor))
    }

    /// A letter i in a circle.
    private func detail(in frame: CGRect) -> [DisplayItem] {
        let center = frame.center
        let radius = min(frame.width, frame.height) / 2 - 1
        let circle = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        let color = resolved(tintColor)
        let dot = CGPoint(x: center.x, y: center.y - radius / 2)
        return [
            .border(RoundedRectangle(circle, radius: radius), width: 1.5, color),
            .stroke([dot, dot], width: 2, color),
            .stroke(
                [CGPoint(x: center.x, y: center.y - radius / 8), CGPoint(x: center.x, y: center.y + radius / 2)],
                width: 1.5, color),
        ]
    }

    // MARK: Editing

    /// A minus or plus in a filled circle, the circle of a row that can be chosen, and three lines to drag it by.
    func editingItems(origin: CGPoint) -> [DisplayItem] {
        var items: [DisplayItem] = []
        if let (kind, place) = editingControl {
            let frame = place.offsetBy(dx: origin.x, dy: origin.y)
            switch kind {
            case .delete: items += sign(in: frame, resolved(.systemRed), isPlus: false)
            case .insert: items += sign(in: frame, resolved(.systemGreen), isPlus: true)
            case .selection: items += mark(in: frame)
            }
        }
        if let place = reorderControlFrame {
            let frame = place.offsetBy(dx: origin.x, dy: origin.y)
            items += [-5, 0, 5].map { y in
                line(frame.center, from: CGPoint(x: -9, y: y), to: CGPoint(x: 9, y: y), resolved(.tertiaryLabel))
            }
        }
        return items
    }

    private func sign(in frame: CGRect, _ color: CGColor, isPlus: Bool) -> [DisplayItem] {
        let white = resolved(.white)
        let across = line(frame.center, from: CGPoint(x: -5, y: 0), to: CGPoint(x: 5, y: 0), white)
        let down = line(frame.center, from: CGPoint(x: 0, y: -5), to: CGPoint(x: 0, y: 5), white)
        return [.fill(RoundedRectangle(frame, radius: frame.width / 2), color), across] + (isPlus ? [down] : [])
    }

    private func mark(in frame: CGRect) -> [DisplayItem] {
        let circle = RoundedRectangle(frame, radius: frame.width / 2)
        guard isSelected else { return [.border(circle, width: 1.5, resolved(.tertiaryLabel))] }
        let tick = DisplayItem.stroke(
            [
                CGPoint(x: frame.midX - 5, y: frame.midY), CGPoint(x: frame.midX - 1, y: frame.midY + 4),
                CGPoint(x: frame.midX + 5, y: frame.midY - 4),
            ], width: 2, resolved(.white))
        return [.fill(circle, resolved(tintColor)), tick]
    }

    private func line(_ center: CGPoint, from a: CGPoint, to b: CGPoint, _ color: CGColor) -> DisplayItem {
        .stroke(
            [CGPoint(x: center.x + a.x, y: center.y + a.y), CGPoint(x: center.x + b.x, y: center.y + b.y)], width: 2,
            color)
    }

    // MARK: Separators

    func separatorItems(origin: CGPoint) -> [DisplayItem] {
        let frames = separatorFrames
        guard !frames.isEmpty, let table = superview as? UITableView, let color = table.separatorColor else {
            return []
        }
        return frames.map { .fill(RoundedRectangle($0.offsetBy(dx: origin.x, dy: origin.y)), resolved(color)) }
    }
}
