import Folio
import UIKit

/// A caption, a field below it, and what is wrong with its text.
final class TextFieldCell: UITableViewCell, SizingCell {
    let field = UITextField()
    private let captionLabel = UILabel()
    private let problemLabel = UILabel()
    private var onChange: ((String) -> Void)?

    private static let margins = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    private static let spacing: CGFloat = 4

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        captionLabel.font = .preferredFont(forTextStyle: .footnote)
        captionLabel.textColor = .secondaryLabel
        problemLabel.font = .preferredFont(forTextStyle: .footnote)
        problemLabel.textColor = .systemRed
        problemLabel.numberOfLines = 0
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onChange?(field.text ?? "")
            }, for: .editingChanged)
        for view in [captionLabel, field, problemLabel] { contentView.addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("TextFieldCell is made in code") }

    func show(
        caption: String, text: String, problem: String?, delegate: UITextFieldDelegate,
        onChange: @escaping (String) -> Void
    ) {
        captionLabel.text = caption
        if field.text != text { field.text = text }
        problemLabel.text = problem
        problemLabel.isHidden = problem == nil
        field.delegate = delegate
        self.onChange = onChange
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(width: contentView.bounds.width)
        captionLabel.frame = frames.caption
        field.frame = frames.field
        problemLabel.frame = frames.problem
    }

    func heightThatFits(width: CGFloat) -> CGFloat {
        let frames = frames(width: width)
        return max(frames.field.maxY, frames.problem.maxY) + Self.margins.bottom
    }

    private func frames(width: CGFloat) -> (caption: CGRect, field: CGRect, problem: CGRect) {
        let room = max(0, width - Self.margins.left - Self.margins.right)
        let limits = CGSize(width: room, height: .greatestFiniteMagnitude)
        func frame(_ y: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: Self.margins.left, y: y, width: room, height: height)
        }
        let caption = frame(Self.margins.top, captionLabel.sizeThatFits(limits).height)
        let field = frame(caption.maxY + Self.spacing, field.sizeThatFits(limits).height)
        let problem =
            problemLabel.isHidden
            ? .zero : frame(field.maxY + Self.spacing, problemLabel.sizeThatFits(limits).height)
        return (caption, field, problem)
    }
}
