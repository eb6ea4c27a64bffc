/// What a content view shows, as a value that makes the view for it.
@MainActor
public protocol UIContentConfiguration {
    func makeContentView() -> UIView & UIContentView
    /// The configuration as it is in the state, such as selected.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@MainActor
public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show the configuration, so that no other need be made.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// A view shows configurations of the type that it has.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
