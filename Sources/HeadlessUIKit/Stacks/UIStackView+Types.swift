extension UIStackView {
    /// How arranged views share the length of a stack.
    public enum Distribution: Int, Hashable, Sendable {
        /// Natural lengths; what is left over or missing goes to the view that holds its length least.
        case fill
        case fillEqually
        /// In proportion to the natural lengths.
        case fillProportionally
        /// Natural lengths, with equal gaps between them.
        case equalSpacing
        /// Natural lengths, with equal distances between the middles where gaps allow it.
        case equalCentering
    }

    /// Where arranged views stand across the axis.
    public enum Alignment: Int, Hashable, Sendable {
        case fill
        case leading
        /// On one line by their first baselines; in a vertical stack as `leading`.
        case firstBaseline
        case center
        case trailing
        /// On one line by their last baselines; in a vertical stack as `trailing`.
        case lastBaseline

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }
}
