/// The widths that commands take.
enum TableWidth {
    /// A wider table is a mistake in the unit: 1,000,000 points are more than a hundred metres.
    static let maximum = 1_000_000.0

    /// - Throws: `CommandError` (usage).
    static func parse(_ value: String, _ arguments: Arguments) throws(CommandError) -> Double {
        guard let width = Double(finite: value), width >= 0, width <= maximum else {
            throw arguments.error("--width", value, expected: "points from 0 to \(maximum.shortest)")
        }
        return width + 0  // −0 becomes 0
    }
}

extension Double {
    /// A finite decimal number; Swift's own reading also takes `nan`, `inf` and hexadecimal digits.
    init?(finite text: String) {
        guard text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }), let number = Double(text),
            number.isFinite
        else { return nil }
        self = number
    }
}

extension Arguments {
    /// A number in a range; nil where the option is not given.
    func number(
        _ name: String, from minimum: Double, to maximum: Double, expected: String
    ) throws(CommandError) -> Double? {
        guard let value = value(name) else { return nil }
        guard let number = Double(finite: value), number >= minimum, number <= maximum else {
            throw error(name, value, expected: expected)
        }
        return number
    }
}
