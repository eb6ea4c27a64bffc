import Foundation

/// What somebody who joins the club tells of themselves.
struct Registration: Equatable, Sendable {
    enum Field: String, CaseIterable, Sendable {
        case name
        case email
        case password
    }

    var name = ""
    var email = ""
    var password = ""
    var note = ""

    subscript(field: Field) -> String {
        get {
            switch field {
            case .name: name
            case .email: email
            case .password: password
            }
        }
        set {
            switch field {
            case .name: name = newValue
            case .email: email = newValue
            case .password: password = newValue
            }
        }
    }

    /// What is wrong with a field, in words for the reader; nil where nothing is.
    func problem(with field: Field) -> String? {
        switch field {
        case .name: name.isEmpty ? "Please tell us your name." : nil
        case .email: email.contains("@") ? nil : "An address has an @ in it."
        case .password:
            password.count < 8
                ? "Eight characters or more, please; a few words are easier to remember than signs." : nil
        }
    }

    var isComplete: Bool { Field.allCases.allSatisfy { problem(with: $0) == nil } }
}
