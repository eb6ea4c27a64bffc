/// Counts what the library asks of a test's rows, cells and views.
@MainActor
final class Recorder {
    var configured: [Int: Int] = [:]
    var measuredWidths: [Int: [Double]] = [:]
    var selected: [String] = []
    var events: [String] = []

    func configurations(_ id: Int) -> Int { configured[id, default: 0] }
    func measurements(_ id: Int) -> Int { measuredWidths[id, default: []].count }
    func reset() {
        configured = [:]
        measuredWidths = [:]
    }
}
