internal import FolioSizing
internal import HeadlessUIKit

/// A header or footer whose type is no longer known, with what a table does with it.
@MainActor
struct SectionBoundaryEntry {
    let boundary: any SectionBoundary
    let viewType: UIView.Type
    let renderingIdentity: SectionBoundaryRenderingIdentity

    init(_ boundary: some SectionBoundary) {
        self.boundary = boundary
        viewType = Self.viewType(of: boundary)
        renderingIdentity = SectionBoundaryRenderingIdentity(
            viewTypeID: ObjectIdentifier(viewType), viewTypeName: TypeNames.name(of: viewType),
            viewReuseID: boundary.viewReuseID)
    }

    private static func viewType<B: SectionBoundary>(of boundary: B) -> UIView.Type { B.ViewType.self }

    func makeView() -> UIView { Self.makeView(for: boundary) }

    private static func makeView<B: SectionBoundary>(for boundary: B) -> UIView { B.ViewType(frame: .zero) }

    /// - Precondition: the view is of the boundary's type.
    func configure(_ view: UIView) { Self.configure(view, boundary) }

    private static func configure<B: SectionBoundary>(_ view: UIView, _ boundary: B) {
        boundary.configure(typed(view, for: boundary))
    }

    private static func typed<B: SectionBoundary>(_ view: UIView, for boundary: B) -> B.ViewType {
        guard let view = view as? B.ViewType else {
            fatalError("“\(boundary.viewReuseID)” is shown in \(B.ViewType.self), not in \(type(of: view))")
        }
        return view
    }

    /// Tells the header or footer that the view is about to be seen, or is seen no more.
    func send(isDisplayed: Bool, _ view: UIView) { Self.send(isDisplayed: isDisplayed, view, boundary) }

    private static func send<B: SectionBoundary>(isDisplayed: Bool, _ view: UIView, _ boundary: B) {
        let view = typed(view, for: boundary)
        if isDisplayed { boundary.willDisplay(view) } else { boundary.didEndDisplaying(view) }
    }

    /// The height in a width, from a prototype configured for this question; `.leastNormalMagnitude` for 0, as UIKit wants.
    func height(width: CGFloat, in host: UIView, prototypes: PrototypeStore<UIView>) -> CGFloat {
        let height = Self.height(of: boundary, width: width, in: host, prototypes: prototypes)
        return height == 0 ? .leastNormalMagnitude : height
    }

    private static func height<B: SectionBoundary>(
        of boundary: B, width: CGFloat, in host: UIView, prototypes: PrototypeStore<UIView>
    ) -> CGFloat {
        if let height = boundary.height(width: width) {
            return SizingRules.height(of: B.self, width: width, in: host) { _ in height }
        }
        let prototype = prototypes.prototype(boundary.viewReuseID, of: B.ViewType.self, for: host) {
            B.ViewType(frame: .zero)
        }
        return SizingRules.height(of: B.ViewType.self, width: width, in: host) { width in
            boundary.configure(prototype)
            return prototype.heightThatFits(width: width)
        }
    }
}
