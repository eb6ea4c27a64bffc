import FolioText

/// Makes text cases of a JSON document, or says where and why it has none.
///
/// What a case leaves out has its initial value in CSS: `white-space: normal`, `direction: ltr`, `line-height: normal`.
struct TextCaseReader {
    private static let known = [
        "id", "text", "lang", "fonts", "size", "width", "whiteSpace", "direction", "lineHeight", "letterSpacing",
        "wordBreak", "overflowWrap", "lineBreak", "tabSize",
    ]
    private static let maximumLength = 1_000_000.0

    private let fontNames: Set<String>

    /// - Parameter fontNames: the files that a case may name.
    /// - Throws: `JSONError`.
    static func read(_ bytes: [UInt8], fontNames: Set<String>) throws(JSONError) -> [TextCase] {
        let document = try JSONParser.parse(bytes)
        guard case .array(let elements) = document.kind else {
            throw JSONError("expected a list of cases, not \(document.description)", at: document.offset, in: .root)
        }
        let reader = TextCaseReader(fontNames: fontNames)
        var cases: [TextCase] = []
        var places: [String: Int] = [:]
        for (index, element) in elements.enumerated() {
            let textCase = try reader.textCase(element, .element(.root, index))
            if let first = places.updateValue(index, forKey: textCase.id) {
                throw JSONError(
                    "expected an id of its own, not \(textCase.id.quoted) of [\(first)] again", at: element.offset,
                    in: .member(.element(.root, index), "id"))
            }
            cases.append(textCase)
        }
        return cases
    }

    private func textCase(_ value: JSONValue, _ path: JSONPath) throws(JSONError) -> TextCase {
        let object = try ObjectReader(value, path, known: Self.known)
        let size = try object.length("size", "pixels from 0.001 to 1000000", in: 1e-3...Self.maximumLength)
        let width = try object.length("width", "pixels from 0 to 1000000", in: 0...Self.maximumLength)
        _ = try object.required("size", "pixels from 0.001 to 1000000")
        _ = try object.required("width", "pixels from 0 to 1000000")
        let attributes = TextAttributes(
            font: FontDescriptor(), size: size ?? 0,
            letterSpacing: try object.length("letterSpacing", "pixels from -1000 to 1000", in: -1000...1000) ?? 0,
            language: try object.string("lang"))
        guard try !object.requiredString("id").isEmpty else {
            throw object.error("id", expected: "a string that is not empty")
        }
        return TextCase(
            id: try object.requiredString("id"), text: try object.requiredString("text"), fonts: try fonts(object),
            attributes: attributes, style: try style(object), width: width ?? 0)
    }

    private func fonts(_ object: ObjectReader) throws(JSONError) -> [String] {
        var names: [String] = []
        for (index, element) in try object.requiredList("fonts", "a list of font file names").enumerated() {
            guard case .string(let name) = element.kind, fontNames.contains(name) else {
                throw JSONError(
                    "expected a font file of the folder, not \(element.description)", at: element.offset,
                    in: .element(object.path("fonts"), index))
            }
            names.append(name)
        }
        guard !names.isEmpty else {
            throw JSONError(
                "expected one font file at least, not an empty list", at: object.offset, in: object.path("fonts"))
        }
        return names
    }

    private func style(_ object: ObjectReader) throws(JSONError) -> ParagraphStyle {
        var style = ParagraphStyle(
            whiteSpace: try object.keyword("whiteSpace") ?? .normal,
            wordBreak: try object.keyword("wordBreak") ?? .normal,
            overflowWrap: try object.keyword("overflowWrap") ?? .normal,
            lineBreak: try object.keyword("lineBreak") ?? .auto,
            direction: try object.keyword("direction") ?? .leftToRight,
            tabSize: try object.length("tabSize", "a number of spaces from 0 to 1000", in: 0...1000) ?? 8,
            lastNewlineMakesLine: false)
        if case .string("normal") = object.value("lineHeight")?.kind { return style }
        if let pixels = try object.length(
            "lineHeight", "normal, or pixels from 0 to 1000000", in: 0...Self.maximumLength)
        {
            style.lineHeight = .fixed(pixels)
        }
        return style
    }
}

extension ObjectReader {
    /// A number in a range; nil where the member is absent.
    fileprivate func length(
        _ name: String, _ expected: String, in range: ClosedRange<Double>
    ) throws(JSONError) -> Double? {
        guard let value = value(name) else { return nil }
        guard case .number(let number) = value.kind, range.contains(number) else {
            throw error(name, expected: expected)
        }
        return number
    }

    /// One of a CSS property's values; nil where the member is absent.
    fileprivate func keyword<Value>(_ name: String) throws(JSONError) -> Value?
    where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
        guard let value = value(name) else { return nil }
        guard case .string(let string) = value.kind, let keyword = Value(rawValue: string) else {
            throw error(name, expected: "one of \(Value.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return keyword
    }
}
