extension UIButton {
    /// Picture and texts, which break their lines in a width.
    func content(width: CGFloat) -> ButtonLayout {
        var layout = ButtonLayout()
        if let configuration {
            layout.imageEdge = configuration.imagePlacement
            layout.imagePadding = configuration.imagePadding
            layout.titlePadding = configuration.titlePadding
            layout.titlePosition = titlePosition(configuration)
        }
        layout.image = indicator?.intrinsicContentSize ?? picture.sizeThatFits(.zero)
        let limit = CGSize(width: layout.textWidth(in: width), height: .greatestFiniteMagnitude)
        func size(of label: UILabel) -> CGSize {
            guard !label.isHidden else { return .zero }
            let size = label.sizeThatFits(limit)
            return CGSize(width: min(size.width, limit.width), height: size.height)
        }
        layout.title = size(of: label)
        layout.subtitle = size(of: secondLabel)
        return layout
    }

    private func titlePosition(_ configuration: Configuration) -> CGFloat {
        switch configuration.titleAlignment {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        case .automatic:
            switch configuration.imagePlacement {
            case .leading where !picture.isHidden: 0
            case .trailing where !picture.isHidden: 1
            default: 0.5
            }
        }
    }

    /// The older rule, in whole points.
    var stateSize: CGSize {
        let insets = contentEdgeInsets
        let layout = content(width: .greatestFiniteMagnitude)
        let isSilent = insets == .zero
        let padding = insets.top == 0 && insets.bottom == 0 ? 2 * ControlMetrics.buttonTitlePadding : 0
        let isEmpty = layout.size == .zero
        let titleHeight = isEmpty ? label.font.lineHeight : layout.title.height
        let height = max(layout.image.height, titleHeight > 0 ? titleHeight + padding : 0)
        let isPicture = layout.title == .zero && !isEmpty
        let least = isSilent && !isPicture ? ControlMetrics.minimumButtonWidth : 0
        return CGSize(
            width: max(least, layout.size.width + insets.left + insets.right).rounded(.up),
            height: (height + insets.top + insets.bottom).rounded(.up))
    }

    /// Where the parts stand in bounds.
    func frames(in bounds: CGRect) -> ButtonLayout.Frames {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets =
            configuration?.contentInsets.resolved(effectiveUserInterfaceLayoutDirection) ?? contentEdgeInsets
        let area = bounds.inset(by: insets).standardizedOrEmpty
        let layout = content(width: area.width)
        let size = layout.size
        let (horizontal, vertical) = (effectiveContentHorizontalAlignment.position, contentVerticalAlignment.position)
        let (x, width) = Self.aligned(size.width, in: area.minX...area.maxX, horizontal)
        let (y, height) = Self.aligned(size.height, in: area.minY...area.maxY, vertical)
        let block = CGRect(x: x, y: y, width: width, height: height)
        var frames = layout.frames(in: block)
        if isRightToLeft {
            frames = ButtonLayout.Frames(
                image: frames.image.mirrored(in: block), title: frames.title.mirrored(in: block),
                subtitle: frames.subtitle.mirrored(in: block))
        }
        guard configuration == nil else { return frames }
        frames.image = moved(frames.image, by: imageEdgeInsets)
        frames.title = moved(frames.title, by: titleEdgeInsets)
        return frames
    }

    /// A length in a range: at a part of the free room, or, where that is nil, all of the range.
    private static func aligned(
        _ length: CGFloat, in range: ClosedRange<CGFloat>, _ position: CGFloat?
    ) -> (CGFloat, CGFloat) {
        let room = range.upperBound - range.lowerBound
        guard let position else { return (range.lowerBound, room) }
        let used = min(length, room)
        return (range.lowerBound + (room - used) * position, used)
    }

    /// The insets of one part move it as much as its alignment in the smaller rectangle does.
    private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
        let x = effectiveContentHorizontalAlignment.position ?? 0
        let y = contentVerticalAlignment.position ?? 0
        return rect.offsetBy(
            dx: insets.left * (1 - x) - insets.right * x, dy: insets.top * (1 - y) - insets.bottom * y)
    }
}

extension UIControl.ContentHorizontalAlignment {
    /// The part of the free room that lies at the left; nil to fill it.
    fileprivate var position: CGFloat? {
        switch self {
        case .left, .leading: 0
        case .center: 0.5
        case .right, .trailing: 1
        case .fill: nil
        }
    }
}

extension UIControl.ContentVerticalAlignment {
    /// The part of the free room that lies above; nil to fill it.
    fileprivate var position: CGFloat? {
        switch self {
        case .top: 0
        case .center: 0.5
        case .bottom: 1
        case .fill: nil
        }
    }
}

extension CGRect {
    /// The rectangle, without a length where insets were larger than it.
    fileprivate var standardizedOrEmpty: CGRect {
        CGRect(x: origin.x, y: origin.y, width: max(0, size.width), height: max(0, size.height))
    }
}
