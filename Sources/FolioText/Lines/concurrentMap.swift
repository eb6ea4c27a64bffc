import Dispatch

/// What `transform` makes of each number below `count`, on all processors; the results stand in the order of the numbers.
///
/// - Parameter piece: so many numbers are handed to a processor together.
package func concurrentMap<Result: Sendable>(
    count: Int, piece: Int, _ transform: @Sendable (Int) -> Result
) -> [Result] {
    [Result](unsafeUninitializedCapacity: count) { results, filled in
        // Each place is written once, by one thread, before the array is made.
        nonisolated(unsafe) let results = results
        DispatchQueue.concurrentPerform(iterations: (count + piece - 1) / piece) { index in
            for place in index * piece..<min(count, (index + 1) * piece) {
                results.initializeElement(at: place, to: transform(place))
            }
        }
        filled = count
    }
}
