/// What a text wants of its keyboard. There is none here, so that only `isSecureTextEntry` and the return key show.
@MainActor
public protocol UITextInputTraits: AnyObject {
    /// All of them together; the properties below are its.
    var textInputTraits: TextInputTraits { get set }
}

extension UITextInputTraits {
    public var keyboardType: UIKeyboardType {
        get { textInputTraits.keyboardType }
        set { textInputTraits.keyboardType = newValue }
    }

    public var keyboardAppearance: UIKeyboardAppearance {
        get { textInputTraits.keyboardAppearance }
        set { textInputTraits.keyboardAppearance = newValue }
    }

    public var returnKeyType: UIReturnKeyType {
        get { textInputTraits.returnKeyType }
        set { textInputTraits.returnKeyType = newValue }
    }

    /// Whether the return key does nothing while there is no text.
    public var enablesReturnKeyAutomatically: Bool {
        get { textInputTraits.enablesReturnKeyAutomatically }
        set { textInputTraits.enablesReturnKeyAutomatically = newValue }
    }

    public var autocapitalizationType: UITextAutocapitalizationType {
        get { textInputTraits.autocapitalizationType }
        set { textInputTraits.autocapitalizationType = newValue }
    }

    public var autocorrectionType: UITextAutocorrectionType {
        get { textInputTraits.autocorrectionType }
        set { textInputTraits.autocorrectionType = newValue }
    }

    public var spellCheckingType: UITextSpellCheckingType {
        get { textInputTraits.spellCheckingType }
        set { textInputTraits.spellCheckingType = newValue }
    }

    public var smartQuotesType: UITextSmartQuotesType {
        get { textInputTraits.smartQuotesType }
        set { textInputTraits.smartQuotesType = newValue }
    }

    public var smartDashesType: UITextSmartDashesType {
        get { textInputTraits.smartDashesType }
        set { textInputTraits.smartDashesType = newValue }
    }

    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { textInputTraits.smartInsertDeleteType }
        set { textInputTraits.smartInsertDeleteType = newValue }
    }

    public var inlinePredictionType: UITextInlinePredictionType {
        get { textInputTraits.inlinePredictionType }
        set { textInputTraits.inlinePredictionType = newValue }
    }

    /// What a password made up by the keyboard would have to be like.
    public var passwordRules: UITextInputPasswordRules? {
        get { textInputTraits.passwordRules }
        set { textInputTraits.passwordRules = newValue }
    }

    /// What the text means, such as a name or a password.
    public var textContentType: UITextContentType! {
        get { textInputTraits.textContentType }
        set { textInputTraits.textContentType = newValue }
    }

    /// Whether a text field shows dots in place of its text.
    public var isSecureTextEntry: Bool {
        get { textInputTraits.isSecureTextEntry }
        set { textInputTraits.isSecureTextEntry = newValue }
    }
}
