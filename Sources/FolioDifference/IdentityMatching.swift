/// Finds for each element of a list the one of an older list that it is.
@usableFromInline
package enum IdentityMatching {
    /// How far ahead the walk through both lists looks for a place where they agree again.
    @usableFromInline static let window = 8

    /// For each new element the index of an equal old one, or −1; every old element is given away once at most.
    ///
    /// Both lists are walked side by side first, which costs a comparison an element where they agree; only what is left is
    /// hashed. Among equal elements, whichever finds the other first has it, and as many as can be are matched.
    ///
    /// Tables ask in code that serves all identifiers; for the usual ones it is led to code of their own.
    @_specialize(where ID == Int)
    @_specialize(where ID == String)
    @inlinable
    package static func sources<ID: Hashable>(of new: [ID], in old: [ID]) -> [Int] {
        var sources = [Int](repeating: -1, count: new.count)
        guard !old.isEmpty, !new.isEmpty else { return sources }
        var isTaken = [Bool](repeating: false, count: old.count)
        sources.withUnsafeMutableBufferPointer { sources in
            isTaken.withUnsafeMutableBufferPointer { isTaken in
                old.withUnsafeBufferPointer { old in
                    new.withUnsafeBufferPointer { new in
                        let matched = walk(new, old, &sources, &isTaken)
                        guard matched < min(new.count, old.count) else { return }
                        matchRest(new, old, &sources, isTaken, count: old.count - matched)
                    }
                }
            }
        }
        return sources
    }

    /// Matches what stands in the same order in both lists, as far as the differences are small; says how many.
    @inlinable
    static func walk<ID: Hashable>(
        _ new: UnsafeBufferPointer<ID>, _ old: UnsafeBufferPointer<ID>,
        _ sources: inout UnsafeMutableBufferPointer<Int>,
        _ isTaken: inout UnsafeMutableBufferPointer<Bool>
    ) -> Int {
        var matched = 0
        var oldEnd = old.count
        var newEnd = new.count
        while oldEnd > 0, newEnd > 0, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
            sources[newEnd] = oldEnd
            isTaken[oldEnd] = true
            matched += 1
        }
        var i = 0
        var j = 0
        // Lists that have little in common are left to hashing before the search costs more than that.
        var failures = 0
        while i < oldEnd, j < newEnd {
            if old[i] == new[j] {
                sources[j] = i
                isTaken[i] = true
                matched += 1
                i += 1
                j += 1
                continue
            }
            var distance = 1
            while distance <= window {
                if i + distance < oldEnd, old[i + distance] == new[j] {
                    i += distance
                    break
                }
                if j + distance < newEnd, old[i] == new[j + distance] {
                    j += distance
                    break
                }
                distance += 1
            }
            guard distance > window else { continue }
            i += 1
            j += 1
            failures += 1
            if failures > 16 + matched / 8 { break }
        }
        return matched
    }

    /// Matches by hash what the walk has left; of equal old elements the first one first.
    @inlinable
    static func matchRest<ID: Hashable>(
        _ new: UnsafeBufferPointer<ID>, _ old: UnsafeBufferPointer<ID>,
        _ sources: inout UnsafeMutableBufferPointer<Int>,
        _ isTaken: UnsafeMutableBufferPointer<Bool>, count: Int
    ) {
        var firsts: [ID: Int] = [:]
        firsts.reserveCapacity(count)
        // The next old element equal to one that has another after it.
        var followers: [Int: Int] = [:]
        var index = old.count
        while index > 0 {
            index -= 1
            if isTaken[index] { continue }
            if let later = firsts.updateValue(index, forKey: old[index]) { followers[index] = later }
        }
        for index in 0..<new.count where sources[index] < 0 {
            if followers.isEmpty {
                if let source = firsts.removeValue(forKey: new[index]) { sources[index] = source }
            } else if let source = firsts[new[index]] {
                sources[index] = source
                firsts[new[index]] = followers.removeValue(forKey: source)
            }
        }
    }
}
