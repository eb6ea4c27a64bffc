import Testing
import UIKit

/// A subview at 10, 40 wide, in a superview that grows from 100 to 200; 50 are left after it.
@MainActor
struct AutoresizingTests {
    private static func resized(
        _ mask: UIView.AutoresizingMask, from old: CGFloat = 100, to new: CGFloat = 200, position: CGFloat = 10,
        length: CGFloat = 40
    ) -> CGRect {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: old, height: old))
        let child = UIView(frame: CGRect(x: position, y: position, width: length, height: length))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size = CGSize(width: new, height: new)
        return child.frame
    }

    @Test(
        arguments: [
            // One flexible part takes everything, several share in proportion to 10, 40 and 50.
            ([], 10, 40),
            ([.flexibleLeftMargin], 110, 40),
            ([.flexibleWidth], 10, 140),
            ([.flexibleRightMargin], 10, 40),
            ([.flexibleLeftMargin, .flexibleWidth], 30, 120),
            ([.flexibleWidth, .flexibleRightMargin], 10, 40 + 100 * 40.0 / 90),
            ([.flexibleLeftMargin, .flexibleRightMargin], 10 + 100 * 10.0 / 60, 40),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 80),
        ] as [(UIView.AutoresizingMask, Double, Double)])
    func flexiblePartsOfTheWidthShareTheDifference(_ mask: UIView.AutoresizingMask, x: Double, width: Double) {
        let frame = Self.resized(mask)
        #expect(abs(frame.minX - x) < 1e-9)
        #expect(abs(frame.width - width) < 1e-9)
        #expect(frame.minY == 10)
        #expect(frame.height == 40)
    }

    @Test(
        arguments: [
            ([.flexibleTopMargin], 110, 40),
            ([.flexibleHeight], 10, 140),
            ([.flexibleBottomMargin], 10, 40),
            ([.flexibleTopMargin, .flexibleHeight], 30, 120),
            ([.flexibleHeight, .flexibleBottomMargin], 10, 40 + 100 * 40.0 / 90),
            ([.flexibleTopMargin, .flexibleBottomMargin], 10 + 100 * 10.0 / 60, 40),
            ([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], 20, 80),
        ] as [(UIView.AutoresizingMask, Double, Double)])
    func flexiblePartsOfTheHeightShareTheDifference(_ mask: UIView.AutoresizingMask, y: Double, height: Double) {
        let frame = Self.resized(mask)
        #expect(abs(frame.minY - y) < 1e-9)
        #expect(abs(frame.height - height) < 1e-9)
        #expect(frame.minX == 10)
        #expect(frame.width == 40)
    }

    @Test func partsWithoutLengthShareEqually() {
        let frame = Self.resized(
            [.flexibleLeftMargin, .flexibleRightMargin], from: 40, to: 60, position: 0, length: 40)
        #expect(frame.minX == 10)
    }

    @Test func aViewThatFillsAnEmptySuperviewKeepsFillingIt() {
        let frame = Self.resized([.flexibleWidth, .flexibleHeight], from: 0, to: 320, position: 0, length: 0)
        #expect(frame == CGRect(x: 0, y: 0, width: 320, height: 320))
    }

    @Test func aLengthDoesNotBecomeNegative() {
        #expect(Self.resized(.flexibleWidth, from: 100, to: 20).width == 0)
    }

    @Test func resizingReachesThroughTheTree() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let middle = UIView(frame: root.bounds)
        let leaf = UIView(frame: root.bounds)
        root.addSubview(middle)
        middle.addSubview(leaf)
        middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        leaf.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.bounds.size = CGSize(width: 50, height: 60)
        #expect(leaf.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    }

    @Test func aSuperviewMayLeaveItsSubviewsAsTheyAre() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let child = UIView(frame: parent.bounds)
        child.autoresizingMask = .flexibleWidth
        parent.addSubview(child)
        parent.autoresizesSubviews = false
        parent.frame.size.width = 20
        #expect(child.frame.width == 10)
    }
}
