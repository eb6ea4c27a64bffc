import Testing
import UIKit

@testable import Folio

@MainActor
@Suite struct KeptHeightTests {
    /// Prepared by few rows at a time, so on this thread alone.
    private final class Count: @unchecked Sendable { var prepared = 0 }

    private struct Note: Row, Equatable {
        let id: Int
        let text: String
        let count: Count
        let cellReuseID = "note"

        func configure(_ cell: PlainCell) {}
        var heightPreparation: HeightPreparation? {
            let (count, length) = (count, text.count)
            return HeightPreparation { _ in
                count.prepared += 1
                return { width in width / 10 + CGFloat(length) }
            }
        }

        nonisolated static func == (one: Note, other: Note) -> Bool { one.id == other.id && one.text == other.text }
    }

    private let stage = Stage()
    private let count = Count()

    private func show(_ texts: [String], _ reconfiguration: RowReconfiguration<Int> = .all) {
        stage.show(texts.enumerated().map { Note(id: $0.offset, text: $0.element, count: count) }, reconfiguration)
    }

    @Test func rowsThatStayAsTheyAreKeepWhatWasPrepared() {
        show(["a", "b", "c"])
        #expect(count.prepared == 3)
        show(["a", "bb", "c", "d"])
        #expect(count.prepared == 5)
        #expect(stage.height(1) == 32)
        stage.view.frame.size.width = 200
        #expect(stage.height(1) == 22)
        #expect(count.prepared == 5)
    }

    @Test func aNewWidthAsksTheNewestDescriptionWhateverThePolicy() {
        show(["a"])
        show(["aaaa"], .none)
        stage.view.frame.size.width = 100
        #expect(stage.height(0) == 14)
    }
}
