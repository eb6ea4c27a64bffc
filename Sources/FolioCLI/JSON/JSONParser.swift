/// A strict JSON parser (RFC 8259) that knows where every value stands.
///
/// Foundation's does not say where a value of the wrong type begins, takes the last of two members of one name, and does
/// not name the value that holds half a surrogate pair.
struct JSONParser {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    /// Deeper documents are refused, so that none can exhaust the stack.
    static let maximumDepth = 200

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// - Throws: `JSONError` at the first byte that is not as JSON has it.
    static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
        var parser = JSONParser(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index = 3 }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw JSONError("not JSON: expected UTF-8, found a UTF-16 byte order mark", at: 0, in: .root)
        }
        parser.skipSpace()
        let value = try parser.value(.root)
        parser.skipSpace()
        guard parser.index == bytes.count else {
            throw parser.unexpected("the end of the file after the value", .root)
        }
        return value
    }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private func unexpected(_ expected: String, _ path: JSONPath) -> JSONError {
        JSONError("not JSON: expected \(expected), found \(found)", at: index, in: path)
    }

    private var found: String {
        guard let byte = current else { return "the end of the file" }
        let next = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
        let character = next.unicodeScalars.first!
        return byte < 0x20 || byte == 0x7F ? "the control character \(character.codePoint)" : "“\(character)”"
    }

    private mutating func value(_ path: JSONPath) throws(JSONError) -> JSONValue {
        let start = index
        switch current {
        case UInt8(ascii: "{"): return JSONValue(kind: .object(try members(path)), offset: start)
        case UInt8(ascii: "["): return JSONValue(kind: .array(try elements(path)), offset: start)
        case UInt8(ascii: "\""): return JSONValue(kind: .string(try string(path)), offset: start)
        case let byte? where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte):
            return JSONValue(kind: .number(try number(path)), offset: start)
        default:
            for (word, kind) in [("true", JSONValue.Kind.bool(true)), ("false", .bool(false)), ("null", .null)]
            where bytes[index...].starts(with: word.utf8) {
                index += word.utf8.count
                return JSONValue(kind: kind, offset: start)
            }
            throw unexpected("a value", path)
        }
    }

    private mutating func enter(_ path: JSONPath) throws(JSONError) {
        depth += 1
        guard depth <= Self.maximumDepth else {
            throw JSONError("lists and objects are nested more than \(Self.maximumDepth) deep", at: index, in: path)
        }
        index += 1
        skipSpace()
    }

    private mutating func elements(_ path: JSONPath) throws(JSONError) -> [JSONValue] {
        try enter(path)
        defer { depth -= 1 }
        var elements: [JSONValue] = []
        if current == UInt8(ascii: "]") {
            index += 1
            return elements
        }
        while true {
            elements.append(try value(.element(path, elements.count)))
            skipSpace()
            if try isLast(closing: UInt8(ascii: "]"), path) { return elements }
        }
    }

    private mutating func members(_ path: JSONPath) throws(JSONError) -> [JSONMember] {
        try enter(path)
        defer { depth -= 1 }
        var members: [JSONMember] = []
        if current == UInt8(ascii: "}") {
            index += 1
            return members
        }
        var offsets: [String: Int] = [:]
        while true {
            guard current == UInt8(ascii: "\"") else { throw unexpected("a member's name in quotes", path) }
            let start = index
            let name = try string(path)
            if let first = offsets.updateValue(start, forKey: name) {
                let (line, column) = JSONError.position(first, in: bytes)
                throw JSONError(
                    "the member is there twice, first at line \(line), column \(column)", at: start,
                    in: .member(path, name))
            }
            skipSpace()
            guard current == UInt8(ascii: ":") else { throw unexpected("“:” after a member's name", path) }
            index += 1
            skipSpace()
            members.append(JSONMember(name: name, nameOffset: start, value: try value(.member(path, name))))
            skipSpace()
            if try isLast(closing: UInt8(ascii: "}"), path) { return members }
        }
    }

    /// Reads what stands after an element: the closing bracket, or a comma and the space after it.
    private mutating func isLast(closing: UInt8, _ path: JSONPath) throws(JSONError) -> Bool {
        switch current {
        case closing:
            index += 1
            return true
        case UInt8(ascii: ","):
            index += 1
            skipSpace()
            return false
        default:
            throw unexpected("“,” or “\(Character(Unicode.Scalar(closing)))”", path)
        }
    }

    private mutating func digits(_ path: JSONPath) throws(JSONError) {
        let start = index
        while let byte = current, byte >= 0x30, byte <= 0x39 { index += 1 }
        guard index > start else { throw unexpected("a digit", path) }
    }

    private mutating func number(_ path: JSONPath) throws(JSONError) -> Double {
        let start = index
        if current == UInt8(ascii: "-") { index += 1 }
        if current == UInt8(ascii: "0") { index += 1 } else { try digits(path) }
        if current == UInt8(ascii: ".") {
            index += 1
            try digits(path)
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            index += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
            try digits(path)
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard let number = Double(text), number.isFinite else {
            throw JSONError("the number \(text.prefix(40)) is too large", at: start, in: path)
        }
        return number
    }
}

extension JSONParser {
    private mutating func string(_ path: JSONPath) throws(JSONError) -> String {
        let start = index
        index += 1
        var scalars: [UInt8] = []
        var pieceStart = index
        while true {
            guard let byte = current else {
                throw JSONError("not JSON: a string that begins here has no closing quote", at: start, in: path)
            }
            guard byte >= 0x20 else {
                throw unexpected("\\n, \\t or \\u00XX for a control character in a string", path)
            }
            guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            guard String(validating: bytes[pieceStart..<index], as: UTF8.self) != nil else {
                throw JSONError("not JSON: the string is not UTF-8", at: invalidByte(in: pieceStart..<index), in: path)
            }
            scalars += bytes[pieceStart..<index]
            if byte == UInt8(ascii: "\"") {
                index += 1
                return String(decoding: scalars, as: UTF8.self)
            }
            scalars += Array(String(try escape(path)).utf8)
            pieceStart = index
        }
    }

    private func invalidByte(in range: Range<Int>) -> Int {
        var decoder = UTF8()
        var iterator = bytes[range].makeIterator()
        var offset = range.lowerBound
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
        return offset
    }

    private mutating func escape(_ path: JSONPath) throws(JSONError) -> Unicode.Scalar {
        let start = index
        index += 1
        let letter = current
        index += 1
        switch letter {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape(from: start, path)
        default:
            index = start
            throw JSONError("not JSON: there is no such escape in a string", at: start, in: path)
        }
    }

    private mutating func unicodeEscape(from start: Int, _ path: JSONPath) throws(JSONError) -> Unicode.Scalar {
        let first = try hexadecimal(path)
        if let scalar = Unicode.Scalar(first) { return scalar }
        let unpaired = JSONError(
            "the escape \\u\(String(first, radix: 16)) is half of a surrogate pair, which is no character", at: start,
            in: path)
        guard first < 0xDC00, bytes[index...].starts(with: "\\u".utf8) else { throw unpaired }
        index += 2
        let second = try hexadecimal(path)
        guard (0xDC00...0xDFFF).contains(second) else { throw unpaired }
        return Unicode.Scalar(0x10000 + ((UInt32(first) - 0xD800) << 10) + (UInt32(second) - 0xDC00))!
    }

    private mutating func hexadecimal(_ path: JSONPath) throws(JSONError) -> UInt16 {
        let digits = bytes[index..<min(index + 4, bytes.count)]
        let isHexadecimal = digits.allSatisfy {
            ($0 >= 0x30 && $0 <= 0x39) || (($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x66)
        }
        guard digits.count == 4, isHexadecimal, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw JSONError("not JSON: expected four hexadecimal digits after \\u", at: index, in: path) }
        index += 4
        return unit
    }
}
