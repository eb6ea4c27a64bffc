import Foundation

/// The direction in which a stack puts its children.
public enum LayoutAxis: Hashable, Sendable {
    case horizontal, vertical

    var cross: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    init(_ axis: LayoutAxis, main: CGFloat, cross: CGFloat) {
        self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    subscript(axis: LayoutAxis) -> CGFloat { axis == .horizontal ? width : height }
}
