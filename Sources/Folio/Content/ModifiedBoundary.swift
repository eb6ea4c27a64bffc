public import HeadlessUIKit

/// A header or footer with closures for events or another height; made by the methods of `SectionBoundary` such as
/// `onWillDisplay`. A modified header is a header, a modified footer a footer.
@MainActor
public struct ModifiedBoundary<Base: SectionBoundary>: SectionBoundary {
    public let base: Base
    private var modifiers = BoundaryModifiers<Base.ViewType>()

    init(_ base: Base, _ change: (inout BoundaryModifiers<Base.ViewType>) -> Void) {
        self.base = base
        change(&modifiers)
    }

    public var viewReuseID: String { base.viewReuseID }

    public func configure(_ view: Base.ViewType) {
        base.configure(view)
        modifiers.configure?(view)
    }

    public func height(width: CGFloat) -> CGFloat? {
        modifiers.fixedHeight ?? modifiers.height?(width) ?? base.height(width: width)
    }

    public func willDisplay(_ view: Base.ViewType) {
        base.willDisplay(view)
        modifiers.willDisplay?(view)
    }

    public func didEndDisplaying(_ view: Base.ViewType) {
        base.didEndDisplaying(view)
        modifiers.didEndDisplaying?(view)
    }
}

extension ModifiedBoundary: SectionHeader where Base: SectionHeader {}
extension ModifiedBoundary: SectionFooter where Base: SectionFooter {}

extension SectionBoundary {
    /// As high as this whatever the view says. Points; finite and not negative.
    public func fixedHeight(_ height: CGFloat) -> ModifiedBoundary<Self> {
        ModifiedBoundary(self) { $0.fixedHeight = height }
    }

    /// As high as the closure says for a width, without a view. Points.
    public func height(_ height: @escaping @MainActor (_ width: CGFloat) -> CGFloat) -> ModifiedBoundary<Self> {
        ModifiedBoundary(self) { $0.height = height }
    }

    /// Changes the view after it was configured, for display and for measuring.
    public func onConfigure(_ action: @escaping @MainActor (ViewType) -> Void) -> ModifiedBoundary<Self> {
        ModifiedBoundary(self) { $0.configure = action }
    }

    public func onWillDisplay(_ action: @escaping @MainActor (ViewType) -> Void) -> ModifiedBoundary<Self> {
        ModifiedBoundary(self) { $0.willDisplay = action }
    }

    public func onDidEndDisplaying(_ action: @escaping @MainActor (ViewType) -> Void) -> ModifiedBoundary<Self> {
        ModifiedBoundary(self) { $0.didEndDisplaying = action }
    }
}
