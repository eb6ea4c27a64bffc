import Foundation

/// Something said in a chat: a text, a picture, or both.
struct ChatMessage: Identifiable, Hashable, Sendable {
    let id: Int
    /// Nil for the reader's own.
    let sender: String?
    var text: String?
    /// The name of a picture among the package's resources.
    var photo: String?

    var isOwn: Bool { sender == nil }
}

extension ChatMessage {
    static let conversation = [
        ChatMessage(id: 1, sender: "Marta", text: "Hi!"),
        ChatMessage(id: 2, sender: "Marta", text: "We have just walked out to the lighthouse.", photo: "lighthouse"),
        ChatMessage(
            id: 3, sender: nil,
            text: "That looks windy. Is the café at the pier open again, or is it still being painted? 🎨"),
        ChatMessage(id: 4, sender: "דניאל", text: "הקפה פתוח עד שש, אבל אין עוגת גזר היום."),
        ChatMessage(id: 5, sender: nil, photo: "harbour"),
    ]
}
