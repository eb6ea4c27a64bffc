/// The kinds of rows that a table file can have.
enum RowKind: Sendable {
    case message, label, navigation, `switch`, tapAction, option

    /// What a row of the kind may have beside its identity and text.
    var members: [String] {
        switch self {
        case .message: ["sender", "time"] + Self.textMembers
        case .label: Self.detailMembers + ["accessory"] + Self.textMembers
        case .navigation: Self.detailMembers + ["action", "accessoryAction"] + Self.textMembers
        case .switch: Self.detailMembers + ["on"] + Self.textMembers
        case .tapAction: ["language"]
        case .option: Self.detailMembers + ["selected"] + Self.textMembers
        }
    }

    private static let detailMembers = ["detail", "detailStyle", "icon"]
    private static let textMembers = ["language", "lines", "textStyle"]
}
