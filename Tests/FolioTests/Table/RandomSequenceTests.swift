import Foundation
import Testing
import UIKit

@testable import Folio

/// However a table came to a content, it looks as a new one does.
///
/// `FOLIO_SEQUENCES=10000 swift test --filter RandomSequenceTests` runs as many sequences.
@MainActor
@Suite struct RandomSequenceTests {
    /// A row whose height depends on its text and the width.
    private struct Note: Row, Equatable {
        let id: Int
        var text: String
        let bin: Bin
        var cellReuseID: String { id % 3 == 0 ? "note 3" : "note" }
        var editing: RowEditing { RowEditing(style: id % 5 == 0 ? .insert : .delete, isMovable: id % 7 > 0) }
        var estimatedHeight: CGFloat? { id % 4 == 0 ? 33 : nil }
        func configure(_ cell: NoteCell) { cell.text = text }
        func didDelete() { bin.deleted.append(id) }
        func didInsert() { bin.inserted.append(id) }

        nonisolated static func == (one: Note, other: Note) -> Bool { one.id == other.id && one.text == other.text }
    }

    /// What the user did that the content does not say yet.
    @MainActor
    private final class Bin {
        var deleted: [Int] = []
        var inserted: [Int] = []
    }

    private final class NoteCell: UITableViewCell, SizingCell {
        var text = ""
        func heightThatFits(width: CGFloat) -> CGFloat {
            let perLine = max(1, Int((isEditing ? contentView.bounds.width : width) / 20))
            return CGFloat(20 + 18 * ((text.count + perLine - 1) / perLine))
        }
    }

    private struct Title: SectionHeader, SectionFooter {
        let text: String
        let viewReuseID = "banner"
        func configure(_ view: BannerView) {
            view.title = text
            view.wantedHeight = CGFloat(text.count * 7)
        }
    }

    /// What can be seen of a table, and where everything lies.
    private struct Look: Equatable {
        var metrics: FolioMetrics<Int, Int>
        var offset: CGFloat
        var cells: [String]
        var headers: [String]

        @MainActor
        init(_ view: FolioView<Int, Int>) {
            view.layoutIfNeeded()
            offset = view.contentOffset.y
            cells = (view.indexPathsForVisibleRows ?? []).map { path in
                let cell = view.cellForRow(at: path) as? NoteCell
                return
                    "\(path.section).\(path.row) \(cell?.text ?? "none") \(cell?.frame ?? .zero) \(cell?.isSelected ?? false)"
            }
            headers = (0..<view.numberOfSections).map { section in
                let header = view.headerView(forSection: section) as? HeaderFooterContainerView
                let footer = view.footerView(forSection: section) as? HeaderFooterContainerView
                let texts = [header, footer].map { ($0?.hostedView as? BannerView)?.title ?? "none" }
                return "\(texts) \(header?.frame ?? .zero) \(footer?.frame ?? .zero)"
            }
            metrics = view.metrics
        }
    }

    private var count: Int { ProcessInfo.processInfo.environment["FOLIO_SEQUENCES"].flatMap(Int.init) ?? 60 }

    @Test func everySequenceEndsAsANewTableBegins() {
        for seed in 0..<count {
            var sequence = Sequence(seed: UInt64(seed))
            sequence.run()
            let fresh = sequence.freshView()
            let (one, other) = (Look(sequence.view), Look(fresh))
            #expect(one.metrics == other.metrics, "sequence \(seed)")
            #expect(one.cells == other.cells, "sequence \(seed)")
            #expect(one.headers == other.headers, "sequence \(seed)")
            guard one == other else { return }
        }
    }

    @MainActor
    private struct Sequence {
        let view: FolioView<Int, Int>
        var random: SequenceRandom
        var content = Content<Int, Int>(sections: [])
        /// Rows whose description is another one since the last apply.
        var changed: Set<Int> = []
        let bin = Bin()
        var nextID = 0
        let style: UITableView.Style

        init(seed: UInt64) {
            random = SequenceRandom(seed: seed)
            style = [.plain, .grouped, .insetGrouped][random.next(3)]
            view = FolioView(style: style)
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
            view.keepsSelection = random.next(2) == 0
        }

        /// The same content at the same width and offset, as selected and edited, in a table that has seen nothing else.
        func freshView() -> FolioView<Int, Int> {
            let fresh = FolioView<Int, Int>(style: style)
            fresh.frame = view.frame
            // Estimates depend on what was visible before; what is behind them does not.
            for table in [view, fresh] { table.estimatedRowHeight = 0 }
            fresh.apply(content, animatingDifferences: false)
            fresh.setEditing(view.isEditing, animated: false)
            for path in view.indexPathsForSelectedRows ?? [] {
                fresh.selectRow(at: path, animated: false, scrollPosition: .none)
            }
            showAll(view)
            showAll(fresh)
            fresh.contentOffset.y = view.contentOffset.y
            return fresh
        }

        /// Scrolls through the whole table, so that no height is an estimate any more.
        private func showAll(_ table: FolioView<Int, Int>) {
            let offset = table.contentOffset.y
            table.contentOffset.y = 0
            table.layoutIfNeeded()
            while table.contentOffset.y + table.bounds.height < table.contentSize.height {
                table.contentOffset.y += table.bounds.height / 2
                table.layoutIfNeeded()
            }
            let greatest = max(0, table.contentSize.height - table.bounds.height)
            table.contentOffset.y = min(max(0, offset), greatest)
            table.layoutIfNeeded()
        }

        mutating func run() {
            for _ in 0..<(6 + random.next(10)) { step() }
        }

        private mutating func step() {
            let ids = content.sections.flatMap { $0.rows.map { $0.id } }
            switch random.next(12) {
            case 0...3: apply()
            case 4: view.frame.size.width = CGFloat(100 + random.next(500))
            case 5: view.contentOffset.y = CGFloat(random.next(2_000))
            case 6:
                if let id = ids.isEmpty ? nil : ids[random.next(ids.count)] {
                    view.select(id)
                    view.scroll(to: id, at: [.top, .middle, .bottom, .none][random.next(4)])
                }
            case 7:
                if let id = ids.isEmpty ? nil : ids[random.next(ids.count)] {
                    view.move(
                        id, to: .index(random.next(8)), in: content.sections[random.next(content.sections.count)].id)
                    content = view.content
                }
            case 8: view.setEditing(!view.isEditing, animated: false)
            case 9:
                if let id = ids.isEmpty ? nil : ids[random.next(ids.count)] { tapControl(of: id) }
            case 10:
                if let id = ids.isEmpty ? nil : ids[random.next(ids.count)] { view.deselect(id) }
            default: view.layoutIfNeeded()
            }
            if random.next(2) == 0 { view.layoutIfNeeded() }
        }

        /// What the row's delete or insert control does, and the application after it.
        private mutating func tapControl(of id: Int) {
            if id % 5 == 0 { view.insert(id) } else { view.delete(id) }
            guard !bin.deleted.isEmpty || !bin.inserted.isEmpty else { return }
            content = content.deleting(rows: Set(bin.deleted))
            for place in bin.inserted {
                let section = content.sections.first { $0.rows.contains { $0.id == place } }
                if let section { content = content.inserting(newNote(), at: .after(place), in: section.id) }
            }
            bin.deleted = []
            bin.inserted = []
            view.apply(content, rowReconfiguration: .none, animatingDifferences: random.next(2) == 0)
        }

        private mutating func apply() {
            for _ in 0..<(1 + random.next(4)) { edit() }
            let policies: [RowReconfiguration<Int>] = [.all, .changed, changed.isEmpty ? .none : .only(changed)]
            view.apply(
                content, rowReconfiguration: policies[random.next(3)], animatingDifferences: random.next(2) == 0)
            changed = []
        }

        private mutating func edit() {
            guard let section = content.sections.isEmpty ? nil : content.sections[random.next(content.sections.count)]
            else {
                return addSection()
            }
            let row = section.rows.isEmpty ? nil : section.rows[random.next(section.rows.count)].id
            switch random.next(8) {
            case 0: addSection()
            case 1: content = content.deleting(section: section.id)
            case 2: content = content.moving(section: section.id, to: .index(random.next(5)))
            case 3:
                if let row { content = content.deleting(row: row) }
            case 4:
                if let row {
                    content = content.replacing(row: row, with: note(row))
                    changed.insert(row)
                }
            case 5:
                if let row {
                    let target = content.sections[random.next(content.sections.count)].id
                    content = content.moving(row: row, to: .index(random.next(9)), in: target)
                }
            case 6:
                content = content.replacing(
                    section: section.id,
                    with: Section(id: section.id, header: title(), footer: title(), rows: section.rows))
            default:
                let rows = (0..<(1 + random.next(12))).map { _ in newNote() }
                content = content.inserting(rows, at: .index(random.next(9)), in: section.id)
            }
        }

        private mutating func addSection() {
            nextID += 1
            let rows: [any Row<Int>] = (0..<random.next(6)).map { _ in newNote() }
            content = content.inserting(
                Section(id: nextID, header: title(), footer: title(), rows: rows), at: .index(random.next(5)))
        }

        private mutating func title() -> Title? {
            random.next(3) == 0 ? nil : Title(text: String(repeating: "t", count: random.next(6)))
        }

        private mutating func newNote() -> Note {
            nextID += 1
            return note(nextID)
        }

        private mutating func note(_ id: Int) -> Note {
            Note(id: id, text: "\(id) " + String(repeating: "x", count: random.next(60)), bin: bin)
        }
    }
}
