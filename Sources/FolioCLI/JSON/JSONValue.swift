/// A JSON value with the place in the file where it begins.
struct JSONValue {
    enum Kind {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSONValue])
        /// In the file's order; names are unique.
        case object([JSONMember])
    }

    let kind: Kind
    /// Bytes from the file's start.
    let offset: Int

    /// What it is, for messages: `the number 5`, `a list`.
    var description: String {
        switch kind {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): "the number \(value.shortest)"
        case .string(let value): "the string \(value.quoted)"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

/// A member of a JSON object.
struct JSONMember {
    let name: String
    /// Bytes from the file's start to the name's opening quote.
    let nameOffset: Int
    let value: JSONValue
}
