import Folio
import UIKit

@MainActor
struct TextFieldRow: Row {
    let field: Registration.Field
    let caption: String
    let text: String
    let problem: String?
    let keyboard: UIKeyboardType
    let content: UITextContentType
    let delegate: UITextFieldDelegate
    let onChange: (String) -> Void
    let cellReuseID = "TextFieldCell"

    var id: String { field.rawValue }

    func configure(_ cell: TextFieldCell) {
        cell.field.keyboardType = keyboard
        cell.field.textContentType = content
        cell.field.isSecureTextEntry = field == .password
        cell.field.returnKeyType = field == .password ? .done : .next
        cell.field.autocapitalizationType = field == .name ? .words : .none
        cell.show(caption: caption, text: text, problem: problem, delegate: delegate, onChange: onChange)
    }
}

@MainActor
struct NoteRow: Row {
    let text: String
    let onChange: (String) -> Void
    let id = "note"
    let cellReuseID = "NoteCell"

    func configure(_ cell: NoteCell) { cell.show(text, onChange: onChange) }
}

/// A section's title and the words below it.
final class FormHeaderView: UIView, SizingSectionView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .headline)
        label.numberOfLines = 0
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("FormHeaderView is made in code") }

    func show(_ text: String) {
        label.text = text
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: UIEdgeInsets(top: 16, left: 16, bottom: 8, right: 16))
    }

    func heightThatFits(width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: max(0, width - 32), height: .greatestFiniteMagnitude)).height + 24
    }
}

@MainActor
struct FormHeader: SectionHeader {
    let text: String
    let viewReuseID = "FormHeaderView"

    func configure(_ view: FormHeaderView) { view.show(text) }
}
