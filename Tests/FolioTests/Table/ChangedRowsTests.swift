import Testing
import UIKit

@testable import Folio

@MainActor
@Suite struct ChangedRowsTests {
    private let stage = Stage()
    private let recorder = Recorder()

    private struct Note: Row, Equatable {
        let id: Int
        var text: String
        let recorder: Recorder
        var cellReuseID: String { "note" }

        func configure(_ cell: PlainCell) {
            recorder.configured[id, default: 0] += 1
            cell.accessibilityText = text
        }

        nonisolated static func == (one: Note, other: Note) -> Bool { one.id == other.id && one.text == other.text }
    }

    private func show(_ texts: [String]) {
        stage.show(texts.enumerated().map { Note(id: $0.offset, text: $0.element, recorder: recorder) }, .changed)
    }

    @Test func onlyRowsWhoseValueDiffersAreConfiguredAgain() {
        show(["a", "b", "c"])
        recorder.reset()
        show(["a", "B", "c"])
        #expect(Set(recorder.configured.keys) == [1])
        let cell = stage.view.cell(for: 1) as? PlainCell
        #expect(cell?.accessibilityText == "B")
    }

    @Test func whatCannotBeComparedIsConfiguredAgain() {
        stage.show([CardRow(1, recorder: recorder)], .changed)
        recorder.reset()
        stage.show([CardRow(1, recorder: recorder)], .changed)
        #expect(recorder.configurations(1) == 2)
    }

    @Test func aRowOfAnotherTypeWithTheSameCellHasChanged() {
        show(["a"])
        recorder.reset()
        stage.show([Note(id: 0, text: "a", recorder: recorder).fixedHeight(60)], .changed)
        #expect(recorder.configurations(0) == 1)
        #expect(stage.height(0) == 60)
    }
}

extension PlainCell {
    fileprivate var accessibilityText: String? {
        get { textLabel?.text }
        set { textLabel?.text = newValue }
    }
}
