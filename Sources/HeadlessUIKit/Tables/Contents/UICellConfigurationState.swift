/// A cell's state: its traits, whether it is selected, and whether it is highlighted.
@MainActor
public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isSelected: Bool
    public var isHighlighted: Bool

    public init(traitCollection: UITraitCollection) {
        self.init(traitCollection: traitCollection, isSelected: false, isHighlighted: false)
    }

    init(traitCollection: UITraitCollection, isSelected: Bool, isHighlighted: Bool) {
        self.traitCollection = traitCollection
        self.isSelected = isSelected
        self.isHighlighted = isHighlighted
    }
}
