public import HeadlessUIKit

/// How a row's height is found without a cell: what is slow is done once, by any thread, and every width is arithmetic.
public struct HeightPreparation: Sendable {
    /// The height at the row's proposed width, rounded as the traits' text environment says. Points.
    public typealias HeightForWidth = @Sendable (_ width: CGFloat) -> CGFloat

    /// Does what does not depend on the width, for the traits of the table.
    public let prepare: @Sendable (UITraitCollection) -> HeightForWidth

    public init(prepare: @escaping @Sendable (UITraitCollection) -> HeightForWidth) { self.prepare = prepare }
}
