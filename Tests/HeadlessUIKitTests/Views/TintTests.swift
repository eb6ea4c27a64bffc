import Testing
import UIKit

@MainActor
struct TintTests {
    private final class Listening: UIView {
        var changes = 0
        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
    }

    @Test func aDimmedTintIsGreyFromTheViewDown() {
        let root = UIView()
        let child = Listening()
        root.addSubview(child)
        root.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(child.tintAdjustmentMode == .normal)
        let heard = child.changes
        root.tintAdjustmentMode = .dimmed
        #expect(child.changes == heard + 1)
        #expect(child.tintAdjustmentMode == .dimmed)
        #expect(child.tintColor.cgColor == CGColor(red: 0.2126, green: 0.2126, blue: 0.2126, alpha: 1))
        child.tintAdjustmentMode = .normal
        #expect(child.tintColor.cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        child.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        child.tintAdjustmentMode = .automatic
        #expect(child.tintColor.cgColor == CGColor(red: 0.7152, green: 0.7152, blue: 0.7152, alpha: 1))
    }

    @Test func howAViewIsTouchedIsKept() {
        let view = UIView()
        #expect(!view.isMultipleTouchEnabled && !view.isExclusiveTouch)
        view.isMultipleTouchEnabled = true
        view.isExclusiveTouch = true
        #expect(view.isMultipleTouchEnabled && view.isExclusiveTouch)
    }
}
