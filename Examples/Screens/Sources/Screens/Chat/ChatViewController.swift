import Folio
import UIKit

/// A conversation with a field to write in below it; the newest message is kept in sight.
final class ChatViewController: UIViewController, UITextFieldDelegate {
    private(set) var messages: [ChatMessage]
    let field = UITextField()
    let folioView = FolioView<String, Int>(style: .plain)

    init(messages: [ChatMessage] = ChatMessage.conversation) {
        self.messages = messages
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("ChatViewController is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        folioView.separatorStyle = .none
        folioView.keyboardDismissMode = .interactive
        field.borderStyle = .roundedRect
        field.placeholder = "Message"
        field.returnKeyType = .send
        field.enablesReturnKeyAutomatically = true
        field.delegate = self
        view.addSubview(folioView)
        view.addSubview(field)
        render(animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        let fieldHeight = field.sizeThatFits(view.bounds.size).height
        let fieldY = view.bounds.height - safe.bottom - 8 - fieldHeight
        field.frame = CGRect(x: 16, y: fieldY, width: max(0, view.bounds.width - 32), height: fieldHeight)
        folioView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: max(0, fieldY - 8))
    }

    private func render(animated: Bool) {
        folioView.apply(
            Content {
                Section(id: "messages") {
                    for message in messages { ChatRow(message: message) }
                }
            }, rowReconfiguration: .none, animatingDifferences: animated)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let text = textField.text, !text.isEmpty else { return false }
        messages.append(ChatMessage(id: (messages.last?.id ?? 0) + 1, sender: nil, text: text))
        textField.text = nil
        render(animated: true)
        folioView.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: true)
        return true
    }
}
