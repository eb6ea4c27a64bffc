import Testing
import UIKit

@MainActor
struct ViewTreeTests {
    private let parent = UIView()
    private let views = (0..<4).map { tag in
        let view = UIView()
        view.tag = tag + 1
        return view
    }

    private var tags: [Int] { parent.subviews.map(\.tag) }

    @Test func aSubviewIsAddedInFrontOfTheOthers() {
        for view in views { parent.addSubview(view) }
        #expect(tags == [1, 2, 3, 4])
        #expect(views[0].superview === parent)
    }

    @Test func addingASubviewAgainBringsItToTheFront() {
        for view in views { parent.addSubview(view) }
        parent.addSubview(views[1])
        #expect(tags == [1, 3, 4, 2])
    }

    @Test func subviewsAreInsertedWhereTheyAreWanted() {
        parent.addSubview(views[0])
        parent.insertSubview(views[1], at: 0)
        parent.insertSubview(views[2], belowSubview: views[0])
        parent.insertSubview(views[3], aboveSubview: views[1])
        #expect(tags == [2, 4, 3, 1])
    }

    @Test func insertingBesideASiblingMovesASubviewThatIsThereAlready() {
        for view in views { parent.addSubview(view) }
        parent.insertSubview(views[0], aboveSubview: views[2])
        #expect(tags == [2, 3, 1, 4])
        parent.insertSubview(views[3], belowSubview: views[1])
        #expect(tags == [4, 2, 3, 1])
    }

    @Test func subviewsChangeTheirOrder() {
        for view in views { parent.addSubview(view) }
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(tags == [4, 2, 3, 1])
        parent.bringSubviewToFront(views[1])
        #expect(tags == [4, 3, 1, 2])
        parent.sendSubviewToBack(views[0])
        #expect(tags == [1, 4, 3, 2])
    }

    @Test func aViewLeavesOneSuperviewForAnother() {
        let other = UIView()
        parent.addSubview(views[0])
        other.addSubview(views[0])
        #expect(parent.subviews.isEmpty)
        #expect(views[0].superview === other)
        views[0].removeFromSuperview()
        #expect(views[0].superview == nil)
        #expect(other.subviews.isEmpty)
    }

    @Test func aSuperviewKeepsItsSubviewsAndIsNotKeptByThem() {
        weak var kept: UIView?
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
            kept = parent
            #expect(kept != nil)
        }
        #expect(kept == nil)
        #expect(child.superview == nil)
    }

    @Test func aViewKnowsWhatItDescendsFrom() {
        parent.addSubview(views[0])
        views[0].addSubview(views[1])
        #expect(views[1].isDescendant(of: parent))
        #expect(parent.isDescendant(of: parent))
        #expect(!parent.isDescendant(of: views[1]))
    }

    @Test func aTagIsFoundDepthFirst() {
        parent.addSubview(views[0])
        parent.addSubview(views[1])
        views[0].addSubview(views[2])
        views[2].tag = 2
        #expect(parent.viewWithTag(2) === views[2])
        #expect(parent.viewWithTag(9) == nil)
    }

    @Test func movingThroughTheTreeIsToldInUIKitsOrder() {
        let log = RecordingView.Log()
        let window = UIWindow()
        let root = RecordingView("root", log: log)
        let child = RecordingView("child", log: log)
        window.addSubview(root)
        log.entries = []
        root.addSubview(child)
        #expect(
            log.entries == [
                "child.willEnterSuperview", "child.willEnterWindow", "child.didEnterWindow",
                "child.didEnterSuperview", "root.didAddSubview",
            ])
        log.entries = []
        child.removeFromSuperview()
        #expect(
            log.entries == [
                "root.willRemoveSubview", "child.willLeaveSuperview", "child.willLeaveWindow", "child.didLeaveWindow",
                "child.didLeaveSuperview",
            ])
    }

    @Test func movingInsideAWindowIsNotToldAsLeavingIt() {
        let log = RecordingView.Log()
        let window = UIWindow()
        let other = UIView()
        let child = RecordingView("child", log: log)
        window.addSubview(child)
        window.addSubview(other)
        log.entries = []
        other.addSubview(child)
        #expect(log.entries == ["child.willEnterSuperview", "child.didEnterSuperview"])
    }

    @Test func theTintComesFromAboveUntilItIsSet() {
        parent.addSubview(views[0])
        #expect(views[0].tintColor == .systemBlue)
        parent.tintColor = .systemRed
        #expect(views[0].tintColor == .systemRed)
        views[0].tintColor = .systemGreen
        #expect(views[0].tintColor == .systemGreen)
        #expect(parent.tintColor == .systemRed)
    }

    @Test func aViewCannotBePutBelowItself() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let parent = UIView()
                let child = UIView()
                parent.addSubview(child)
                child.addSubview(parent)
            }
        }
    }
}
