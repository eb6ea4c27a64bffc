internal import FolioText

extension PreparedText {
    /// The most lines, of those permitted (0 is no limit), that fit a height at a width; the first always counts.
    func maximumLines(fitting height: CGFloat, width: Double, permitted: Int) -> Int {
        guard height < .greatestFiniteMagnitude else { return permitted }
        // A height made by rounding and subtracting must not lose the line that it was made for.
        let limit = Double(height) + 1e-6
        if measure(width: width, maximumLines: permitted).height <= limit { return permitted }
        let lines = layout(width: width, maximumLines: permitted, truncation: .clip).lines
        return max(1, lines.prefix { $0.y + $0.height <= limit }.count)
    }
}

extension CGFloat {
    /// The width to break lines at: UIKit takes 0 (as in `CGSize.zero`) for no limit.
    var lineWidth: Double { self > 0 ? Double(self) : .infinity }
}
