public import HeadlessUIKit

/// A cell that says how high it is for a width.
///
/// A class whose only initialiser is its own, such as `init(model:)`, also overrides `init(style:reuseIdentifier:)`, which
/// makes the cells on display and the one that is measured.
@MainActor
public protocol SizingCell {
    /// The complete height in points, margins and accessories included: finite and not negative.
    ///
    /// Called on a cell that was configured but is in no table; `width` is the table's.
    func heightThatFits(width: CGFloat) -> CGFloat
}
