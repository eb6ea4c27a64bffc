/// Reads a JSON object's members by name and type; an error names the place, the value and what was expected.
struct ObjectReader {
    let path: JSONPath
    let offset: Int
    private let members: [String: JSONMember]

    /// - Throws: `JSONError` where the value is no object or has a member that is not `known`.
    init(_ value: JSONValue, _ path: JSONPath, known: [String]) throws(JSONError) {
        guard case .object(let members) = value.kind else {
            throw JSONError("expected an object, not \(value.description)", at: value.offset, in: path)
        }
        for member in members where !known.contains(member.name) {
            throw JSONError(
                "there is no such member; known are \(known.joined(separator: ", "))", at: member.nameOffset,
                in: .member(path, member.name))
        }
        self.path = path
        offset = value.offset
        self.members = Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0) })
    }

    func value(_ name: String) -> JSONValue? { members[name]?.value }

    func path(_ name: String) -> JSONPath { .member(path, name) }

    func required(_ name: String, _ expected: String) throws(JSONError) -> JSONValue {
        guard let value = value(name) else {
            throw JSONError("is missing; expected \(expected)", at: offset, in: path(name))
        }
        return value
    }

    func error(_ name: String, expected: String) -> JSONError {
        let value = value(name)
        return JSONError(
            "expected \(expected), not \(value?.description ?? "nothing")", at: value?.offset ?? offset, in: path(name))
    }

    func string(_ name: String) throws(JSONError) -> String? {
        guard let value = value(name) else { return nil }
        guard case .string(let string) = value.kind else { throw error(name, expected: "a string") }
        return string
    }

    func requiredString(_ name: String) throws(JSONError) -> String {
        _ = try required(name, "a string")
        return try string(name) ?? ""
    }

    func requiredList(_ name: String, _ expected: String) throws(JSONError) -> [JSONValue] {
        guard case .array(let elements) = try required(name, expected).kind else {
            throw error(name, expected: expected)
        }
        return elements
    }

    /// One of the named values; nil where the member is absent.
    func choice<Value>(_ name: String, _ choices: KeyValuePairs<String, Value>) throws(JSONError) -> Value? {
        guard let value = value(name) else { return nil }
        guard case .string(let string) = value.kind, let choice = choices.first(where: { $0.key == string }) else {
            throw error(name, expected: "one of \(choices.map(\.key).joined(separator: ", "))")
        }
        return choice.value
    }

    /// Nil where the member is absent.
    func bool(_ name: String) throws(JSONError) -> Bool? {
        guard let value = value(name) else { return nil }
        guard case .bool(let bool) = value.kind else { throw error(name, expected: "true or false") }
        return bool
    }

    /// A whole number from 0 to a million; nil where the member is absent.
    func count(_ name: String) throws(JSONError) -> Int? {
        guard let value = value(name) else { return nil }
        guard case .number(let number) = value.kind, number >= 0, number <= 1_000_000, number.rounded() == number else {
            throw error(name, expected: "a whole number from 0 to 1000000")
        }
        return Int(number)
    }
}
