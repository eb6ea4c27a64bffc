import HeadlessUIKit

extension UITableViewCell: ContentDrawing {
    private static let indicatorWidth: CGFloat = 12

    var isContentInFront: Bool { true }

    /// The accessory of the cell's type; an accessory view is a subview and draws itself.
    func contentItems(origin: CGPoint) -> [DisplayItem] {
        guard accessoryView == nil, let frame = accessoryFrame?.offsetBy(dx: origin.x, dy: origin.y) else { return [] }
        switch accessoryType {
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
}
