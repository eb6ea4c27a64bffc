import FolioSnapshots
import Testing
import UIKit

@testable import Screens

@MainActor
@Suite("Layout of the screens")
struct LayoutTests {
    /// Forty of them, from a watch's to a large tablet's.
    private static let widths = stride(from: 200.0, to: 1000, by: 20)

    @Test(
        "Laying out twice changes nothing, and a cell of its measured height holds all that it shows",
        arguments: Screen.allCases)
    func idempotence(screen: Screen) throws {
        let stage = Stage(screen.controller(), width: 390, height: 3000)
        let table = try #require(stage.window.firstTable)
        for width in Self.widths {
            stage.window.frame.size.width = width
            stage.window.layoutIfNeeded()
            let once = frames(of: stage.window)
            layOutAnew(stage.window)
            #expect(frames(of: stage.window) == once, "at \(width)")

            let cells = table.visibleCells
            #expect(cells.count == (0..<table.numberOfSections).map(table.numberOfRows).reduce(0, +))
            for cell in cells {
                let path = try #require(table.indexPath(for: cell))
                #expect(cell.frame == table.rectForRow(at: path))
                let room = cell.bounds.insetBy(dx: -0.001, dy: -0.001)
                for view in cell.shownDescendants where !view.bounds.isEmpty {
                    let frame = view.convert(view.bounds, to: cell)
                    #expect(room.contains(frame), "\(type(of: view)) \(frame) in \(cell.bounds) at \(width)")
                }
            }
        }
    }

    @Test("Coming back to a width comes back to its layout", arguments: Screen.allCases)
    func stability(screen: Screen) {
        let stage = Stage(screen.controller(), width: 390, height: 3000)
        let before = frames(of: stage.window)
        for width in [320.0, 768, 390] {
            stage.window.frame.size.width = width
            stage.window.layoutIfNeeded()
        }
        #expect(frames(of: stage.window) == before)
        #expect(frames(of: Stage(screen.controller(), width: 390, height: 3000).window) == before)
    }

    private func layOutAnew(_ view: UIView) {
        view.setNeedsLayout()
        for subview in view.subviews { layOutAnew(subview) }
        view.layoutIfNeeded()
    }

    /// Top down, with the views' types.
    private func frames(of view: UIView) -> [String] {
        ["\(type(of: view)) \(view.frame) \(view.isHidden)"] + view.subviews.flatMap(frames)
    }

    @Test("The screens as trees of frames", arguments: Screen.allCases)
    func trees(screen: Screen) {
        let stage = Stage(screen.controller())
        expectSnapshot(of: stage.window, as: .layoutTree, named: screen.rawValue)
    }
}
