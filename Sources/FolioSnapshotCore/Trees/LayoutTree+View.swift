import FolioRendering
import FolioText
public import HeadlessUIKit

extension LayoutTree {
    /// A view as it is laid out, or is laid out now.
    @MainActor
    public init(_ view: UIView) {
        view.layoutIfNeeded()
        self.init(view, part: nil)
    }

    @MainActor
    private init(_ view: UIView, part: TablePart?) {
        let parts = (view as? UITableView)?.partsByView ?? [:]
        var subviews = view.subviews
        if view is UITableView {
            // From top to bottom: how a table came to its views is no part of what it shows.
            // A hidden one is kept for reuse, or stands for a header that is not there.
            subviews = subviews.filter { !$0.isHidden }.enumerated().sorted { a, b in
                (a.element.frame.minY, a.element.frame.height, a.offset)
                    < (b.element.frame.minY, b.element.frame.height, b.offset)
            }.map(\.element)
        }
        let origin = view.bounds.origin
        self.init(
            type: String(describing: Swift.type(of: view)), identifier: view.accessibilityIdentifier,
            part: part?.description, frame: Frame(view.frame),
            scrolledTo: origin == .zero ? nil : [Double(origin.x), Double(origin.y)], isHidden: view.isHidden,
            lines: view.textOnDisplay.map(Self.lines) ?? [],
            children: subviews.map { LayoutTree($0, part: parts[ObjectIdentifier($0)]) })
    }

    @MainActor
    private static func lines(_ placement: TextPlacement) -> [Line] {
        placement.layout.lines.map { line in
            Line(
                start: line.utf16Range.lowerBound, end: line.utf16Range.upperBound,
                frame: Frame(
                    x: Double(placement.origin.x) + line.x, y: Double(placement.origin.y) + line.y,
                    width: line.width, height: line.height),
                text: placement.text.string(shownIn: line))
        }
    }
}

extension LayoutTree.Frame {
    fileprivate init(_ rect: CGRect) {
        self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }
}
