import Testing
import UIKit

@MainActor
struct SwitchTests {
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
