public import Foundation

/// One box of a layout: what it is and which boxes stand inside it. Its leaf is known by number alone.
@usableFromInline
struct LayoutBox: Sendable {
    @usableFromInline
    enum Kind: Sendable {
        /// The position among the layout's leaves.
        case leaf(Int)
        case spacer(minimumLength: CGFloat)
        case stack(LayoutAxis, spacing: CGFloat, alignment: AxisAlignment)
        case overlay(horizontal: AxisAlignment, vertical: AxisAlignment)
        case firstFitting
        case inset(LayoutInsets)
        case frame(FrameLimits, horizontal: AxisAlignment, vertical: AxisAlignment)
        case aspectRatio(CGFloat)
    }

    var kind: Kind
    /// How many boxes it is together with those inside it.
    var extent: Int32 = 1
    /// In a stack, boxes of a higher priority take their length first.
    var priority = 0
}
