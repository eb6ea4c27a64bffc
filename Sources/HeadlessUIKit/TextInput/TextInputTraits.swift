/// What a text wants of its keyboard, as one value; see `UITextInputTraits`.
public struct TextInputTraits: Hashable, Sendable {
    public var keyboardType = UIKeyboardType.default
    public var keyboardAppearance = UIKeyboardAppearance.default
    public var returnKeyType = UIReturnKeyType.default
    public var enablesReturnKeyAutomatically = false
    public var autocapitalizationType = UITextAutocapitalizationType.sentences
    public var autocorrectionType = UITextAutocorrectionType.default
    public var spellCheckingType = UITextSpellCheckingType.default
    public var smartQuotesType = UITextSmartQuotesType.default
    public var smartDashesType = UITextSmartDashesType.default
    public var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    public var inlinePredictionType = UITextInlinePredictionType.default
    public var textContentType: UITextContentType?
    public var passwordRules: UITextInputPasswordRules?
    public var isSecureTextEntry = false

    public init() {}
}
