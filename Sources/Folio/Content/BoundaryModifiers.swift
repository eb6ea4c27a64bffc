internal import HeadlessUIKit

/// What a modified header or footer does beside what it does itself; a nil changes nothing.
@MainActor
struct BoundaryModifiers<View: UIView> {
    var fixedHeight: CGFloat?
    var height: ((CGFloat) -> CGFloat)?
    var configure: ((View) -> Void)?
    var willDisplay: ((View) -> Void)?
    var didEndDisplaying: ((View) -> Void)?
}
