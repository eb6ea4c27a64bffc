extension AttributedString {
    /// The same text with the attributes that `AttributedString` has here: UIKit's, links and the language.
    public init(_ string: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let text = string.attributedSubstring(from: range).string
            append(AttributedString(text, attributes: AttributeContainer(attributes)))
        }
    }

    /// The same; every attribute that is carried here is in UIKit's scope.
    public init(_ string: NSAttributedString, including scope: AttributeScopes.UIKitAttributes.Type) throws {
        self.init(string)
    }

    public init(
        _ string: NSAttributedString, including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
    ) throws {
        self.init(string)
    }
}
