import HeadlessUIKit

extension Double {
    /// At most three digits behind the point, far below what a screen shows; none where none are needed.
    var svg: String { text(digits: 1000) }

    /// At most seven digits behind the point, for factors.
    var precise: String { text(digits: 10_000_000) }

    private func text(digits: Double) -> String {
        let rounded = (self * digits).rounded()
        guard rounded.magnitude < 1e15 else { return "\(self)" }
        let (whole, rest) = Int(rounded.magnitude).quotientAndRemainder(dividingBy: Int(digits))
        let sign = rounded < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        var fraction = String(Int(digits) + rest).dropFirst()
        while fraction.last == "0" { fraction = fraction.dropLast() }
        return "\(sign)\(whole).\(fraction)"
    }
}

extension CGFloat {
    var svg: String { Double(self).svg }
}

extension String {
    /// For text and attributes of XML and HTML; characters that XML does not permit become U+FFFD.
    var xmlEscaped: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
