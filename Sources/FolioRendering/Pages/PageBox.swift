import FolioText
import HeadlessUIKit

/// A box of a page: a background and a border, and what stands in it.
struct PageBox {
    enum Content {
        case box(PageBox)
        case text(PageText)
        /// What is drawn and has no text.
        case picture([DisplayItem])
    }

    struct Item {
        var content: Content
        /// In the box's coordinates; of a text the lines, not the label around them.
        var rect: CGRect
        /// Whether it stands behind the rest and takes no part in the box's height.
        var isBackdrop = false
    }

    /// In the coordinates of the box around it.
    var rect: CGRect
    var part: TablePart?
    var background: CGColor?
    var border: (width: CGFloat, color: CGColor)?
    var cornerRadius: CGFloat = 0
    var roundCorners = RoundedRectangle.Corners.all
    var clips = false
    var alpha: CGFloat = 1
    var items: [Item] = []
}

extension PageBox {
    /// A view and those below it. Views that show nothing themselves are no boxes: what is in them stands in the box around.
    @MainActor
    init(_ view: UIView, in rect: CGRect, part: TablePart? = nil, background: UIColor? = nil) {
        self.rect = rect
        self.part = part
        let drawing = view as? any ContentDrawing
        let color = view.backgroundColor ?? background ?? drawing?.defaultBackgroundColor
        self.background = color.map(view.resolved).flatMap { $0.alpha > 0 ? $0 : nil }
        if view.layer.borderWidth > 0, let color = view.layer.borderColor, color.alpha > 0 {
            border = (view.layer.borderWidth, color)
        }
        cornerRadius = view.layer.cornerRadius
        roundCorners = view.layer.roundCorners
        clips = view.clipsToBounds && !(view is UIScrollView)
        alpha = min(max(view.alpha, 0), 1)
        items = Self.items(of: view, in: CGRect(origin: .zero, size: rect.size))
    }

    @MainActor
    private static func items(of view: UIView, in rect: CGRect) -> [Item] {
        let origin = CGPoint(x: rect.minX - view.bounds.minX, y: rect.minY - view.bounds.minY)
        var items: [Item] = []
        if let item = textItem(of: view, origin: origin) { items.append(item) }
        if !(view is any TextShowing), !(view is UITableView), let drawing = view as? any ContentDrawing {
            items += pictures(of: drawing, in: rect)
        }
        let table = view as? UITableView
        let parts = table?.partsByView ?? [:]
        for subview in view.subviews where !subview.isHidden && subview.alpha > 0 {
            let frame = subview.frame.offsetBy(dx: origin.x, dy: origin.y)
            let part = parts[ObjectIdentifier(subview)]
            guard part != nil || isBox(subview) else {
                items += self.items(of: subview, in: frame)
                continue
            }
            let box = PageBox(subview, in: frame, part: part, background: table?.background(of: part))
            let isBackdrop = part == nil && subview.isWithoutText && frame.insetBy(dx: -0.5, dy: -0.5).contains(rect)
            items.append(Item(content: .box(box), rect: frame, isBackdrop: isBackdrop))
        }
        return items
    }

    /// Whether a view is seen apart from what is in it.
    @MainActor
    private static func isBox(_ view: UIView) -> Bool {
        let drawing = view as? any ContentDrawing
        let color = (view.backgroundColor ?? drawing?.defaultBackgroundColor).map(view.resolved)
        return color.map { $0.alpha > 0 } == true || view.layer.borderWidth > 0 || view.alpha < 1
            || (view.clipsToBounds && !view.subviews.isEmpty)
    }

    @MainActor
    private static func textItem(of view: UIView, origin: CGPoint) -> Item? {
        guard let shown = (view as? any TextShowing)?.shownText else { return nil }
        let placement = shown.placement
        let rect = CGRect(
            x: origin.x + placement.origin.x, y: origin.y + placement.origin.y,
            width: view.bounds.maxX - placement.origin.x, height: CGFloat(placement.layout.height))
        let lines = (view as? UILabel)?.numberOfLines ?? 0
        return Item(content: .text(PageText(shown, view: view, maximumLines: lines)), rect: rect)
    }

    /// What a view draws itself. Of a cell the accessory may be higher than its texts; controls and separators take no room.
    @MainActor
    private static func pictures(of view: any ContentDrawing, in rect: CGRect) -> [Item] {
        let origin = CGPoint(x: rect.minX - view.bounds.minX, y: rect.minY - view.bounds.minY)
        func item(_ drawn: [DisplayItem], _ rect: CGRect, isBackdrop: Bool = false) -> [Item] {
            drawn.isEmpty ? [] : [Item(content: .picture(drawn), rect: rect, isBackdrop: isBackdrop)]
        }
        guard let cell = view as? UITableViewCell else { return item(view.contentItems(origin: origin), rect) }
        let accessory = cell.accessoryFrame?.offsetBy(dx: origin.x, dy: origin.y) ?? rect
        return item(cell.accessoryItems(origin: origin), accessory)
            + item(cell.editingItems(origin: origin) + cell.separatorItems(origin: origin), rect, isBackdrop: true)
    }
}

extension UIView {
    /// Whether neither the view nor one below it shows text.
    fileprivate var isWithoutText: Bool { !(self is any TextShowing) && subviews.allSatisfy(\.isWithoutText) }
}
