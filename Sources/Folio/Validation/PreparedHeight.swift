internal import HeadlessUIKit

/// A row's height without a cell, for the traits that it was prepared for.
struct PreparedHeight: Sendable {
    let traits: UITraitCollection
    let height: HeightPreparation.HeightForWidth
}
