import Testing
import UIKit

@MainActor
@Suite struct AccessibilityTests {
    @Test func aPlainViewSaysNothingUnlessItIsTold() {
        let view = UIView(frame: .zero)
        #expect(!view.isAccessibilityElement)
        #expect(view.accessibilityLabel == nil)
        #expect(view.accessibilityTraits == .none)
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Rating"
        view.accessibilityValue = "4 of 5"
        view.accessibilityHint = "Swipe up to change"
        view.accessibilityTraits = [.adjustable, .header]
        view.accessibilityElementsHidden = true
        #expect(view.isAccessibilityElement && view.accessibilityElementsHidden)
        #expect(view.accessibilityLabel == "Rating")
        #expect(view.accessibilityValue == "4 of 5")
        #expect(view.accessibilityHint == "Swipe up to change")
        #expect(view.accessibilityTraits.contains(.header))
    }

    @Test func labelsAndControlsSayWhatTheyShow() {
        let label = UILabel(frame: .zero)
        label.text = "Unread"
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityLabel == "Unread")
        #expect(label.accessibilityTraits == .staticText)
        label.accessibilityLabel = "Not read yet"
        #expect(label.accessibilityLabel == "Not read yet")

        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        button.isEnabled = false
        #expect(button.accessibilityLabel == "Send")
        #expect(button.accessibilityTraits == [.button, .notEnabled])

        let control = UISwitch(frame: .zero)
        control.isOn = true
        #expect(control.accessibilityValue == "1")
    }

    @Test func aSecretTextIsNotSaid() {
        let field = UITextField(frame: .zero)
        field.placeholder = "Password"
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "Password")
        field.text = "abc"
        #expect(field.accessibilityValue == "•••")
    }

    @Test func anOverrideIsWhatIsSaid() {
        final class Stars: UIView {
            var count = 3
            override var accessibilityValue: String? {
                get { "\(count) stars" }
                set { super.accessibilityValue = newValue }
            }
        }
        #expect(Stars(frame: .zero).accessibilityValue == "3 stars")
    }

    @Test func theFrameIsTheWindows() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        window.addSubview(outer)
        outer.addSubview(inner)
        #expect(inner.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    }

    @Test func customActionsRun() throws {
        var isDone = false
        let view = UIView(frame: .zero)
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive") { _ in
                isDone = true
                return true
            }
        ]
        let action = try #require(view.accessibilityCustomActions?.first)
        #expect(action.actionHandler?(action) == true)
        #expect(isDone)
    }
}
