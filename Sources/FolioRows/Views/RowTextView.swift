import FolioLayout
import Foundation
import HeadlessUIKit

/// Shows a row's texts in labels that its layout node places.
@MainActor
final class RowTextView: UIView {
    private var node = LayoutNode<UILabel>.vertical {}
    /// A text that has two possible places has one label.
    private var labels: [RowText.Role: UILabel] = [:]

    /// Takes other texts; labels that are there already are used again.
    func show(_ texts: LayoutNode<RowText>) {
        let present = Set(texts.leaves.map(\.role))
        for (role, label) in labels where !present.contains(role) {
            label.removeFromSuperview()
            labels[role] = nil
        }
        node = texts.map { text in
            let label = label(text.role)
            label.show(text)
            return label
        }
        setNeedsLayout()
    }

    private func label(_ role: RowText.Role) -> UILabel {
        if let label = labels[role] { return label }
        let label = UILabel(frame: .zero)
        labels[role] = label
        addSubview(label)
        return label
    }

    func height(width: CGFloat) -> CGFloat {
        node.size(fitting: ProposedSize(width: width), measure: { $0.size(fitting: $1) }).height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let direction: LayoutDirection =
            effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        let frames = node.frames(in: bounds, layoutDirection: direction, measure: { $0.size(fitting: $1) })
        for (label, frame) in frames { label.frame = frame }
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
        }
    }
}
