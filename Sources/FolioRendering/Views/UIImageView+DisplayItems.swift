import HeadlessUIKit

extension UIImageView: ContentDrawing {
    func contentItems(origin: CGPoint) -> [DisplayItem] {
        guard let placement = imagePlacement, placement.rect.width > 0, placement.rect.height > 0 else { return [] }
        return placement.image.displayItems(
            in: placement.rect.offsetBy(dx: origin.x, dy: origin.y), color: placement.color,
            isMirrored: placement.isMirrored, view: self)
    }
}
