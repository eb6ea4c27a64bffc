public import HeadlessUIKit

/// A row's picture, at the leading edge.
public enum RowIcon: Hashable, Sendable {
    /// Files of the main bundle, the second one for a highlighted row.
    case named(String, highlighted: String? = nil)
    case image(UIImage, highlighted: UIImage? = nil)
    /// One of the system's symbols, in the size of body text.
    case symbol(String)

    /// The picture in a size for the traits; nil where there is none of that name.
    func image(for traits: UITraitCollection) -> UIImage? {
        switch self {
        case .named(let name, _): UIImage(named: name, in: nil, compatibleWith: traits)
        case .image(let image, _): image
        case .symbol(let name): UIImage(systemName: name, withConfiguration: Self.symbolConfiguration(traits))
        }
    }

    func highlightedImage(for traits: UITraitCollection) -> UIImage? {
        switch self {
        case .named(_, let name): name.flatMap { UIImage(named: $0, in: nil, compatibleWith: traits) }
        case .image(_, let image): image
        case .symbol: nil
        }
    }

    private static func symbolConfiguration(_ traits: UITraitCollection) -> UIImage.Configuration {
        UIImage.SymbolConfiguration(textStyle: .body).withTraitCollection(traits)
    }
}
