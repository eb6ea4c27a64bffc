import Testing
import UIKit

@testable import Folio

@MainActor
@Suite struct SelectionTests {
    private let stage = Stage()
    private let recorder = Recorder()

    @Test func aSelectedRowIsDeselectedAndItsDescriptionCalled() {
        stage.show([
            CardRow(1) { [recorder] in recorder.selected.append("one") },
            CardRow(2) { [recorder] in recorder.selected.append("two") },
        ])
        stage.view.tapRow(at: IndexPath(row: 1, section: 0))
        #expect(recorder.selected == ["two"])
        #expect(stage.view.indexPathForSelectedRow == nil)
        #expect(stage.cell(1)?.isSelected == false)
    }

    @Test func theRowIsDeselectedWhenItHearsOfItsSelection() {
        let view = stage.view
        var selected: [IndexPath?] = []
        stage.show([CardRow(1) { selected.append(view.indexPathForSelectedRow) }])
        view.tapRow(at: IndexPath(row: 0, section: 0))
        #expect(selected == [nil])
    }

    /// A cell that hears of its deselection may apply a content that has another row in its place, or none.
    @Test func theRowThatWasTappedIsSelectedWhateverItsDeselectionApplies() {
        final class ApplyingCell: UITableViewCell, SizingCell {
            var onDeselect: (() -> Void)?
            override func setSelected(_ selected: Bool, animated: Bool) {
                let ends = isSelected && !selected
                super.setSelected(selected, animated: animated)
                if ends { onDeselect?() }
            }
            func heightThatFits(width: CGFloat) -> CGFloat { 44 }
        }
        struct ApplyingRow: Row {
            let id: Int
            let cellReuseID = "applying"
            let onDeselect: () -> Void
            let onSelect: () -> Void
            func configure(_ cell: ApplyingCell) { cell.onDeselect = onDeselect }
            func didSelect() { onSelect() }
        }
        let (view, recorder) = (stage.view, recorder)
        for remaining in [[CardRow(3) { recorder.selected.append("other") }], []] {
            let row = ApplyingRow(id: 2) {
                view.apply(Content(sections: [Section(id: "main", rows: remaining)]), animatingDifferences: false)
            } onSelect: {
                recorder.selected.append("tapped")
            }
            stage.show([row])
            view.tapRow(at: IndexPath(row: 0, section: 0))
        }
        #expect(recorder.selected == ["tapped", "tapped"])
    }

    @Test func theDescriptionIsFoundByIdentityAfterMoves() {
        func row(_ id: Int) -> CardRow { CardRow(id) { [recorder] in recorder.selected.append("\(id)") } }
        stage.show([row(1), row(2), row(3)])
        stage.show([row(3), row(1), row(2)], .none)
        stage.view.tapRow(at: IndexPath(row: 0, section: 0))
        #expect(recorder.selected == ["3"])
    }

    @Test func theTableIsItsOwnDelegateAndHasADataSource() {
        #expect(stage.view.delegate === stage.view)
        #expect(stage.view.dataSource != nil)
    }

    @Test func selectingMayApplyNewContent() {
        let view = stage.view
        stage.show([
            CardRow(1) {
                view.apply(Content(sections: [Section(id: "main", rows: [CardRow(7, title: "after")])]))
            }
        ])
        view.tapRow(at: IndexPath(row: 0, section: 0))
        #expect(stage.cell(0)?.title == "after")
    }
}
