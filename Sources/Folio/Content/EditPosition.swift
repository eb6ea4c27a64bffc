/// Where among others an edit puts something.
public enum EditPosition<ID: Hashable & Sendable>: Hashable, Sendable {
    case first
    case last
    /// Before the one named; the last place where that is not there.
    case before(ID)
    /// After the one named; the last place where that is not there.
    case after(ID)
    /// At an index, which counts without what is put there; the nearest where there is none.
    case index(Int)

    func index(in ids: [ID]) -> Int {
        switch self {
        case .first: 0
        case .last: ids.count
        case .before(let id): ids.firstIndex(of: id) ?? ids.count
        case .after(let id): ids.firstIndex(of: id).map { $0 + 1 } ?? ids.count
        case .index(let index): min(max(0, index), ids.count)
        }
    }
}
