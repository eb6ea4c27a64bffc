/// The sections and items of a table at one moment, by identifiers that are unique in it.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sections = ItemSections<SectionIdentifierType, ItemIdentifierType>()

    /// The items to be shown in new cells; in the order of the snapshot.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reloadedItems.contains) }
    /// The items to be configured again in their cells; in the order of the snapshot.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reconfiguredItems.contains) }
    public var reloadedSectionIdentifiers: [SectionIdentifierType] {
        sectionIdentifiers.filter(reloadedSections.contains)
    }
    private(set) var reloadedItems: Set<ItemIdentifierType> = []
    private(set) var reconfiguredItems: Set<ItemIdentifierType> = []
    private(set) var reloadedSections: Set<SectionIdentifierType> = []

    public init() {}

    /// - Precondition: no section and no item stands twice.
    package init(sectionIdentifiers: [SectionIdentifierType], uniqueItems: [[ItemIdentifierType]]) {
        self.sectionIdentifiers = sectionIdentifiers
        items = Dictionary(uniqueKeysWithValues: zip(sectionIdentifiers, uniqueItems))
        sections = ItemSections(unique: zip(sectionIdentifiers, uniqueItems).map { ($0, $1) })
    }

    // MARK: Questions

    public var numberOfSections: Int { sectionIdentifiers.count }
    public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// - Precondition: the section is in the snapshot.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let found = items[identifier] else { Self.missing("section", identifier) }
        return found
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections[identifier]
    }

    /// The item's position among all items; O(n).
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        sections[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        items[identifier] == nil ? nil : sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Items

    /// Puts the items at the end of a section; of the last one where none is named.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            preconditionFailure("there are no sections to append items to")
        }
        guard items[section] != nil else { Self.missing("section", section) }
        claim(identifiers, for: section)
        items[section]?.append(contentsOf: identifiers)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: beforeIdentifier, shift: 0) }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: afterIdentifier, shift: 1) }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, shift: Int) {
        let (section, index) = place(of: item)
        claim(identifiers, for: section)
        items[section]?.insert(contentsOf: identifiers, at: index + shift)
    }

    /// Items that are not in the snapshot are passed over, as in UIKit.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        let affected = sections.update { sections in Set(gone.compactMap { sections.removeValue(forKey: $0) }) }
        for section in affected { items[section]?.removeAll(where: gone.contains) }
        reloadedItems.subtract(gone)
        reconfiguredItems.subtract(gone)
    }

    public mutating func deleteAllItems() { self = Self() }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, shift: 0)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, shift: 1)
    }

    private mutating func move(_ item: ItemIdentifierType, to target: ItemIdentifierType, shift: Int) {
        precondition(item != target, "item \(item) cannot be moved beside itself")
        let (oldSection, oldIndex) = place(of: item)
        items[oldSection]?.remove(at: oldIndex)
        let (section, index) = place(of: target)
        items[section]?.insert(item, at: index + shift)
        sections.update { $0[item] = section }
    }

    /// Has the items shown in new cells by the next apply.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers where sections[item] == nil { Self.missing("item", item) }
        reloadedItems.formUnion(identifiers)
    }

    /// Has the items configured again in the cells that they have by the next apply.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers where sections[item] == nil { Self.missing("item", item) }
        reconfiguredItems.formUnion(identifiers)
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insertSections(identifiers, at: sectionIdentifiers.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insertSections(identifiers, at: index(of: toIdentifier)) }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insertSections(identifiers, at: index(of: toIdentifier) + 1) }

    private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
        for section in identifiers {
            precondition(items[section] == nil, "section \(section) is in the snapshot already")
            items[section] = []
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    }

    /// Deletes the sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in gone { deleteItems(items[section] ?? []) }
        for section in gone { items[section] = nil }
        sectionIdentifiers.removeAll(where: gone.contains)
        reloadedSections.subtract(gone)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, to: toIdentifier, shift: 0) }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, to: toIdentifier, shift: 1) }

    private mutating func moveSection(
        _ section: SectionIdentifierType, to target: SectionIdentifierType, shift: Int
    ) {
        precondition(section != target, "section \(section) cannot be moved beside itself")
        sectionIdentifiers.remove(at: index(of: section))
        sectionIdentifiers.insert(section, at: index(of: target) + shift)
    }

    /// Has the sections' header, footer and items shown in new views by the next apply.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers { _ = index(of: section) }
        reloadedSections.formUnion(identifiers)
    }

    /// Whether anything is to be reloaded or reconfigured.
    var hasRequests: Bool { !(reloadedItems.isEmpty && reconfiguredItems.isEmpty && reloadedSections.isEmpty) }

    /// The snapshot without its requests to reload and reconfigure, as a data source keeps it.
    func withoutRequests() -> Self {
        var copy = self
        copy.reloadedItems = []
        copy.reconfiguredItems = []
        copy.reloadedSections = []
        return copy
    }

    // MARK: Places

    private mutating func claim(_ identifiers: [ItemIdentifierType], for section: SectionIdentifierType) {
        sections.update { sections in
            for item in identifiers {
                precondition(
                    sections.updateValue(section, forKey: item) == nil, "item \(item) is in the snapshot already")
            }
        }
    }

    private func place(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
        guard let section = sections[item], let index = items[section]?.firstIndex(of: item) else {
            Self.missing("item", item)
        }
        return (section, index)
    }

    private func index(of section: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(section) else { Self.missing("section", section) }
        return index
    }

    private static func missing(_ kind: String, _ identifier: some Any) -> Never {
        preconditionFailure("\(kind) \(identifier) is not in the snapshot")
    }
}

extension NSDiffableDataSourceSnapshot: Equatable {
    public static func == (one: Self, other: Self) -> Bool {
        one.sectionIdentifiers == other.sectionIdentifiers && one.items == other.items
            && one.reloadedItems == other.reloadedItems && one.reconfiguredItems == other.reconfiguredItems
            && one.reloadedSections == other.reloadedSections
    }
}
