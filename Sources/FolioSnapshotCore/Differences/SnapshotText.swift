import Foundation

extension Double {
    /// Exact, and as short as that allows; whole numbers without a point.
    var snapshotText: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// With its sign: “+20”, “−4.5”.
    var signedSnapshotText: String { self < 0 ? "−\((-self).snapshotText)" : "+\(snapshotText)" }
}

extension CGFloat {
    var snapshotText: String { Double(self).snapshotText }
}

extension String {
    /// The text on one line of a file: line breaks, tabs and backslashes as escapes.
    var escapedForSnapshot: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{85}", "\u{2028}", "\u{2029}", "\u{0B}", "\u{0C}":
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
