import HeadlessUIKit

/// The colours of guides, in every appearance.
private enum GuideColor {
    static let frame = CGColor(red: 0.1, green: 0.65, blue: 0.2, alpha: 0.9)
    static let lineBox = CGColor(red: 0.1, green: 0.3, blue: 1, alpha: 0.6)
    static let baseline = CGColor(red: 1, green: 0.1, blue: 0.1, alpha: 0.7)
}

extension UIView {
    private static let guideWidth: CGFloat = 0.5

    /// Frames of cells, headers and footers, boxes of lines, and baselines, of this view and those below it.
    func guideItems(in rect: CGRect) -> [DisplayItem] {
        guard !isHidden, alpha > 0 else { return [] }
        let origin = CGPoint(x: rect.minX - bounds.minX, y: rect.minY - bounds.minY)
        var items: [DisplayItem] = []
        if self is UITableViewCell || self is UITableViewHeaderFooterView {
            items.append(.border(RoundedRectangle(rect), width: Self.guideWidth, GuideColor.frame))
        }
        if let placement = textOnDisplay {
            for line in placement.layout.lines {
                let x = origin.x + placement.origin.x + CGFloat(line.x)
                let y = origin.y + placement.origin.y
                let box = CGRect(
                    x: x, y: y + CGFloat(line.y), width: CGFloat(line.width), height: CGFloat(line.height))
                let baseline = CGRect(
                    x: x, y: y + CGFloat(line.baseline) - Self.guideWidth / 2, width: CGFloat(line.width),
                    height: Self.guideWidth)
                items.append(.border(RoundedRectangle(box), width: Self.guideWidth, GuideColor.lineBox))
                items.append(.fill(RoundedRectangle(baseline), GuideColor.baseline))
            }
        }
        return items + subviews.flatMap { $0.guideItems(in: $0.frame.offsetBy(dx: origin.x, dy: origin.y)) }
    }
}
