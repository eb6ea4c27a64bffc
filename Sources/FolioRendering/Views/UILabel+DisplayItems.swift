import HeadlessUIKit

extension UILabel: ContentDrawing {
    func contentItems(origin: CGPoint) -> [DisplayItem] {
        guard let placement = textPlacement, let string = attributedText else { return [] }
        return placement.displayItems(string, color: textColor, in: self, origin: origin)
    }
}
