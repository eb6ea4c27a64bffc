internal import Synchronization

/// The section of each item of a snapshot.
///
/// Items that are known to be unique need no table of them to find that out; it is made when it is first asked for, once for
/// all copies.
struct ItemSections<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    private final class Deferred: Sendable {
        private let sections: [(section: Section, items: [Item])]
        private let made = Mutex<[Item: Section]?>(nil)

        init(_ sections: [(section: Section, items: [Item])]) { self.sections = sections }

        var table: [Item: Section] {
            made.withLock { made in
                if let made { return made }
                var table: [Item: Section] = [:]
                for (section, items) in sections { for item in items { table[item] = section } }
                made = table
                return table
            }
        }
    }

    private enum State: Sendable {
        case made([Item: Section])
        case deferred(Deferred)
    }

    private var state = State.made([:])

    init() {}

    /// - Precondition: no item stands twice.
    init(unique sections: [(section: Section, items: [Item])]) { state = .deferred(Deferred(sections)) }

    private var table: [Item: Section] {
        switch state {
        case .made(let table): table
        case .deferred(let deferred): deferred.table
        }
    }

    subscript(item: Item) -> Section? { table[item] }

    /// Changes the table in place.
    mutating func update<Result>(_ change: (inout [Item: Section]) -> Result) -> Result {
        var table = table
        state = .made([:])
        defer { state = .made(table) }
        return change(&table)
    }
}
