extension UITableViewCell {
    public enum CellStyle: Int, Sendable {
        /// A title.
        case `default`
        /// A title, and a detail at the trailing edge in secondary colour.
        case value1
        /// A title in tint colour, and a detail beside it.
        case value2
        /// A title, and a smaller detail below it.
        case subtitle
    }

    public enum SelectionStyle: Int, Sendable {
        case none
        case blue
        case gray
        case `default`
    }

    public enum SeparatorStyle: Int, Sendable {
        case none
        case singleLine
    }

    /// The control at the leading edge of a row whose table is edited.
    public enum EditingStyle: Int, Sendable {
        case none
        case delete
        case insert
    }

    /// What a cell shows besides its content.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    public enum AccessoryType: Int, Sendable {
        case none
        case disclosureIndicator
        case detailDisclosureButton
        case checkmark
        case detailButton

        /// What the accessory and its margin take of the cell's width. Points.
        package var room: CGFloat { self == .none ? 0 : size.width + TableMetrics.accessoryMargin }

        /// What the accessory takes of the cell; zero for none. The figures are `TableMetrics`'.
        var size: CGSize {
            switch self {
            case .none: return .zero
            case .disclosureIndicator: return TableMetrics.disclosureIndicatorSize
            case .checkmark: return TableMetrics.checkmarkSize
            case .detailButton: return TableMetrics.detailButtonSize
            case .detailDisclosureButton:
                let button = TableMetrics.detailButtonSize
                let indicator = TableMetrics.disclosureIndicatorSize
                return CGSize(
                    width: button.width + TableMetrics.detailDisclosureGap + indicator.width,
                    height: max(button.height, indicator.height))
            }
        }
    }
}
