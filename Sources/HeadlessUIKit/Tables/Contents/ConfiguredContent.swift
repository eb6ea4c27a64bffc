/// The view of a content configuration, kept while it can show the configurations that follow.
@MainActor
package struct ConfiguredContent {
    private(set) var view: (UIView & UIContentView)?

    /// - Parameter state: what the configuration is updated for; nil shows it as it is.
    mutating func show(
        _ configuration: (any UIContentConfiguration)?, state: (any UIConfigurationState)?, in container: UIView
    ) {
        guard let configuration else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        let updated = state.map { configuration.updated(for: $0) } ?? configuration
        if let view, view.supports(updated) {
            view.configuration = updated
        } else {
            view?.removeFromSuperview()
            let view = updated.makeContentView()
            self.view = view
            container.addSubview(view)
        }
    }
}
