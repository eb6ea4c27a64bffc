import FolioText

/// A text's lines as the browser recorder writes them.
struct TextCaseResult: Sendable {
    var height: Double
    var maxContentWidth: Double
    var minContentWidth: Double
    var lines: [TextLine]

    /// One JSON object in one line: `{"h", "max", "min", "lines": [[start, end, width, height, baseline], …]}`.
    var json: String {
        let lines = lines.map { line in
            "[\(line.utf16Range.lowerBound),\(line.utf16Range.upperBound),\(number(line.width)),\(number(line.height)),"
                + "\(number(line.baseline))]"
        }
        return "{\"h\":\(number(height)),\"max\":\(number(maxContentWidth)),\"min\":\(number(minContentWidth)),"
            + "\"lines\":[\(lines.joined(separator: ","))]}"
    }

    private func number(_ value: Double) -> String {
        let rounded = (value * 1e6).rounded() / 1e6
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : String(rounded)
    }
}
