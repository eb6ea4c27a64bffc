extension UIButton {
    /// What a button without a configuration looks like.
    public enum ButtonType: Int, Hashable, Sendable {
        /// White titles of 18 points.
        case custom = 0
        /// Titles of 15 points in the tint colour.
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7

        /// The name that `system` had before.
        public static let roundedRect = ButtonType.system

        /// Of the types that show a sign of their own. Points.
        var signSize: CGSize? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: ControlMetrics.detailButtonSize
            case .contactAdd: ControlMetrics.contactAddButtonSize
            case .close: ControlMetrics.closeButtonSize
            }
        }
    }
}
