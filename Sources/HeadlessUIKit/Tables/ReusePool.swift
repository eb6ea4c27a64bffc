/// Views of one role that are not on display, by reuse identifier, and how to make more of them.
@MainActor
struct ReusePool<View: UIView> {
    /// More are dropped: a screenful is what can be needed at once.
    private static var capacity: Int { 64 }

    private var views: [String: [View]] = [:]
    private var makers: [String: () -> View] = [:]

    mutating func register(_ identifier: String, maker: (() -> View)?) {
        makers[identifier] = maker
        views[identifier] = nil
    }

    /// A view used before, without preparation for its next use.
    mutating func takeUsed(_ identifier: String) -> View? { views[identifier]?.popLast() }

    /// How to make a view. It is called outside the pool, as a client's initialiser may come back to the table.
    func maker(_ identifier: String) -> (() -> View)? { makers[identifier] }

    mutating func put(_ view: View, _ identifier: String) {
        guard views[identifier, default: []].count < Self.capacity else { return }
        views[identifier, default: []].append(view)
    }
}
