/// The state of a view for which a configuration can be updated.
@MainActor
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}
