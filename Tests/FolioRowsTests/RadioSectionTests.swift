import Folio
import FolioRows
import Testing
import UIKit

@MainActor
@Suite struct RadioSectionTests {
    private func radio(
        selected: Int?, always: Bool = false, onChange: @escaping @MainActor (RadioChange<Int>) -> Void = { _ in },
        action: @escaping @MainActor (Int, Bool) -> Void = { _, _ in }
    ) -> RadioSection<String, Int, RowLayoutCell> {
        RadioSection(
            id: "size", alwaysSelectsOneOption: always,
            options: (0..<3).map { id in
                OptionRow(id: id, text: "Option \(id)", isSelected: id == selected) { action(id, $0) }
            }, onChange: onChange)
    }

    private func selection(_ section: RadioSection<String, Int, RowLayoutCell>) -> [Bool] {
        section.options.map(\.isSelected)
    }

    @Test func aTapSelectsOneAndDeselectsTheOther() {
        let (next, change) = radio(selected: 0).toggling(2)
        #expect(selection(next) == [false, false, true])
        #expect(change.selectedOption == 2)
        #expect(change.changedOptions == [0, 2])
    }

    @Test func theOneSelectedIsDeselectedByATap() {
        let (next, change) = radio(selected: 1).toggling(1)
        #expect(next.selectedOption == nil)
        #expect(change == next.toggling(1).section.toggling(1).change)
    }

    @Test func whereOneIsAlwaysSelectedItIsTheFirstAndStays() {
        let section = radio(selected: nil, always: true)
        #expect(section.selectedOption == 0)
        let (next, change) = section.toggling(0)
        #expect(next.selectedOption == 0)
        #expect(change.changedOptions.isEmpty)
        #expect(section.toggling(77).change.changedOptions.isEmpty)
    }

    @Test func ofSeveralSelectedOptionsTheFirstStaysSo() {
        let section = RadioSection<String, Int, RowLayoutCell>(
            id: "size", options: (0..<3).map { OptionRow(id: $0, text: "", isSelected: $0 > 0) })
        #expect(selection(section) == [false, true, false])
    }

    @Test func inATableActionsFollowTheChangeAndOnlyForRowsThatChanged() {
        let view = FolioView<String, Int>(style: .grouped)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        var heard: [String] = []
        var selected: Int? = 0
        func render() {
            view.apply(
                Content {
                    radio(
                        selected: selected, always: true,
                        onChange: { change in
                            selected = change.selectedOption
                            heard.append("change \(change.changedOptions)")
                            render()
                        },
                        action: { id, isSelected in
                            let cell = view.cell(for: id)
                            heard.append(
                                "\(id) \(isSelected) shown \((cell?.accessoryType == .checkmark) == isSelected)")
                        })
                }, animatingDifferences: false)
            view.layoutIfNeeded()
        }
        render()
        view.select(0)
        #expect(heard.isEmpty)
        view.select(2)
        #expect(heard == ["change [0, 2]", "0 false shown true", "2 true shown true"])
    }

    @Test func aTitleAndAFooterAreTextsAsInOtherSections() {
        let options = [OptionRow(id: 0, text: "Klein", isSelected: false)]
        let radio = RadioSection<String, Int, RowLayoutCell>(
            id: "size", title: "Size", footer: "Of the text.", tableStyle: .grouped, options: options)
        let section = Section<String, Int>(
            id: "size", title: "Size", footer: "Of the text.", tableStyle: .grouped, rows: options)
        let view = FolioView<String, Int>(style: .grouped)
        let heights = [radio.section, section].map {
            view.measure(Content(sections: [$0]), width: 320).sections[0]
        }
        #expect(heights[0] == heights[1])
        #expect(heights[0].header != nil && heights[0].footer != nil && heights[0].rows.count == 1)
    }
}
