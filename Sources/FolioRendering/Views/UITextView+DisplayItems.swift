import HeadlessUIKit

extension UITextView: ContentDrawing {
    func contentItems(origin: CGPoint) -> [DisplayItem] { shownText?.displayItems(in: self, origin: origin) ?? [] }
}
