extension NSAttributedString {
    /// The same text with the attributes that `NSAttributedString` has here: UIKit's and the language.
    public convenience init(_ string: AttributedString) {
        typealias Scope = AttributeScopes.UIKitAttributes
        let converted = NSMutableAttributedString()
        for run in string.runs {
            var attributes: [Key: Any] = [:]
            attributes[.font] = run[Scope.FontAttribute.self]
            attributes[.paragraphStyle] = run[Scope.ParagraphStyleAttribute.self]
            attributes[.foregroundColor] = run[Scope.ForegroundColorAttribute.self]
            attributes[.backgroundColor] = run[Scope.BackgroundColorAttribute.self]
            attributes[.kern] = run[Scope.KernAttribute.self]
            attributes[.baselineOffset] = run[Scope.BaselineOffsetAttribute.self]
            attributes[.tracking] = run[Scope.TrackingAttribute.self]
            attributes[.ligature] = run[Scope.LigatureAttribute.self]
            attributes[.underlineStyle] = run[Scope.UnderlineStyleAttribute.self]?.rawValue
            attributes[.underlineColor] = run[Scope.UnderlineColorAttribute.self]
            attributes[.strikethroughStyle] = run[Scope.StrikethroughStyleAttribute.self]?.rawValue
            attributes[.strikethroughColor] = run[Scope.StrikethroughColorAttribute.self]
            attributes[.strokeColor] = run[Scope.StrokeColorAttribute.self]
            attributes[.strokeWidth] = run[Scope.StrokeWidthAttribute.self]
            attributes[.obliqueness] = run[Scope.ObliquenessAttribute.self]
            attributes[.expansion] = run[Scope.ExpansionAttribute.self]
            attributes[.textEffect] = run[Scope.TextEffectAttribute.self]
            attributes[.shadow] = run[Scope.ShadowAttribute.self]
            attributes[.attachment] = run[Scope.AttachmentAttribute.self]
            attributes[.link] = run.link
            attributes[.languageIdentifier] = run.languageIdentifier
            let text = String(string[run.range].characters)
            converted.append(NSAttributedString(string: text, attributes: attributes))
        }
        self.init(attributedString: converted)
    }

    /// The same; every attribute that is carried here is in UIKit's scope.
    public convenience init(
        _ string: AttributedString, including scope: AttributeScopes.UIKitAttributes.Type
    ) throws {
        self.init(string)
    }

    public convenience init(
        _ string: AttributedString, including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
    ) throws {
        self.init(string)
    }
}
