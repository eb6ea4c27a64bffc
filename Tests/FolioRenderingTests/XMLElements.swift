import Foundation

/// The elements of an XML document in their order, read by a small reader that refuses what is not well-formed.
struct XMLElements {
    struct Element {
        var name: String
        var attributes: [String: String] = [:]
        /// The characters directly in it.
        var text = ""
    }

    private(set) var all: [Element] = []
    /// What is not well-formed; nil where all is.
    private(set) var error: String?

    init(_ document: String) {
        var open: [Int] = []
        var rest = document[...]
        while !rest.isEmpty {
            guard rest.first == "<" else {
                let text = rest.prefix { $0 != "<" }
                if let last = open.last { all[last].text += Self.decoded(text) }
                rest = rest[text.endIndex...]
                continue
            }
            guard let end = rest.firstIndex(of: ">") else {
                error = "a tag without end"
                return
            }
            let tag = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("/") {
                guard let last = open.popLast(), all[last].name == tag.dropFirst() else {
                    error = "</\(tag.dropFirst())> closes nothing"
                    return
                }
            } else {
                let isEmpty = tag.hasSuffix("/")
                guard let element = Self.element(isEmpty ? tag.dropLast() : tag) else {
                    error = "<\(tag.prefix(80))>"
                    return
                }
                all.append(element)
                if !isEmpty { open.append(all.count - 1) }
            }
        }
        if let last = open.last { error = "<\(all[last].name)> is not closed" }
    }

    private static func element(_ tag: Substring) -> Element? {
        let name = tag.prefix { $0 != " " }
        var element = Element(name: String(name))
        var rest = tag[name.endIndex...].drop { $0 == " " }
        while !rest.isEmpty {
            guard let equals = rest.firstIndex(of: "="), rest[equals...].dropFirst().first == "\"" else { return nil }
            let start = rest.index(equals, offsetBy: 2)
            guard let end = rest[start...].firstIndex(of: "\"") else { return nil }
            let key = String(rest[..<equals])
            guard element.attributes[key] == nil else { return nil }
            element.attributes[key] = decoded(rest[start..<end])
            rest = rest[rest.index(after: end)...].drop { $0 == " " }
        }
        return element
    }

    private static func decoded(_ text: Substring) -> String {
        String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#10;", with: "\n").replacing("&#9;", with: "\t").replacing("&amp;", with: "&")
    }
}
