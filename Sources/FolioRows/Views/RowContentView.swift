import FolioLayout
import Foundation
import HeadlessUIKit

/// Shows a row's texts in labels and its icon in an image view, which its layout node places.
@MainActor
final class RowContentView: UIView {
    private var node = LayoutNode<UIView>.vertical {}
    /// A text that has two possible places has one label.
    private var labels: [RowText.Role: UILabel] = [:]
    private var iconView: UIImageView?

    /// Takes other parts; views that are there already are used again.
    func show(_ parts: LayoutNode<RowPart>) {
        let leaves = parts.leaves
        let present = Set(
            leaves.compactMap { part -> RowText.Role? in
                guard case .text(let text) = part else { return nil }
                return text.role
            })
        for (role, label) in labels where !present.contains(role) {
            label.removeFromSuperview()
            labels[role] = nil
        }
        if present.count == leaves.count {
            iconView?.removeFromSuperview()
            iconView = nil
        }
        node = parts.map { part in
            switch part {
            case .text(let text):
                let label = label(text.role)
                label.show(text)
                return label
            case .icon(let icon):
                let view = iconView ?? UIImageView(frame: .zero)
                if iconView == nil { addSubview(view) }
                iconView = view
                view.image = icon.image(for: traitCollection)
                view.highlightedImage = icon.highlightedImage(for: traitCollection)
                return view
            }
        }
        setNeedsLayout()
    }

    /// Whether the icon shows its picture for a highlighted row.
    var isHighlighted = false {
        didSet { iconView?.isHighlighted = isHighlighted }
    }

    private func label(_ role: RowText.Role) -> UILabel {
        if let label = labels[role] { return label }
        let label = UILabel(frame: .zero)
        labels[role] = label
        addSubview(label)
        return label
    }

    func height(width: CGFloat) -> CGFloat {
        node.size(fitting: ProposedSize(width: width), measure: Self.size).height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let direction: LayoutDirection =
            effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        for (view, frame) in node.frames(in: bounds, layoutDirection: direction, measure: Self.size) {
            view.frame = frame
        }
    }

    private static func size(_ view: UIView, fitting proposed: ProposedSize) -> CGSize {
        if let label = view as? UILabel { return label.size(fitting: proposed) }
        return (view as? UIImageView)?.image?.size ?? .zero
    }
}

extension UILabel {
    /// The label's text, font and limits become those of a row's text.
    fileprivate func show(_ text: RowText) {
        numberOfLines = text.maximumLines
        adjustsFontForContentSizeCategory = true
        let font = UIFont.preferredFont(forTextStyle: text.textStyle, compatibleWith: traitCollection)
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: text.role.color,
        ]
        attributes[.languageIdentifier] = text.language
        attributedText = NSAttributedString(string: text.string, attributes: attributes)
        textAlignment = text.role == .action ? .center : .natural
    }

    fileprivate func size(fitting proposed: ProposedSize) -> CGSize {
        let width = RowTextRules.lineWidth(proposed.width, maximumLines: numberOfLines)
        let size = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return RowTextRules.size(size, proposed: proposed.width)
    }
}

extension RowText.Role {
    fileprivate var color: UIColor {
        switch self {
        case .main, .sender: .label
        case .time, .detail: .secondaryLabel
        case .action: .systemBlue
        }
    }
}
