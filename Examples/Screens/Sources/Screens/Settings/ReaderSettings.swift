import Foundation

/// What a reader can choose.
struct ReaderSettings: Equatable, Sendable {
    enum TextSize: String, CaseIterable, Sendable {
        case small = "Small"
        case medium = "Medium"
        case large = "Large"
    }

    var name = "Inês Carvalho"
    var email = "ines@example.com"
    var textSize = TextSize.medium
    var downloadsOnlyOverWiFi = true
    var libraries = ["Biblioteca Municipal", "State Library", "Folkebiblioteket i Bergen"]
}
