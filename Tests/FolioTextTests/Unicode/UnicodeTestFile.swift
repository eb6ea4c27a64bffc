import Foundation

/// A test file of the Unicode Character Database, from Debian's package unicode-data.
enum UnicodeTestFile {
    struct Absent: Error, CustomStringConvertible {
        var path: String
        var description: String { "\(path) is absent; Scripts/test installs the package unicode-data that has it" }
    }

    /// The lines without comments.
    static func lines(_ name: String) throws -> [Substring] {
        let path = "/usr/share/unicode/\(name)"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { throw Absent(path: path) }
        return text.split(separator: "\n").compactMap { line in
            let content = line.prefix { $0 != "#" }
            return content.allSatisfy(\.isWhitespace) ? nil : content
        }
    }

    /// A line of a break test, `÷ 0061 × 0308 ÷`: the UTF-16 units and the offsets of its breaks behind the start.
    static func breaks(_ line: Substring) -> (units: [UInt16], offsets: [Int]) {
        var units: [UInt16] = []
        var offsets: [Int] = []
        for part in line.split(whereSeparator: \.isWhitespace) {
            switch part {
            case "÷": if !units.isEmpty { offsets.append(units.count) }
            case "×": break
            default: units += encoded(part)
            }
        }
        return (units, offsets)
    }

    /// The UTF-16 units of a code point in hexadecimal; a surrogate stands for itself.
    static func encoded(_ hexadecimal: Substring) -> [UInt16] {
        let value = UInt32(hexadecimal, radix: 16)!
        return Unicode.Scalar(value).map { Array(String(Character($0)).utf16) } ?? [UInt16(value)]
    }
}
