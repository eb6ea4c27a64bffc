import Foundation

/// A figure with a goal, as one line of JSON; one that misses its goal is said as it is.
struct Figure {
    enum Goal {
        case atMost(Double)
        case atLeast(Double)
    }

    var benchmark: String
    var corpus: String
    var value: Double
    var unit: String
    var goal: Goal
    /// What the value is made of.
    var parts: [(name: String, value: Double)]

    var isReached: Bool {
        switch goal {
        case .atMost(let limit): value <= limit
        case .atLeast(let limit): value >= limit
        }
    }

    var json: String {
        let (word, limit) =
            switch goal {
            case .atMost(let limit): ("at_most", limit)
            case .atLeast(let limit): ("at_least", limit)
            }
        func text(_ value: Double) -> String { String(format: "%.3f", value) }
        return
            "{\"peer\":\"folio\",\"case\":\"\(benchmark)\",\"corpus\":\"\(corpus)\",\"value\":\(text(value)),"
            + "\"unit\":\"\(unit)\",\"\(word)\":\(text(limit)),\"reached\":\(isReached)"
            + parts.map { ",\"\($0.name)\":\(text($0.value))" }.joined() + "}"
    }
}
