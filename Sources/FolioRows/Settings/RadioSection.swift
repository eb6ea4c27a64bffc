public import Folio
public import HeadlessUIKit

/// Options of which one is selected at most.
///
/// A value: a tap leads to another one, and the application keeps what is selected.
@MainActor
public struct RadioSection<
    SectionID: Hashable & Sendable, RowID: Hashable & Sendable, Cell: UITableViewCell & SizingCell
> {
    public typealias Option = OptionRow<RowID, Cell>

    public let id: SectionID
    public let header: (any SectionHeader)?
    public let footer: (any SectionFooter)?
    /// Whether the first option is selected where none is, and the last one selected cannot be deselected.
    public let alwaysSelectsOneOption: Bool
    public private(set) var options: [Option]
    private let onChange: @MainActor (RadioChange<RowID>) -> Void

    /// Of several selected options the first stays so.
    ///
    /// - Parameter onChange: called when a tap changed the selection, to keep it and apply; the options' own actions follow.
    public init(
        id: SectionID, header: (any SectionHeader)? = nil, footer: (any SectionFooter)? = nil,
        alwaysSelectsOneOption: Bool = false, options: [Option],
        onChange: @escaping @MainActor (RadioChange<RowID>) -> Void = { _ in }
    ) {
        self.id = id
        self.header = header
        self.footer = footer
        self.alwaysSelectsOneOption = alwaysSelectsOneOption
        self.onChange = onChange
        let selected = RadioRules.selectedIndex(
            of: options.map(\.isSelected), alwaysSelectsOneOption: alwaysSelectsOneOption)
        self.options = options.enumerated().map { $0.element.selected($0.offset == selected) }
    }

    public var selectedOption: RowID? { options.first(where: \.isSelected)?.id }

    /// The section after a tap on an option, and what that changed: nothing for the one selected where one always is.
    public func toggling(_ option: RowID) -> (section: RadioSection, change: RadioChange<RowID>) {
        let before = selectedOption
        var after = before
        if before != option, options.contains(where: { $0.id == option }) {
            after = option
        } else if before == option, !alwaysSelectsOneOption {
            after = nil
        }
        var section = self
        section.options = options.map { $0.selected($0.id == after) }
        let changed = zip(options, section.options).filter { $0.isSelected != $1.isSelected }.map { $0.0.id }
        return (section, RadioChange(selectedOption: after, changedOptions: changed))
    }

    /// The section as a content has it.
    public var section: Section<SectionID, RowID> {
        Section(
            id: id, header: header, footer: footer,
            rows: options.map { option in
                var row = option
                row.toggle = { tap(option.id) }
                return row
            })
    }

    private func tap(_ option: RowID) {
        let (next, change) = toggling(option)
        guard !change.changedOptions.isEmpty else { return }
        onChange(change)
        for option in next.options where change.changedOptions.contains(option.id) { option.action?(option.isSelected) }
    }
}

extension SectionBuilder {
    @MainActor
    public static func buildExpression(
        _ radio: RadioSection<SectionID, RowID, some UITableViewCell & SizingCell>
    ) -> Sections { [radio.section] }
}
