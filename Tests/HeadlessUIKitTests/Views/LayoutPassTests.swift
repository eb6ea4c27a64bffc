import Testing
import UIKit

@MainActor
struct LayoutPassTests {
    private let log = RecordingView.Log()

    /// A root with two children, the first with one of its own; laid out and with an empty log.
    private func makeTree() -> (root: RecordingView, a: RecordingView, b: RecordingView, c: RecordingView) {
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let root = RecordingView("root", log: log, frame: frame)
        let a = RecordingView("a", log: log, frame: frame)
        let b = RecordingView("b", log: log, frame: frame)
        let c = RecordingView("c", log: log, frame: frame)
        root.addSubview(a)
        a.addSubview(b)
        root.addSubview(c)
        root.layoutIfNeeded()
        log.entries = []
        return (root, a, b, c)
    }

    @Test func aNewTreeIsLaidOutParentsFirst() {
        let root = RecordingView("root", log: log)
        let a = RecordingView("a", log: log)
        let b = RecordingView("b", log: log)
        root.addSubview(a)
        a.addSubview(b)
        log.entries = []
        root.layoutIfNeeded()
        #expect(log.entries == ["root.layout", "a.layout", "b.layout"])
    }

    @Test func aCleanTreeIsNotLaidOutAgain() {
        let tree = makeTree()
        tree.root.layoutIfNeeded()
        #expect(log.entries.isEmpty)
    }

    @Test func onlyMarkedViewsAreLaidOut() {
        let tree = makeTree()
        tree.b.setNeedsLayout()
        tree.b.setNeedsLayout()
        tree.root.layoutIfNeeded()
        #expect(log.entries == ["b.layout"])
    }

    @Test func layoutStartsAtTheViewAsked() {
        let tree = makeTree()
        tree.root.setNeedsLayout()
        tree.b.setNeedsLayout()
        tree.a.layoutIfNeeded()
        #expect(log.entries == ["b.layout"])
        tree.root.layoutIfNeeded()
        #expect(log.entries == ["b.layout", "root.layout"])
    }

    @Test func aNewSizeMarksTheViewAndANewPlaceDoesNot() {
        let tree = makeTree()
        tree.a.frame.origin.x = 5
        tree.a.center.y = 90
        tree.root.layoutIfNeeded()
        #expect(log.entries.isEmpty)
        tree.a.frame.size.width = 11
        tree.root.layoutIfNeeded()
        #expect(log.entries == ["a.layout"])
        tree.a.bounds.size.height = 12
        tree.root.layoutIfNeeded()
        #expect(log.entries == ["a.layout", "a.layout"])
    }

    @Test func addingASubviewMarksBoth() {
        let tree = makeTree()
        tree.c.addSubview(tree.b)
        log.entries = []
        tree.root.layoutIfNeeded()
        #expect(log.entries == ["a.layout", "c.layout", "b.layout"])
    }

    @Test func aSubviewMarkedBeforeItWasAddedIsLaidOut() {
        let tree = makeTree()
        let late = RecordingView("late", log: log)
        let inner = RecordingView("inner", log: log)
        late.addSubview(inner)
        late.layoutIfNeeded()
        inner.setNeedsLayout()
        tree.b.addSubview(late)
        log.entries = []
        tree.root.layoutIfNeeded()
        #expect(log.entries == ["b.layout", "late.layout", "inner.layout"])
    }

    @Test func childrenSizedByTheirParentAreLaidOutInTheSamePass() {
        let tree = makeTree()
        tree.root.onLayout = { tree.a.frame.size.width = tree.root.bounds.width - 2 }
        tree.a.onLayout = { tree.b.frame.size.width = tree.a.bounds.width - 2 }
        tree.root.frame.size.width = 100
        tree.root.layoutIfNeeded()
        #expect(log.entries == ["root.layout", "a.layout", "b.layout"])
        #expect(tree.b.frame.width == 96)
    }

    @Test func aParentMarkedByItsChildIsLaidOutOnceMore() {
        let tree = makeTree()
        var isFirst = true
        tree.b.onLayout = {
            if isFirst { tree.root.setNeedsLayout() }
            isFirst = false
        }
        tree.b.setNeedsLayout()
        tree.root.layoutIfNeeded()
        #expect(log.entries == ["b.layout", "root.layout"])
    }

    @Test func aLayoutThatNeverSettlesTrapsWithTheViewsName() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Restless: UIView {
                    override func layoutSubviews() { setNeedsLayout() }
                }
                let root = UIView()
                let view = Restless()
                view.accessibilityIdentifier = "spinner"
                root.addSubview(view)
                root.layoutIfNeeded()
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Restless “spinner” still needs layout after 100 passes"))
    }

    @Test func theCurrentTraitsAreTheViewsWhileItIsLaidOut() {
        let tree = makeTree()
        tree.a.traitOverrides.preferredContentSizeCategory = .small
        tree.root.layoutIfNeeded()
        var seen: [UIContentSizeCategory] = []
        for view in [tree.root, tree.b] {
            view.onLayout = { seen.append(UITraitCollection.current.preferredContentSizeCategory) }
            view.setNeedsLayout()
        }
        tree.root.layoutIfNeeded()
        #expect(seen == [.large, .small])
        #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    }
}
