/// A row's second text, and where it stands.
public enum DetailText: Hashable, Sendable {
    case none
    /// Below the text, smaller.
    case subtitle(String)
    /// At the trailing edge; below the text where the two do not fit on a line.
    case value1(String)
    /// Beside the text, which has a narrow column of its own. Such a row shows no icon.
    case value2(String)

    var string: String? {
        switch self {
        case .none: nil
        case .subtitle(let string), .value1(let string), .value2(let string): string
        }
    }

    var style: LabelLayout.DetailStyle {
        switch self {
        case .none: .none
        case .subtitle: .subtitle
        case .value1: .value1
        case .value2: .value2
        }
    }
}
