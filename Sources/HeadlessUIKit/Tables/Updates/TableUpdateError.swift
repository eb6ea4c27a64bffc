/// Why a set of updates cannot lead from the old counts to the new ones; the message is UIKit's.
struct TableUpdateError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ reason: String) { description = "Invalid update: " + reason }
}
