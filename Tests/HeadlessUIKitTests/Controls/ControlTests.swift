import Testing
import UIKit

@MainActor
struct ControlTests {
    @Test func actionsRunForTheirEventsInTheOrderTheyWereAdded() {
        let control = UIControl()
        var calls: [String] = []
        control.addAction(UIAction { _ in calls.append("a") }, for: .valueChanged)
        control.addAction(UIAction { _ in calls.append("b") }, for: [.valueChanged, .touchDown])
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        #expect(calls == ["a", "b", "b"])
    }

    @Test func anActionTakesThePlaceOfOneWithItsIdentifier() {
        let control = UIControl()
        let identifier = UIAction.Identifier("save")
        var calls: [String] = []
        control.addAction(UIAction(identifier: identifier) { _ in calls.append("old") }, for: .valueChanged)
        control.addAction(UIAction(identifier: identifier) { _ in calls.append("new") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.removeAction(identifiedBy: identifier, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(calls == ["new"])
    }

    @Test func anActionKnowsItsSender() {
        let control = UISwitch()
        var isOn: Bool?
        control.addAction(UIAction { isOn = ($0.sender as? UISwitch)?.isOn }, for: .valueChanged)
        control.isOn = true
        #expect(isOn == nil)
        control.sendActions(for: .valueChanged)
        #expect(isOn == true)
    }

    @Test func aSwitchHasOneSize() {
        let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
        let size = CGSize(width: 51, height: 31)
        #expect(control.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: size))
        control.frame = CGRect(x: 1, y: 1, width: 9, height: 9)
        #expect(control.frame.size == size)
        #expect(control.sizeThatFits(.zero) == size)
        #expect(control.intrinsicContentSize == size)
    }
}
