import FolioRows
import HeadlessUIKit

/// Makes a table of a JSON document, or says where and why it is none; nothing is skipped.
struct TableReader {
    private let bytes: [UInt8]
    private var tableStyle = UITableView.Style.plain
    /// Where each identity was used first.
    private var sectionIDs: [String: ObjectReader] = [:]
    private var rowIDs: [String: ObjectReader] = [:]

    /// - Throws: `JSONError`.
    static func read(_ bytes: [UInt8]) throws(JSONError) -> Table {
        var reader = TableReader(bytes: bytes)
        return try reader.table(JSONParser.parse(bytes))
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func table(_ value: JSONValue) throws(JSONError) -> Table {
        let object = try ObjectReader(value, .root, known: ["$schema", "style", "sections"])
        _ = try object.string("$schema")
        tableStyle = try object.choice("style", TableNames.styles) ?? .plain
        var sections: [Table.Section] = []
        for (index, value) in try object.requiredList("sections", "a list of sections").enumerated() {
            sections.append(try section(value, .element(object.path("sections"), index)))
        }
        return Table(style: tableStyle, sections: sections)
    }

    private mutating func section(_ value: JSONValue, _ path: JSONPath) throws(JSONError) -> Table.Section {
        let object = try ObjectReader(value, path, known: ["id", "header", "footer", "rows", "radio"])
        let id = try uniqueSectionID(object)
        let header = try boundary("header", of: object, role: .header)
        let footer = try boundary("footer", of: object, role: .footer)
        var rows: [Table.Row] = []
        for (index, value) in try object.requiredList("rows", "a list of rows").enumerated() {
            rows.append(try row(value, .element(object.path("rows"), index)))
        }
        if let radio = try object.choice("radio", TableNames.radioKinds) { rows = try options(rows, radio, object) }
        return Table.Section(id: id, header: header, rows: rows, footer: footer)
    }

    private func boundary(
        _ name: String, of object: ObjectReader, role: BoundaryLayout.Role
    ) throws(JSONError) -> BoundaryLayout? {
        guard let value = object.value(name) else { return nil }
        switch value.kind {
        case .string(let text):
            return BoundaryLayout(text, role: role, tableStyle: tableStyle)
        case .object:
            let inner = try ObjectReader(value, object.path(name), known: ["text", "language"])
            return BoundaryLayout(
                try inner.requiredString("text"), language: try language(inner), role: role, tableStyle: tableStyle)
        case .null, .bool, .number, .array:
            throw object.error(name, expected: "a string, or an object with text and language")
        }
    }

    private mutating func row(_ value: JSONValue, _ path: JSONPath) throws(JSONError) -> Table.Row {
        guard case .object(let members) = value.kind else {
            throw JSONError("expected a row, an object, not \(value.description)", at: value.offset, in: path)
        }
        // What a row may have depends on its kind, so the kind comes first.
        let whole = try ObjectReader(value, path, known: members.map(\.name))
        _ = try whole.required("kind", TableNames.rowKinds.map(\.key).joined(separator: ", "))
        let kind = try whole.choice("kind", TableNames.rowKinds)!
        let object = try ObjectReader(value, path, known: ["kind", "id", "text"] + kind.members)
        return Table.Row(id: try uniqueRowID(object), kind: kind, layout: try layout(kind, object))
    }

    private func layout(_ kind: RowKind, _ object: ObjectReader) throws(JSONError) -> any RowLayout {
        switch kind {
        case .message:
            MessageLayout(
                text: try text(object), sender: try object.string("sender"), time: try object.string("time"))
        case .label:
            try label(object, accessory: try object.choice("accessory", TableNames.accessories) ?? .none)
        case .navigation:
            try label(
                object,
                accessory: LabelLayout.navigationAccessory(
                    hasAction: try object.bool("action") ?? false,
                    hasAccessoryAction: try object.bool("accessoryAction") ?? false))
        case .option:
            try label(object, accessory: try object.bool("selected") ?? false ? .checkmark : .none)
        case .switch:
            try label(object, switchValue: try object.bool("on") ?? false)
        case .tapAction:
            LabelLayout(action: try object.requiredString("text"), language: try language(object))
        }
    }

    private func label(
        _ object: ObjectReader, accessory: UITableViewCell.AccessoryType = .none, switchValue: Bool? = nil
    ) throws(JSONError) -> LabelLayout {
        LabelLayout(
            text: try text(object), detail: try object.string("detail"),
            detailStyle: try object.choice("detailStyle", TableNames.detailStyles) ?? .subtitle,
            accessory: accessory, icon: try object.string("icon").map { .symbol($0) }, switchValue: switchValue)
    }

    /// The rows of a radio section, of which one is selected at most.
    private func options(
        _ rows: [Table.Row], _ kind: RadioKind, _ object: ObjectReader
    ) throws(JSONError) -> [Table.Row] {
        var layouts: [LabelLayout] = []
        for row in rows {
            guard let layout = row.layout as? LabelLayout, row.kind == .option else {
                throw JSONError(
                    "the section is a radio section, but row \(row.id.quoted) is no option",
                    at: object.value("radio")?.offset ?? object.offset, in: object.path("radio"))
            }
            layouts.append(layout)
        }
        let selected = RadioRules.selectedIndex(
            of: layouts.map { $0.accessory == .checkmark }, alwaysSelectsOneOption: kind == .one)
        return zip(rows, layouts).enumerated().map { index, row in
            var layout = row.1
            layout.accessory = index == selected ? .checkmark : .none
            return Table.Row(id: row.0.id, kind: .option, layout: layout)
        }
    }

    private func text(_ object: ObjectReader) throws(JSONError) -> RowText {
        RowText(
            try object.requiredString("text"),
            textStyle: try object.choice("textStyle", TableNames.textStyles) ?? .body,
            language: try language(object), maximumLines: try object.count("lines") ?? 0)
    }

    private func language(_ object: ObjectReader) throws(JSONError) -> String? {
        guard let tag = try object.string("language") else { return nil }
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        let isTag =
            parts.allSatisfy { (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isLetterOrDigit) }
            && parts[0].utf8.allSatisfy { $0 >= 0x41 }
        guard isTag else { throw object.error("language", expected: "a BCP 47 tag such as en, pt-BR or zh-Hant") }
        return tag
    }

    private func identity(_ object: ObjectReader) throws(JSONError) -> String {
        let id = try object.requiredString("id")
        guard !id.isEmpty else { throw object.error("id", expected: "a string that is not empty") }
        return id
    }

    private mutating func uniqueSectionID(_ object: ObjectReader) throws(JSONError) -> String {
        let id = try identity(object)
        guard let first = sectionIDs.updateValue(object, forKey: id) else { return id }
        throw repeated(id, object, first, "section ids")
    }

    private mutating func uniqueRowID(_ object: ObjectReader) throws(JSONError) -> String {
        let id = try identity(object)
        guard let first = rowIDs.updateValue(object, forKey: id) else { return id }
        throw repeated(id, object, first, "row ids")
    }

    private func repeated(_ id: String, _ object: ObjectReader, _ first: ObjectReader, _ what: String) -> JSONError {
        let line = JSONError.position(first.value("id")?.offset ?? first.offset, in: bytes).line
        return JSONError(
            "\(id.quoted) is the id of \(first.path) (line \(line)) already; \(what) are unique in the file",
            at: object.value("id")?.offset ?? object.offset, in: object.path("id"))
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
    }
}
