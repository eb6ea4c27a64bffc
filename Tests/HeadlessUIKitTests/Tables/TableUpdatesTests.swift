import Testing

@testable import HeadlessUIKit

@Suite struct TableUpdatesTests {
    private func place(_ section: Int, _ row: Int) -> RowPlace { RowPlace(section: section, row: row) }

    private func message(_ updates: TableUpdates, _ old: [Int], _ new: [Int]) -> String? {
        guard case .failure(let error) = updates.transition(from: old, to: new) else { return nil }
        return error.description
    }

    @Test func insertionsAndDeletionsCountFromAfterAndBefore() throws {
        var updates = TableUpdates()
        updates.deletedRows = [place(0, 0)]
        updates.insertedRows = [place(0, 1), place(0, 3)]
        let transition = try updates.transition(from: [3], to: [4]).get()
        #expect(transition.rows == [[place(0, 1), nil, place(0, 2), nil]])
        #expect(transition.sections == [0])
    }

    @Test func rowsMoveAcrossSections() throws {
        var updates = TableUpdates()
        updates.movedRows = [place(1, 0): place(0, 2)]
        let transition = try updates.transition(from: [3, 1], to: [2, 2]).get()
        #expect(transition.rows == [[place(0, 0), place(0, 1)], [place(0, 2), place(1, 0)]])
    }

    @Test func sectionsComeGoAndMoveWithTheirRows() throws {
        var updates = TableUpdates()
        updates.deletedSections = [0]
        updates.insertedSections = [1]
        updates.movedSections = [0: 2]
        let transition = try updates.transition(from: [1, 2, 1], to: [1, 3, 2]).get()
        #expect(transition.sections == [2, nil, 1])
        #expect(transition.rows == [[place(2, 0)], [nil, nil, nil], [place(1, 0), place(1, 1)]])
    }

    @Test func reloadedRowsAreNewAndReconfiguredOnesAreNot() throws {
        var updates = TableUpdates()
        updates.reloadedRows = [place(0, 0)]
        updates.reconfiguredRows = [place(0, 1)]
        updates.insertedRows = [place(0, 0)]
        let transition = try updates.transition(from: [2], to: [3]).get()
        #expect(transition.rows == [[nil, nil, place(0, 1)]])
        #expect(transition.reconfigured == [place(0, 2)])
    }

    @Test func aReloadedSectionMayHaveAnotherNumberOfRows() throws {
        var updates = TableUpdates()
        updates.reloadedSections = [1]
        let transition = try updates.transition(from: [1, 4], to: [1, 2]).get()
        #expect(transition.sections == [0, nil])
        #expect(transition.rows == [[place(0, 0)], [nil, nil]])
    }

    @Test func countsThatDoNotAddUpAreReportedAsByUIKit() {
        var updates = TableUpdates()
        updates.insertedRows = [place(0, 0)]
        #expect(
            message(updates, [2], [2])
                == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section "
                + "after the update (2) must be equal to the number of rows contained in that section before the update "
                + "(2), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) "
                + "and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out).")
        #expect(
            message(TableUpdates(), [1], [1, 1])
                == "Invalid update: invalid number of sections. The number of sections contained in the table view after the "
                + "update (2) must be equal to the number of sections contained in the table view before the update (1), "
                + "plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).")
    }

    @Test func whatIsDeletedCannotBeReloaded() {
        var rows = TableUpdates()
        rows.deletedRows = [place(0, 1)]
        rows.reloadedRows = [place(0, 0), place(0, 1)]
        #expect(
            message(rows, [3], [2])
                == "Invalid update: attempt to delete and reload the same index path (row 1 of section 0)")
        var sections = TableUpdates()
        sections.deletedSections = [1]
        sections.reloadedSections = [1]
        #expect(
            message(sections, [3, 3], [3]) == "Invalid update: attempt to delete and reload the same section (1)")
    }

    @Test func placesThatDoNotExistAreReportedAsByUIKit() {
        var deletion = TableUpdates()
        deletion.deletedRows = [place(0, 5)]
        #expect(
            message(deletion, [3], [2])
                == "Invalid update: attempt to delete row 5 from section 0, but there are only 3 rows in section 0 before "
                + "the update")
        var insertion = TableUpdates()
        insertion.insertedRows = [place(2, 0)]
        #expect(
            message(insertion, [3], [3])
                == "Invalid update: attempt to insert row 0 into section 2, but there are only 1 sections after the update"
        )
        var section = TableUpdates()
        section.deletedSections = [4]
        #expect(
            message(section, [3], [])
                == "Invalid update: attempt to delete section 4, but there are only 1 sections before the update")
    }
}
