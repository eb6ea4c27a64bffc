/// The device that a headless interface stands in for.
@MainActor
public final class UIDevice: NSObject {
    public static let current = UIDevice()

    private override init() { super.init() }

    /// The kind of device of the current traits; `UIScreen.main.stand(for:)` chooses it.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }

    /// “iPhone” or “iPad”, by the idiom.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// What the user calls the device: its model unless set.
    public var name: String {
        get { ownName ?? model }
        set { ownName = newValue }
    }

    private var ownName: String?
}
