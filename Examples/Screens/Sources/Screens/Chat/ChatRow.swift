import Folio
import UIKit

@MainActor
struct ChatRow: Row {
    let message: ChatMessage
    let cellReuseID = "ChatBubbleCell"

    var id: Int { message.id }

    func configure(_ cell: ChatBubbleCell) { cell.show(message) }
}
