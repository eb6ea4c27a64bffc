public import HeadlessUIKit

/// A button that a swipe over a row brings to light. Two are equal where they look the same; what they do is not compared.
public struct RowAction: Equatable, Sendable {
    public var title: String
    public var style: UIContextualAction.Style
    public var perform: @MainActor @Sendable () -> Void

    public init(
        _ title: String, style: UIContextualAction.Style = .normal, perform: @escaping @MainActor @Sendable () -> Void
    ) {
        self.title = title
        self.style = style
        self.perform = perform
    }

    public static func == (one: RowAction, other: RowAction) -> Bool {
        one.title == other.title && one.style == other.style
    }
}
