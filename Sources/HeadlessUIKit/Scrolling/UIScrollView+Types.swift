extension UIScrollView {
    /// When the safe area counts as room around the content.
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        /// At top and bottom always, at the sides where the content can be moved sideways.
        case automatic
        /// On the axes on which the content can be moved.
        case scrollableAxes
        case never
        case always
    }

    /// What of a velocity is left after each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The colour of scroll indicators.
    public enum IndicatorStyle: Int, Hashable, Sendable {
        case `default`, black, white
    }

    /// How scrolling by hand takes the keyboard away.
    public enum KeyboardDismissMode: Int, Hashable, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
}
