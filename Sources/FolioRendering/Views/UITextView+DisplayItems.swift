import HeadlessUIKit

extension UITextView: ContentDrawing {
    func contentItems(origin: CGPoint) -> [DisplayItem] {
        guard let placement = textPlacement else { return [] }
        return placement.displayItems(attributedText, color: textColor ?? .label, in: self, origin: origin)
    }
}
