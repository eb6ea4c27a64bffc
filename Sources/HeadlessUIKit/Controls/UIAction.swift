/// A closure to run when a control is used.
@MainActor
public final class UIAction: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public typealias Handler = @MainActor (UIAction) -> Void

    public let title: String
    public let identifier: Identifier
    /// The control that is running the action.
    public internal(set) weak var sender: AnyObject?
    let handler: Handler

    /// - Parameter identifier: a second action of the same identifier takes the first one's place; nil makes a new one.
    public init(title: String = "", identifier: Identifier? = nil, handler: @escaping Handler) {
        self.title = title
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
    }
}
