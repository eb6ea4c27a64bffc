/// What is wrong with a text case, and where.
struct TextCaseError: Error, CustomStringConvertible {
    var id: String
    var member: String
    var value: String
    var expected: String

    var description: String { "case “\(id)”: \(member) is \(value); expected \(expected)" }
}
