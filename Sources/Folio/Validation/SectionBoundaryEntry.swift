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
            viewTypeID: ObjectIdentifier(viewType), viewTypeName: String(describing: viewType),
            viewReuseID: boundary.viewReuseID)
    }

    private static func viewType<B: SectionBoundary>(of boundary: B) -> UIView.Type { B.ViewType.self }

    func makeView() -> UIView { Self.makeView(for: boundary) }

    private static func makeView<B: SectionBoundary>(for boundary: B) -> UIView { B.ViewType(frame: .zero) }

    /// - Precondition: the view is of the boundary's type.
    func configure(_ view: UIView) { Self.configure(view, boundary) }

    private static func configure<B: SectionBoundary>(_ view: UIView, _ boundary: B) {
        guard let view = view as? B.ViewType else {
            fatalError("“\(boundary.viewReuseID)” is shown in \(B.ViewType.self), not in \(type(of: view))")
        }
        boundary.configure(view)
    }

    /// The height in a width, from a prototype configured for this question; `.leastNormalMagnitude` for 0, as UIKit wants.
    func height(width: CGFloat, in host: UIView, prototypes: PrototypeStore<UIView>) -> CGFloat {
        let height = Self.height(of: boundary, width: width, in: host, prototypes: prototypes)
        return height == 0 ? .leastNormalMagnitude : height
    }

    private static func height<B: SectionBoundary>(
        of boundary: B, width: CGFloat, in host: UIView, prototypes: PrototypeStore<UIView>
    ) -> CGFloat {
        let prototype = prototypes.prototype(boundary.viewReuseID, of: B.ViewType.self, for: host) {
            B.ViewType(frame: .zero)
        }
        return SizingRules.height(of: B.ViewType.self, width: width, in: host) { width in
            boundary.configure(prototype)
            return prototype.heightThatFits(width: width)
        }
    }
}
