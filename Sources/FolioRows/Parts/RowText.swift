import FolioText
import Foundation
public import HeadlessUIKit

/// One text of a ready-made row: its characters and how they are set.
public struct RowText: Hashable, Sendable {
    /// Which of a row's texts it is; a row has one of each at most, and its cell a label for each.
    enum Role: Hashable, Sendable {
        case main, sender, time, detail, action
    }

    public var string: String
    public var textStyle: UIFont.TextStyle
    /// BCP 47; chooses language-specific glyphs and break rules.
    public var language: String?
    /// The most lines to show; 0 is no limit.
    public var maximumLines: Int
    var role = Role.main

    /// - Precondition: `maximumLines` is not negative.
    public init(
        _ string: String, textStyle: UIFont.TextStyle = .body, language: String? = nil, maximumLines: Int = 0
    ) {
        precondition(maximumLines >= 0, "a text cannot have \(maximumLines) lines at most: “\(string.prefix(40))”")
        self.string = string
        self.textStyle = textStyle
        self.language = language
        self.maximumLines = maximumLines
    }

    init(
        _ role: Role, _ string: String, textStyle: UIFont.TextStyle, language: String?, maximumLines: Int
    ) {
        self.init(string, textStyle: textStyle, language: language, maximumLines: maximumLines)
        self.role = role
    }

    /// The text analysed and shaped, to be measured by any thread.
    func prepared(in environment: TextEnvironment, traits: UITraitCollection) -> PreparedRowText {
        let font = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
        let attributes = TextAttributes(
            font: font.fontDescriptor.face, size: Double(font.pointSize), language: language,
            features: font.fontDescriptor.features)
        return PreparedRowText(
            text: PreparedText(string, attributes: attributes, environment: environment), maximumLines: maximumLines,
            metrics: environment.metrics)
    }
}

extension RowPart {
    /// Texts analysed and shaped, icons measured, for any thread.
    func prepared(in environment: TextEnvironment, traits: UITraitCollection) -> PreparedRowPart {
        switch self {
        case .text(let text): .text(text.prepared(in: environment, traits: traits))
        case .icon(let icon): .icon(icon.image(for: traits)?.size ?? .zero)
        }
    }
}
