/// A cell, header or footer: shows a content and a background by configurations, and has both follow its state.
@MainActor
package protocol ConfigurationHost: UIView {
    associatedtype ConfigurationState: UIConfigurationState

    var contentView: UIView { get }
    var contentConfiguration: (any UIContentConfiguration)? { get }
    var backgroundConfiguration: UIBackgroundConfiguration? { get }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var automaticallyUpdatesBackgroundConfiguration: Bool { get }
    var configurationState: ConfigurationState { get }
    func updateConfiguration(using state: ConfigurationState)

    var content: ConfiguredContent { get set }
    var background: ConfiguredBackground { get set }
    /// Whether the state has changed since the configurations were last updated.
    var needsConfigurationUpdate: Bool { get set }
}

extension ConfigurationHost {
    func showContentConfiguration() {
        let state = automaticallyUpdatesContentConfiguration ? configurationState : nil
        content.show(contentConfiguration, state: state, in: contentView)
        setNeedsLayout()
    }

    func showBackgroundConfiguration() {
        let state = automaticallyUpdatesBackgroundConfiguration ? configurationState : nil
        background.show(backgroundConfiguration, state: state, in: self)
        setNeedsLayout()
    }

    /// Calls `updateConfiguration(using:)` where that was asked for; measuring, layout and display begin with it.
    package func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        if automaticallyUpdatesContentConfiguration, contentConfiguration != nil { showContentConfiguration() }
        if automaticallyUpdatesBackgroundConfiguration, backgroundConfiguration != nil { showBackgroundConfiguration() }
        updateConfiguration(using: configurationState)
    }
}
