/// A closure to run when a control is used, with the title and picture that a button takes from it.
@MainActor
public final class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public typealias Handler = @MainActor (UIAction) -> Void

    public let identifier: Identifier
    public var discoverabilityTitle: String?
    public var attributes: UIMenuElement.Attributes
    public var state: UIMenuElement.State
    /// In place of the picture in a menu while the state is `on`; kept.
    public var selectedImage: UIImage?
    private let handler: Handler
    private weak var control: UIControl?

    /// - Parameter identifier: a second action of the same identifier takes the first one's place; nil makes a new one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping Handler
    ) {
        self.selectedImage = selectedImage
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The control that is running the action.
    public var sender: Any? { control }

    /// Runs the action for a sender that is no control of its own, such as a menu.
    public func performWithSender(_ sender: Any?, target: Any?) {
        control = sender as? UIControl
        handler(self)
        control = nil
    }

    func run(from control: UIControl) {
        let outer = self.control
        self.control = control
        handler(self)
        self.control = outer
    }
}
