public import HeadlessUIKit

/// What a laid-out view tree shows, as a value: shapes and glyphs with their places, from back to front.
///
/// It holds nothing of the views and can be drawn on any thread, any number of times, at any scale. Points, y downwards.
public struct DisplayList: Sendable {
    public var size: CGSize
    public var items: [DisplayItem]

    public init(size: CGSize, items: [DisplayItem]) {
        self.size = size
        self.items = items
    }

    /// The rows, headers and footers drawn, in the list's coordinates, from top to bottom.
    public var parts: [DisplayPart] {
        Self.parts(items, transform: .identity).sorted { ($0.rect.minY, $0.rect.minX) < ($1.rect.minY, $1.rect.minX) }
    }

    private static func parts(_ items: [DisplayItem], transform: CGAffineTransform) -> [DisplayPart] {
        items.flatMap { item -> [DisplayPart] in
            guard case .group(let group) = item else { return [] }
            let transform = group.transform.concatenating(transform)
            let own = group.part.map { [DisplayPart($0.part, rect: transform.bounds(of: $0.rect))] } ?? []
            return own + parts(group.items, transform: transform)
        }
    }
}

extension CGAffineTransform {
    /// The smallest upright rectangle around a transformed one.
    fileprivate func bounds(of rect: CGRect) -> CGRect {
        guard !isIdentity else { return rect }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map { CGPoint(x: a * $0.x + c * $0.y + tx, y: b * $0.x + d * $0.y + ty) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (minX, minY) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
    }
}
