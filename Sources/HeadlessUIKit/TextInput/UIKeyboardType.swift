/// The keys that a keyboard has.
public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation
    // Apple's name.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The name that `asciiCapable` had before.
    public static let alphabet = UIKeyboardType.asciiCapable
}

public enum UIKeyboardAppearance: Int, Hashable, Sendable {
    case `default`, dark, light
}

/// What the return key says.
public enum UIReturnKeyType: Int, Hashable, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Which letters a keyboard makes capitals of by itself.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Hashable, Sendable {
    case `default`, no, yes
}

public enum UITextSpellCheckingType: Int, Hashable, Sendable {
    case `default`, no, yes
}

public enum UITextSmartQuotesType: Int, Hashable, Sendable {
    case `default`, no, yes
}

public enum UITextSmartDashesType: Int, Hashable, Sendable {
    case `default`, no, yes
}

/// Whether spaces are put around what is pasted.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
    case `default`, no, yes
}

/// Whether a keyboard proposes how a sentence goes on.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
    case `default`, no, yes
}
