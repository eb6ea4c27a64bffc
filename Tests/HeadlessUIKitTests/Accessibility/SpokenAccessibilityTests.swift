import Testing
import UIKit

@MainActor
struct SpokenAccessibilityTests {
    @Test func anAttributedLabelIsTheLabelUntilAnotherIsSet() {
        let view = UIView()
        #expect(view.accessibilityAttributedLabel == nil)
        let spoken = NSAttributedString(string: "Größe", attributes: [.kern: 1])
        view.accessibilityAttributedLabel = spoken
        #expect(view.accessibilityLabel == "Größe")
        #expect(view.accessibilityAttributedLabel == spoken)
        view.accessibilityLabel = "Size"
        #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Size"))
        view.accessibilityAttributedValue = NSAttributedString(string: "three")
        view.accessibilityAttributedHint = NSAttributedString(string: "opens")
        #expect(view.accessibilityValue == "three" && view.accessibilityHint == "opens")
    }

    @Test func whatOnlyAReaderReadsStandsForItselfUntilItIsSet() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(view)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 20, y: 30))
        view.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
        view.accessibilityLabel = "Play"
        #expect(view.accessibilityUserInputLabels == ["Play"])
        view.accessibilityUserInputLabels = ["Go", "Play"]
        #expect(view.accessibilityUserInputLabels == ["Go", "Play"])
        #expect(view.accessibilityRespondsToUserInteraction)
        view.isUserInteractionEnabled = false
        #expect(!view.accessibilityRespondsToUserInteraction)
        #expect(!view.shouldGroupAccessibilityChildren && !view.accessibilityViewIsModal)
        view.shouldGroupAccessibilityChildren = true
        view.accessibilityContainerType = .list
        view.accessibilityLanguage = "de"
        #expect(view.shouldGroupAccessibilityChildren && view.accessibilityContainerType == .list)
        #expect(view.accessibilityLanguage == "de" && !view.accessibilityIgnoresInvertColors)
    }
}
