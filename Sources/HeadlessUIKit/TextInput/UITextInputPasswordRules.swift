/// What passwords a service takes, in Apple's notation, for a keyboard that makes one up.
public final class UITextInputPasswordRules: NSObject, Sendable {
    public let passwordRulesDescriptor: String

    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
