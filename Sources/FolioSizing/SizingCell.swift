public import HeadlessUIKit

/// A cell that says how high it is for a width.
///
/// A class whose only initialiser is its own, such as `init(model:)`, also overrides `init(style:reuseIdentifier:)`, which
/// makes the cells on display and the one that is measured.
@MainActor
public protocol SizingCell {
    /// The complete height in points, margins and accessories included: finite and not negative.
    ///
    /// Called on a cell that was configured but is in no table; `width` is the table's. While the table is edited, the cell
    /// is too (`isEditing`), and its content view has the width that the controls leave it.
    func heightThatFits(width: CGFloat) -> CGFloat
}

extension SizingCell where Self: UITableViewCell {
    /// What the cell's `sizeThatFits` says: a cell with a content configuration or labels of its own sizes itself.
    ///
    /// A class that leaves this to its subclasses declares the method itself, `open`: a subclass's version is not called
    /// where its base class took this one.
    public func heightThatFits(width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
}
