import HeadlessUIKit

extension UILabel: ContentDrawing {
    func contentItems(origin: CGPoint) -> [DisplayItem] { shownText?.displayItems(in: self, origin: origin) ?? [] }
}
