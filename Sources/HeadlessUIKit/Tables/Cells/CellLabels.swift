/// The labels of a cell without a content configuration, and how each cell style places them.
@MainActor
struct CellLabels {
    let style: UITableViewCell.CellStyle
    let text = UILabel(frame: .zero)
    let detail: UILabel?

    /// Between the lower edge of a title and the detail below it, and between two labels side by side.
    private static let verticalGap: CGFloat = 3
    private static let horizontalGap: CGFloat = 6
    private static let verticalMargin: CGFloat = 11

    init(style: UITableViewCell.CellStyle) {
        self.style = style
        detail = style == .default ? nil : UILabel(frame: .zero)
        text.font = .systemFont(ofSize: 17)
        switch style {
        case .default: break
        case .value1:
            detail?.font = .systemFont(ofSize: 17)
            detail?.textColor = .secondaryLabel
        case .value2:
            text.font = .systemFont(ofSize: 12)
            text.textColor = .systemBlue
            detail?.font = .systemFont(ofSize: 12)
        case .subtitle: detail?.font = .systemFont(ofSize: 12)
        }
    }

    private var isStacked: Bool { style == .subtitle }

    private func size(of label: UILabel?, width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private func sizes(width: CGFloat) -> (text: CGSize, detail: CGSize) {
        let width = max(0, width - 2 * TableMetrics.sideMargin)
        let textSize = size(of: text, width: width)
        let rest = isStacked ? width : max(0, width - textSize.width - Self.horizontalGap)
        return (textSize, size(of: detail, width: rest))
    }

    func height(width: CGFloat) -> CGFloat {
        let (text, detail) = sizes(width: width)
        let gap = text.height > 0 && detail.height > 0 ? Self.verticalGap : 0
        let content = isStacked ? text.height + gap + detail.height : max(text.height, detail.height)
        return content + 2 * Self.verticalMargin
    }

    func layOut(in view: UIView) {
        let bounds = view.bounds
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (textSize, detailSize) = sizes(width: bounds.width)
        func place(_ label: UILabel?, x: CGFloat, y: CGFloat, size: CGSize) {
            let x = isRightToLeft ? bounds.width - x - size.width : x
            label?.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
        let margin = TableMetrics.sideMargin
        if isStacked {
            let gap = textSize.height > 0 && detailSize.height > 0 ? Self.verticalGap : 0
            let top = (bounds.height - textSize.height - gap - detailSize.height) / 2
            place(text, x: margin, y: top, size: textSize)
            place(detail, x: margin, y: top + textSize.height + gap, size: detailSize)
        } else {
            place(text, x: margin, y: (bounds.height - textSize.height) / 2, size: textSize)
            let detailX =
                style == .value2
                ? margin + textSize.width + Self.horizontalGap : bounds.width - margin - detailSize.width
            place(detail, x: detailX, y: (bounds.height - detailSize.height) / 2, size: detailSize)
        }
    }
}
