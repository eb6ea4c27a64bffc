extension String {
    /// The text in quotes for a message: control characters escaped, long texts cut.
    var quoted: String {
        let limit = 60
        var result = "\""
        for scalar in unicodeScalars.prefix(limit) {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case _ where scalar.properties.generalCategory == .control:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + (unicodeScalars.dropFirst(limit).isEmpty ? "\"" : "…\"")
    }

    /// The text as a JSON string, quotes included.
    var json: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension Unicode.Scalar {
    /// `U+0007`.
    var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension Double {
    /// The shortest digits that name the number, without `.0`: `44`, `20.333333333333332`.
    var shortest: String {
        let digits = "\(self)"
        return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    }
}
