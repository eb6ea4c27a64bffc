/// The view of a background configuration behind everything in another view.
@MainActor
package struct ConfiguredBackground {
    private(set) var view: BackgroundConfigurationView?

    /// - Parameter state: what the configuration is updated for; nil shows it as it is.
    mutating func show(
        _ configuration: UIBackgroundConfiguration?, state: (any UIConfigurationState)?, in container: UIView
    ) {
        guard let configuration else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        let shown = view ?? BackgroundConfigurationView(frame: .zero)
        if view == nil {
            view = shown
            container.insertSubview(shown, at: 0)
        }
        shown.show(state.map { configuration.updated(for: $0) } ?? configuration)
    }

    func layOut(in container: UIView) {
        view?.frame = view?.configuration.frame(in: container) ?? .zero
    }
}
