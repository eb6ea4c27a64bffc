public import HeadlessUIKit

/// A section's header or footer that says how high it is for a width.
///
/// A class that is not final writes `required init(frame:)`, a final one `override init(frame:)`.
@MainActor
public protocol SizingSectionView {
    init(frame: CGRect)
    /// The complete height in points: finite and not negative.
    func heightThatFits(width: CGFloat) -> CGFloat
}
