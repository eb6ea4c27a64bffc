public import HeadlessUIKit

extension SnapshotStrategy where Value: UIView {
    /// The class names of a view and those below it, indented, with their frames; laid out first where they need it.
    ///
    /// Frames are in superviews' coordinates. Labels show their text, scrolled views the origin of their bounds.
    @MainActor
    public static var layoutTree: SnapshotStrategy {
        SnapshotStrategy<String>.text.pullback { (view: Value) in
            view.layoutIfNeeded()
            return view.layoutTreeLines(depth: 0).joined(separator: "\n") + "\n"
        }
    }
}

extension UIView {
    fileprivate func layoutTreeLines(depth: Int) -> [String] {
        var parts = [String(describing: type(of: self))]
        if let accessibilityIdentifier { parts.append("#\(accessibilityIdentifier.escapedForSnapshot)") }
        parts.append("(\(Self.text(frame.origin)) \(frame.width.snapshotText) × \(frame.height.snapshotText))")
        if bounds.origin != .zero { parts.append("bounds from (\(Self.text(bounds.origin)))") }
        if isHidden { parts.append("hidden") }
        if let text = (self as? UILabel)?.text { parts.append("“\(text.escapedForSnapshot)”") }
        let line = String(repeating: "  ", count: depth) + parts.joined(separator: " ")
        return [line] + subviews.flatMap { $0.layoutTreeLines(depth: depth + 1) }
    }

    private static func text(_ point: CGPoint) -> String { "\(point.x.snapshotText), \(point.y.snapshotText)" }
}
