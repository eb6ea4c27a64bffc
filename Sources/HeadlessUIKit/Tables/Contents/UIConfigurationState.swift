/// The state of a view for which a configuration can be updated.
@MainActor
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)

    var traitCollection: UITraitCollection { get set }

    /// A state of the client's own; nil where it has no value.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
