import Testing
import UIKit

@MainActor
struct SegmentedControlTests {
    private func picture(_ width: UInt32) -> UIImage {
        guard let image = UIImage(data: PictureBytes.png(width: width, height: 10)) else { fatalError("no picture") }
        return image
    }

    /// Frames of the segments from `x` to `maxX`.
    private func places(_ control: UISegmentedControl) -> [[CGFloat]] {
        control.layoutIfNeeded()
        return control.subviews.map { [$0.frame.minX, $0.frame.maxX] }
    }

    @Test func aSegmentCanGetAnActionAndBeFoundByIt() {
        let control = UISegmentedControl(items: ["A", "B"])
        var chosen = 0
        let action = UIAction(title: "Karte", identifier: .init("map")) { _ in chosen += 1 }
        control.setAction(action, forSegmentAt: 1)
        #expect(control.titleForSegment(at: 1) == "Karte")
        #expect(control.segmentIndex(identifiedBy: action.identifier) == 1)
        #expect(control.segmentIndex(identifiedBy: .init("list")) == NSNotFound)
        control.tapSegment(at: 1)
        #expect(chosen == 1)
    }

    @Test func segmentsAreAsWideAsTheWidestWithPadding() {
        let control = UISegmentedControl(items: [picture(30), picture(50), picture(10)])
        // Three times 50 and twice 10, with a point between two.
        #expect(control.frame.size == CGSize(width: 212, height: 32))
        #expect(control.intrinsicContentSize == CGSize(width: 212, height: 32))
        #expect(places(control) == [[0, 70], [71, 141], [142, 212]])
        control.apportionsSegmentWidthsByContent = true
        #expect(control.intrinsicContentSize.width == 152)
    }

    @Test func aTitleHasRoomWhetherItIsSelectedOrNot() throws {
        let control = UISegmentedControl(items: ["Week"])
        func width(_ weight: UIFont.Weight) -> CGFloat {
            let label = UILabel()
            label.font = .systemFont(ofSize: 13, weight: weight)
            label.text = "Week"
            return label.intrinsicContentSize.width
        }
        #expect(width(.medium) > width(.regular))
        let expected = width(.medium) + 20
        #expect(control.intrinsicContentSize.width == expected)
        control.selectedSegmentIndex = 0
        #expect(control.intrinsicContentSize.width == expected)
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 26, weight: .bold)], for: .normal)
        #expect(control.intrinsicContentSize.width > expected * 1.3)
        #expect(control.titleTextAttributes(for: .normal)?[.font] as? UIFont == .systemFont(ofSize: 26, weight: .bold))
        #expect(control.titleTextAttributes(for: .selected) == nil)
    }

    @Test func whatIsLeftOfTheWidthIsShared() {
        let control = UISegmentedControl(items: [picture(30), picture(30)])
        control.insertSegment(with: picture(10), at: 99, animated: false)
        control.setWidth(48, forSegmentAt: 2)
        #expect(control.widthForSegment(at: 2) == 48)
        #expect(control.intrinsicContentSize.width == 150)
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        #expect(places(control) == [[0, 75], [76, 151], [152, 200]])
        control.semanticContentAttribute = .forceRightToLeft
        #expect(places(control) == [[125, 200], [49, 124], [0, 48]])
    }

    @Test func titlesAndPicturesTakeEachOthersPlace() {
        let control = UISegmentedControl(items: ["Day", "Week"])
        #expect(control.titleForSegment(at: 1) == "Week")
        control.setImage(picture(10), forSegmentAt: 1)
        #expect(control.titleForSegment(at: 1) == nil)
        #expect(control.imageForSegment(at: 1)?.size.width == 10)
        control.setTitle("Month", forSegmentAt: 1)
        #expect(control.titleForSegment(at: 1) == "Month")
        #expect(control.imageForSegment(at: 1) == nil)
        #expect(control.isEnabledForSegment(at: 0))
        control.setEnabled(false, forSegmentAt: 0)
        #expect(!control.isEnabledForSegment(at: 0))
    }

    @Test func theSelectionStaysWithItsSegment() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        var calls = 0
        control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
        control.selectedSegmentIndex = 1
        #expect(calls == 0)
        control.insertSegment(withTitle: "first", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        #expect(control.titleForSegment(at: 2) == "b")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 2, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.numberOfSegments == 1)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
        #expect(control.subviews.isEmpty)
        #expect(control.intrinsicContentSize == CGSize(width: 0, height: 32))
    }

    @Test func aSegmentOutsideTheControlIsAProgrammersError() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UISegmentedControl(items: ["a"]).selectedSegmentIndex = 1 }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UISegmentedControl(items: [3]).layoutIfNeeded() }
        }
    }

    @Test func aTapSelectsASegmentAndRunsItsActionAndTheControls() {
        var events: [String] = []
        let control = UISegmentedControl(
            frame: CGRect(x: 0, y: 0, width: 300, height: 32),
            actions: ["List", "Map"].map { title in UIAction(title: title) { events.append($0.title) } })
        control.addAction(
            UIAction { [unowned control] _ in events.append("\(control.selectedSegmentIndex)") }, for: .valueChanged)
        #expect(control.titleForSegment(at: 1) == "Map")
        control.tapSegment(at: 1)
        control.tapSegment(at: 1)
        #expect(events == ["Map", "1"])
        control.setEnabled(false, forSegmentAt: 0)
        control.tapSegment(at: 0)
        #expect(control.selectedSegmentIndex == 1)
        #expect(control.actionForSegment(at: 0)?.title == "List")
    }

    @Test func aMomentarySegmentIsSelectedWhileTheActionsRun() {
        let control = UISegmentedControl(items: ["−", "+"])
        control.selectedSegmentIndex = 1
        control.isMomentary = true
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        var seen: [Int] = []
        control.addAction(
            UIAction { [unowned control] _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        control.tapSegment(at: 0)
        control.tapSegment(at: 0)
        #expect(seen == [0, 0])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
}
