/// A row, header or footer of a table by its name: what pictures, pages and messages call it.
public struct TablePart: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case header, row, footer
    }

    public var kind: Kind
    /// The section's name.
    public var section: String
    /// The row's name; the section's own for a header or footer.
    public var id: String

    public init(_ kind: Kind, section: String, id: String? = nil) {
        self.kind = kind
        self.section = section
        self.id = id ?? section
    }

    /// “row m001”, “header of today”.
    public var description: String { kind == .row ? "row \(id)" : "\(kind.rawValue) of \(section)" }
}
