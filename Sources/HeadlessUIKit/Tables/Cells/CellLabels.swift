/// The labels and the picture of a cell without a content configuration, and how each cell style places them.
@MainActor
struct CellLabels {
    let style: UITableViewCell.CellStyle
    let text = UILabel(frame: .zero)
    let detail: UILabel?
    let image: UIImageView?

    /// Between the lower edge of a title and the detail below it, and between two labels side by side.
    private static let verticalGap: CGFloat = 3
    private static let horizontalGap: CGFloat = 6
    private static let verticalMargin: CGFloat = 11
    /// Between a picture and the labels.
    private static let imageGap: CGFloat = 16

    init(style: UITableViewCell.CellStyle) {
        self.style = style
        detail = style == .default ? nil : UILabel(frame: .zero)
        image = style == .value2 ? nil : UIImageView(frame: .zero)
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

    var views: [UIView] { [image, text, detail].compactMap { $0 } }

    private var isStacked: Bool { style == .subtitle }

    private func size(of label: UILabel?, width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private var imageSize: CGSize { image?.image == nil ? .zero : image?.sizeThatFits(.zero) ?? .zero }

    /// Where the labels begin, from the reading direction's start.
    private var labelStart: CGFloat {
        let image = imageSize
        return TableMetrics.sideMargin + (image.width > 0 ? image.width + Self.imageGap : 0)
    }

    private func sizes(width: CGFloat) -> (text: CGSize, detail: CGSize) {
        let width = max(0, width - labelStart - TableMetrics.sideMargin)
        let textSize = size(of: text, width: width)
        let rest = isStacked ? width : max(0, width - textSize.width - Self.horizontalGap)
        return (textSize, size(of: detail, width: rest))
    }

    func height(width: CGFloat) -> CGFloat {
        let (text, detail) = sizes(width: width)
        let gap = text.height > 0 && detail.height > 0 ? Self.verticalGap : 0
        let content = isStacked ? text.height + gap + detail.height : max(text.height, detail.height)
        return max(content + 2 * Self.verticalMargin, imageSize.height)
    }

    /// - Parameter area: where in the view, from edge to edge of the margins.
    func layOut(in area: CGRect, of view: UIView) {
        let height = area.height
        let width = area.width
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (textSize, detailSize) = sizes(width: width)
        func place(_ part: UIView?, x: CGFloat, y: CGFloat, size: CGSize) {
            let x = area.minX + (isRightToLeft ? width - x - size.width : x)
            part?.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
        let margin = TableMetrics.sideMargin
        let start = labelStart
        place(image, x: margin, y: (height - imageSize.height) / 2, size: imageSize)
        if isStacked {
            let gap = textSize.height > 0 && detailSize.height > 0 ? Self.verticalGap : 0
            let top = (height - textSize.height - gap - detailSize.height) / 2
            place(text, x: start, y: top, size: textSize)
            place(detail, x: start, y: top + textSize.height + gap, size: detailSize)
        } else {
            place(text, x: start, y: (height - textSize.height) / 2, size: textSize)
            let detailX =
                style == .value2 ? start + textSize.width + Self.horizontalGap : width - margin - detailSize.width
            place(detail, x: detailX, y: (height - detailSize.height) / 2, size: detailSize)
        }
    }
}
