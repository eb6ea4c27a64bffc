extension AttributeContainer {
    /// The attributes that a dictionary for `NSAttributedString` has; others than UIKit's and the language are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        typealias Scope = AttributeScopes.UIKitAttributes
        typealias FoundationScope = AttributeScopes.FoundationAttributes
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            dictionary[key].flatMap(NSAttributedString.number).map { CGFloat($0) }
        }
        func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            number(key).flatMap { Int(exactly: $0) }.map(NSUnderlineStyle.init(rawValue:))
        }
        self.init()
        self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
        self[Scope.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
        self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[Scope.KernAttribute.self] = number(.kern)
        self[Scope.BaselineOffsetAttribute.self] = number(.baselineOffset)
        self[Scope.TrackingAttribute.self] = number(.tracking)
        self[Scope.LigatureAttribute.self] = number(.ligature).flatMap { Int(exactly: $0) }
        self[Scope.UnderlineStyleAttribute.self] = style(.underlineStyle)
        self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
        self[Scope.StrikethroughStyleAttribute.self] = style(.strikethroughStyle)
        self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
        self[Scope.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
        self[Scope.StrokeWidthAttribute.self] = number(.strokeWidth)
        self[Scope.ObliquenessAttribute.self] = number(.obliqueness)
        self[Scope.ExpansionAttribute.self] = number(.expansion)
        self[Scope.TextEffectAttribute.self] = dictionary[.textEffect] as? NSAttributedString.TextEffectStyle
        self[Scope.ShadowAttribute.self] = dictionary[.shadow] as? NSShadow
        self[Scope.AttachmentAttribute.self] = dictionary[.attachment] as? NSTextAttachment
        self[FoundationScope.LinkAttribute.self] =
            dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
        self[FoundationScope.LanguageIdentifierAttribute.self] = dictionary[.languageIdentifier] as? String
    }
}
