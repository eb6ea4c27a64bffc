extension IndexPath {
    /// The place of a row in a table: `[section, row]`.
    public init(row: Int, section: Int) {
        // An array would be allocated to be read once.
        self.init(index: section)
        append(row)
    }

    /// The same place, as it is called in a collection.
    public init(item: Int, section: Int) { self.init(row: item, section: section) }

    /// - Precondition: the path has two elements.
    public var section: Int {
        get { self[checked(0)] }
        set { self[checked(0)] = newValue }
    }

    /// - Precondition: the path has two elements.
    public var row: Int {
        get { self[checked(1)] }
        set { self[checked(1)] = newValue }
    }

    /// The same number as `row`.
    public var item: Int {
        get { row }
        set { row = newValue }
    }

    private func checked(_ position: Int) -> Int {
        precondition(count == 2, "the index path of a row has two elements, not \(count): \(Array(self))")
        return position
    }
}
