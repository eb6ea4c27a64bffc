/// A cell of a client's that shows a settings row in a way of its own, after the row has configured it and before `customize`.
@MainActor
public protocol Configurable {
    func configure(with row: any SettingsRow)
}
