/// The items of one section as an outline: some have children, which show while they are expanded.
///
/// Identifiers are unique in the snapshot; a wrong one stops the program with a message that names it, as in UIKit.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private struct Node: Sendable {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    private var nodes: [ItemIdentifierType: Node] = [:]
    /// The items without a parent, in order.
    public private(set) var rootItems: [ItemIdentifierType] = []

    public init() {}

    // MARK: Questions

    /// All of them, each followed by those below it.
    public var items: [ItemIdentifierType] { rootItems.flatMap { outline($0) { _ in true } } }

    /// Those whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] {
        rootItems.flatMap { outline($0) { nodes[$0]?.isExpanded == true } }
    }

    private func outline(
        _ item: ItemIdentifierType, where isOpen: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var waiting = [item]
        while let next = waiting.popLast() {
            result.append(next)
            if isOpen(next) { waiting += children(of: next).reversed() }
        }
        return result
    }

    private func children(of item: ItemIdentifierType) -> [ItemIdentifierType] { nodes[item]?.children ?? [] }

    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

    /// The item's position among all.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

    /// How many parents are above the item.
    public func level(of item: ItemIdentifierType) -> Int {
        var level = 0
        var parent = node(item).parent
        while let current = parent {
            level += 1
            parent = node(current).parent
        }
        return level
    }

    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child).parent }

    public func isExpanded(_ item: ItemIdentifierType) -> Bool { node(item).isExpanded }

    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        var parent = node(item).parent
        while let current = parent {
            guard node(current).isExpanded else { return false }
            parent = node(current).parent
        }
        return true
    }

    /// What is below an item, as a snapshot.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var result = Self()
        if includingParent {
            result.append([parent])
            result.nodes[parent]?.isExpanded = node(parent).isExpanded
        }
        result.insert(node(parent).children, of: self, under: includingParent ? parent : nil)
        return result
    }

    /// The items, indented by their levels, with a mark for those that are expanded or not.
    public var visualDescription: String {
        items.map { item in
            let mark = children(of: item).isEmpty ? " " : isExpanded(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }

    private func node(_ item: ItemIdentifierType) -> Node {
        guard let node = nodes[item] else { preconditionFailure("the section snapshot has no item \(item)") }
        return node
    }

    // MARK: Changes

    /// Adds items behind the parent's children, or at the end.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let children = parent.map { node($0).children } ?? rootItems
        add(items, under: parent, at: children.count)
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let (parent, index) = place(item)
        add(items, under: parent, at: index)
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let (parent, index) = place(item)
        add(items, under: parent, at: index + 1)
    }

    /// Adds a snapshot's items with what is below them.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        insert(snapshot.rootItems, before: item)
        addDescendants(of: snapshot.rootItems, from: snapshot)
    }

    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        insert(snapshot.rootItems, after: item)
        addDescendants(of: snapshot.rootItems, from: snapshot)
    }

    /// Takes the items away with all that is below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        // One of the items may be below another one.
        for item in items where nodes[item] != nil {
            let parent = node(item).parent
            for gone in outline(item, where: { _ in true }) { nodes[gone] = nil }
            if let parent {
                nodes[parent]?.children.removeAll { $0 == item }
            } else {
                rootItems.removeAll { $0 == item }
            }
        }
    }

    public mutating func deleteAll() { self = Self() }

    /// Gives the parent a snapshot's items in place of its children.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(node(parent).children)
        insert(snapshot.rootItems, of: snapshot, under: parent)
    }

    public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(items, true) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(items, false) }

    private mutating func setExpanded(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
        for item in items {
            _ = node(item)
            nodes[item]?.isExpanded = isExpanded
        }
    }

    private func place(_ item: ItemIdentifierType) -> (parent: ItemIdentifierType?, index: Int) {
        let parent = node(item).parent
        let siblings = parent.map { node($0).children } ?? rootItems
        guard let index = siblings.firstIndex(of: item) else {
            preconditionFailure("the section snapshot has lost the item \(item)")
        }
        return (parent, index)
    }

    private mutating func add(_ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int) {
        for item in items {
            precondition(nodes[item] == nil, "the section snapshot has the item \(item) already")
            nodes[item] = Node(parent: parent)
        }
        if let parent {
            nodes[parent]?.children.insert(contentsOf: items, at: index)
        } else {
            rootItems.insert(contentsOf: items, at: index)
        }
    }

    private mutating func insert(_ items: [ItemIdentifierType], of other: Self, under parent: ItemIdentifierType?) {
        append(items, to: parent)
        addDescendants(of: items, from: other)
    }

    private mutating func addDescendants(of items: [ItemIdentifierType], from other: Self) {
        for item in items {
            nodes[item]?.isExpanded = other.node(item).isExpanded
            insert(other.children(of: item), of: other, under: item)
        }
    }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
    public static func == (a: Self, b: Self) -> Bool {
        a.items == b.items
            && a.items.allSatisfy { a.parent(of: $0) == b.parent(of: $0) && a.isExpanded($0) == b.isExpanded($0) }
    }
}
