import Folio
import UIKit

/// Joining the club: fields that say what is wrong with them once they were left, a note, and a button.
final class FormViewController: UIViewController, UITextFieldDelegate {
    let folioView = FolioView<String, String>(style: .plain)
    let joinButton = UIButton(configuration: .filled())
    private(set) var registration = Registration()
    /// Fields that were left at least once; only these complain.
    private var visited: Set<Registration.Field> = []
    var onJoin: ((Registration) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        joinButton.configuration?.title = "Join"
        joinButton.configuration?.buttonSize = .large
        joinButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onJoin?(registration)
            }, for: .touchUpInside)
        view.addSubview(folioView)
        view.addSubview(joinButton)
        render(.all)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        let height = joinButton.sizeThatFits(view.bounds.size).height
        let y = view.bounds.height - view.safeAreaInsets.bottom - 16 - height
        joinButton.frame = CGRect(x: 16, y: y, width: max(0, width - 32), height: height)
        folioView.frame = CGRect(x: 0, y: 0, width: width, height: max(0, y - 16))
    }

    private func render(_ reconfiguration: RowReconfiguration<String>) {
        joinButton.isEnabled = registration.isComplete
        folioView.apply(content, rowReconfiguration: reconfiguration)
    }

    private var content: Content<String, String> {
        Content {
            Section(id: "you", header: FormHeader(text: "Who are you?")) {
                row(.name, "Name", .default, .name)
                row(.email, "E-mail", .emailAddress, .emailAddress)
                row(.password, "Password", .default, .newPassword)
            }
            Section(id: "note", header: FormHeader(text: "Anything else?")) {
                NoteRow(text: registration.note) { [weak self] text in
                    self?.registration.note = text
                    self?.render(.none)
                    self?.folioView.performBatchUpdates(nil)
                }
            }
        }
    }

    private func row(
        _ field: Registration.Field, _ caption: String, _ keyboard: UIKeyboardType, _ content: UITextContentType
    ) -> TextFieldRow {
        TextFieldRow(
            field: field, caption: caption, text: registration[field],
            problem: visited.contains(field) ? registration.problem(with: field) : nil,
            keyboard: keyboard, content: content, delegate: self
        ) { [weak self] text in
            self?.registration[field] = text
            self?.render(.only([field.rawValue]))
        }
    }

    // MARK: Moving through the fields

    /// The cell of a field, as far as it is in sight.
    func cell(_ field: Registration.Field) -> TextFieldCell? {
        guard let row = Registration.Field.allCases.firstIndex(of: field) else { return nil }
        return folioView.cellForRow(at: IndexPath(row: row, section: 0)) as? TextFieldCell
    }

    private func field(of textField: UITextField) -> Registration.Field? {
        Registration.Field.allCases.first { cell($0)?.field === textField }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let field = field(of: textField) else { return true }
        let all = Registration.Field.allCases
        let next = (all.firstIndex(of: field) ?? 0) + 1
        if next < all.count {
            cell(all[next])?.field.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let field = field(of: textField) else { return }
        visited.insert(field)
        render(.only([field.rawValue]))
    }
}
