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

    @Test func anActionMayRunAnotherOfTheSameControl() {
        let control = UIControl()
        var senders: [Bool] = []
        let inner = UIAction { senders.append($0.sender as? UIControl === control) }
        let outer = UIAction { action in
            control.sendAction(inner)
            senders.append(action.sender as? UIControl === control)
        }
        control.addAction(outer, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(senders == [true, true])
        #expect(outer.sender == nil)
    }

    @Test func anActionKeepsWhatItIsMadeOf() {
        let action = UIAction(
            title: "Delete", subtitle: "For good", image: UIImage(systemName: "trash"),
            identifier: UIAction.Identifier("delete"), discoverabilityTitle: "Delete the trip",
            attributes: [.destructive], state: .on
        ) { _ in }
        #expect(action.title == "Delete")
        #expect(action.subtitle == "For good")
        #expect(action.image?.isSymbolImage == true)
        #expect(action.identifier.rawValue == "delete")
        #expect(action.discoverabilityTitle == "Delete the trip")
        #expect(action.attributes == .destructive)
        #expect(action.state == .on)
        #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
    }

    @Test func aControlKnowsItsEvents() {
        let control = UIControl()
        let action = UIAction { _ in }
        control.addAction(action, for: [.touchDown, .valueChanged])
        #expect(control.allControlEvents == [.touchDown, .valueChanged])
        control.removeAction(action, for: .touchDown)
        #expect(control.allControlEvents == .valueChanged)
        #expect(UIControl.Event.allTouchEvents.contains(.touchCancel))
        #expect(UIControl.Event.allEditingEvents.contains(.editingDidEndOnExit))
        #expect(!UIControl.Event.allEditingEvents.contains(.valueChanged))
    }

    @Test func thePrimaryActionRunsWhereTheControlIsEnabled() {
        var calls = 0
        let control = UIControl(frame: .zero, primaryAction: UIAction { _ in calls += 1 })
        control.performPrimaryAction()
        control.isEnabled = false
        control.performPrimaryAction()
        #expect(calls == 1)
        control.sendActions(for: .primaryActionTriggered)
        #expect(calls == 2)
    }

    @Test func theStateIsMadeOfThree() {
        let control = UIControl()
        #expect(control.state == .normal)
        control.isSelected = true
        control.isHighlighted = true
        #expect(control.state == [.selected, .highlighted])
        control.isEnabled = false
        #expect(control.state == [.selected, .highlighted, .disabled])
    }

    @Test func alignmentsFollowTheDirection() {
        let control = UIControl()
        #expect(control.contentHorizontalAlignment == .center)
        #expect(control.contentVerticalAlignment == .center)
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
        control.contentHorizontalAlignment = .left
        #expect(control.effectiveContentHorizontalAlignment == .left)
    }
}
