import Testing
import UIKit

@testable import Folio

/// A table in a controller's view in a window, looked at as a test of an app would: delegate methods, containers, identities.
@MainActor
struct HostedTableTests {
    private enum Group: Hashable, Sendable { case first, second }
    private enum Item: Hashable, Sendable {
        case note(Int)
        case total
    }

    private final class NoteCell: UITableViewCell, SizingCell {
        let textView = UITextView()
        private(set) var configurationCount = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            textView.isScrollEnabled = false
            contentView.addSubview(textView)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("NoteCell is made in code") }

        override func layoutSubviews() {
            super.layoutSubviews()
            textView.frame = contentView.bounds
        }

        func apply(_ text: String) {
            configurationCount += 1
            textView.text = text
        }

        func heightThatFits(width: CGFloat) -> CGFloat {
            textView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
    }

    private final class TotalCell: UITableViewCell, SizingCell {
        func heightThatFits(width: CGFloat) -> CGFloat { 44 }
    }

    private struct NoteRow: Row {
        let id: Item
        let text: String
        var cellReuseID = "note"

        func configure(_ cell: NoteCell) { cell.apply(text) }
    }

    private struct TotalRow: Row {
        let id = Item.total
        let onSelect: @MainActor () -> Void
        let cellReuseID = "total"

        func configure(_ cell: TotalCell) { cell.textLabel?.text = "total" }
        func didSelect() { onSelect() }
    }

    private final class TitleView: UIView, SizingSectionView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("TitleView is made in code") }

        func heightThatFits(width: CGFloat) -> CGFloat { 30 }
    }

    private struct Title: SectionHeader, SectionFooter {
        let text: String
        var viewReuseID = "title"

        func configure(_ view: TitleView) { view.label.text = text }
    }

    @MainActor
    private final class Host {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = UIViewController()
        let folioView = FolioView<Group, Item>(style: .plain)

        init() {
            window.rootViewController = controller
            folioView.frame = controller.view.bounds
            folioView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.view.addSubview(folioView)
            window.makeKeyAndVisible()
        }
    }

    private let host = Host()

    private func settle(_ content: Content<Group, Item>, _ policy: RowReconfiguration<Item> = .all) async {
        await withCheckedContinuation { continuation in
            host.folioView.apply(content, rowReconfiguration: policy, animatingDifferences: false) {
                continuation.resume()
            }
        }
        host.folioView.layoutIfNeeded()
    }

    @Test func theDelegatesAnswersAreThoseOfTheContent() async throws {
        var selections = 0
        await settle(
            Content {
                Section(id: .first, header: Title(text: "notes")) {
                    NoteRow(id: .note(1), text: "short")
                    TotalRow(onSelect: { selections += 1 })
                }
                Section(id: .second, rows: [])
            })
        let view = host.folioView
        let total = IndexPath(row: 1, section: 0)
        #expect(view.tableView(view, heightForRowAt: total) == 44)
        #expect(view.tableView(view, heightForHeaderInSection: 0) == 30)
        #expect(view.tableView(view, heightForHeaderInSection: 1) == .leastNormalMagnitude)
        #expect(view.tableView(view, heightForFooterInSection: 0) == .leastNormalMagnitude)
        view.tableView(view, didSelectRowAt: total)
        #expect(selections == 1 && view.indexPathsForSelectedRows == nil)
        let header = try #require(view.headerView(forSection: 0) as? HeaderFooterContainerView)
        #expect((header.hostedView as? TitleView)?.label.text == "notes")
        let cell = try #require(view.cellForRow(at: IndexPath(row: 0, section: 0)) as? NoteCell)
        #expect(cell.configurationCount == 1 && cell.bounds.width == 320)
    }

    @Test func awaitedAppliesSettleOneAfterTheOther() async {
        for count in [3, 0, 5] {
            await settle(
                Content(sections: [
                    Section(id: .second, rows: (0..<count).map { NoteRow(id: .note($0), text: "\($0)") })
                ]), .none)
            await Task.yield()
            #expect(host.folioView.numberOfRows(inSection: 0) == count)
        }
    }

    @Test func aValidatorKnowsWhatItIsTold() throws {
        let content = Content<Group, Item> {
            Section(id: .first, header: Title(text: "a"), footer: Title(text: "b")) {
                NoteRow(id: .note(1), text: "x")
            }
        }
        let fresh = SnapshotValidator<Group, Item>()
        guard case .success(let prepared) = fresh.prepare(content) else {
            Issue.record("a good content was refused")
            return
        }
        #expect(prepared.rowsByID[.note(1)]?.renderingIdentity.cellTypeID == ObjectIdentifier(NoteCell.self))
        #expect(prepared.rowsByID[.note(1)]?.renderingIdentity.cellTypeName == "NoteCell")
        #expect(prepared.footersBySectionID[.first]?.renderingIdentity.viewTypeID == ObjectIdentifier(TitleView.self))
        #expect(prepared.headersBySectionID[.first]?.renderingIdentity.viewTypeName == "TitleView")
        #expect(prepared.rowRenderingIdentities[.note(1)]?.cellReuseID == "note")
        #expect(prepared.boundaryViewTypesByReuseID["title"] == TitleView.self)

        let cells = SnapshotValidator<Group, Item>(existingCellRegistrations: ["note": TotalCell.self])
        let views = SnapshotValidator<Group, Item>(existingBoundaryViewTypesByReuseID: ["title": UIView.self])
        let known = RowRenderingIdentity(
            cellTypeID: ObjectIdentifier(NoteCell.self), cellTypeName: "NoteCell", cellReuseID: "other")
        let rows = SnapshotValidator<Group, Item>(existingRowRenderingIdentities: [.note(1): known])
        let old = SectionBoundaryRenderingIdentity(
            viewTypeID: ObjectIdentifier(UIView.self), viewTypeName: "UIView", viewReuseID: "title")
        let footers = SnapshotValidator<Group, Item>(existingFooterRenderingIdentities: [.first: old])
        let headers = SnapshotValidator<Group, Item>(existingHeaderRenderingIdentities: [.second: old])

        func error(_ validator: SnapshotValidator<Group, Item>) -> SnapshotValidationError<Group, Item>? {
            if case .failure(let error) = validator.prepare(content) { return error }
            return nil
        }
        #expect(
            error(cells)
                == .conflictingCellRegistration(
                    reuseID: "note", registeredCellTypeName: "TotalCell", proposedCellTypeName: "NoteCell"))
        #expect(
            error(views)
                == .conflictingBoundaryViewType(
                    reuseID: "title", existingViewTypeName: "UIView", proposedViewTypeName: "TitleView"))
        guard case .changedRowRenderingIdentity(let rowID, let original, let proposed) = error(rows) else {
            Issue.record("a row with another reuse identifier was accepted")
            return
        }
        #expect(rowID == .note(1) && original == known && proposed.cellReuseID == "note")
        guard case .changedFooterRenderingIdentity(sectionID: .first, original: old, proposed: _) = error(footers)
        else {
            Issue.record("a footer of another type was accepted")
            return
        }
        #expect(error(headers) == nil)
    }
}
