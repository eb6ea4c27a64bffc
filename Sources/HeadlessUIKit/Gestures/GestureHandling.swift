/// Gives a recognizer handlers that are called with one of its own class.
@MainActor
public protocol GestureHandling: UIGestureRecognizer {
    init()
}

extension GestureHandling {
    /// - Parameter handler: called whenever the gesture is recognized or changes.
    public init(handler: @escaping @MainActor (Self) -> Void) {
        self.init()
        addHandler(handler)
    }

    /// Adds something to do whenever the gesture is recognized or changes; the number takes it back.
    @discardableResult
    public func addHandler(_ handler: @escaping @MainActor (Self) -> Void) -> Int {
        lastToken += 1
        handlers.append((lastToken, { if let own = $0 as? Self { handler(own) } }))
        return lastToken
    }

    public func removeHandler(_ token: Int) { handlers.removeAll { $0.token == token } }
}
