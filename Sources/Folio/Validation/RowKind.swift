internal import HeadlessUIKit

/// How the rows of one cell type and reuse identifier are shown; they share it, so that it is told from others at once.
@MainActor
final class RowKind {
    let renderingIdentity: RowRenderingIdentity

    init(_ renderingIdentity: RowRenderingIdentity) { self.renderingIdentity = renderingIdentity }
}
