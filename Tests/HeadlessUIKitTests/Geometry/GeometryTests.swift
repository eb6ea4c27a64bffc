import Testing
import UIKit

struct GeometryTests {
    @Test func aTransformedRectangleIsTheSmallestAroundItsCorners() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)
        #expect(rect.applying(turn) == CGRect(x: 4, y: 1, width: 4, height: 3))
        #expect(rect.size.applying(CGAffineTransform(scaleX: 2, y: 0.5)) == CGSize(width: 6, height: 2))
        #expect(CGRect.null.applying(turn).isNull)
    }

    @MainActor
    @Test func anAttributeChoosesTheDirection() {
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    }

    @Test func insetsShrinkARectangleBySide() {
        let rect = CGRect(x: 1, y: 2, width: 100, height: 50)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 3, y: 3, width: 94, height: 46))
        #expect(rect.inset(by: .zero) == rect)
    }

    @Test func aRowHasAPath() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path == [1, 3])
        #expect((path.section, path.row) == (1, 3))
        path.row = 4
        path.section = 2
        #expect(path == IndexPath(row: 4, section: 2))
    }

    @Test func aPathOfAnotherLengthHasNoRow() async {
        await #expect(processExitsWith: .failure) { _ = IndexPath(index: 1).row }
    }

    @Test func transformsAreAppliedFromLeftToRight() {
        let point = CGPoint(x: 1, y: 1)
        let moved = CGAffineTransform(translationX: 2, y: 0).concatenating(CGAffineTransform(scaleX: 10, y: 1))
        #expect(point.applying(moved) == CGPoint(x: 30, y: 1))
        #expect(
            point.applying(CGAffineTransform(scaleX: 10, y: 1).translatedBy(x: 2, y: 0)) == CGPoint(x: 30, y: 1))
        let back = point.applying(moved).applying(moved.inverted())
        #expect(back == point)
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
        #expect(CGAffineTransform().isIdentity)
    }

    @Test func anItemIsARow() {
        var path = IndexPath(item: 3, section: 2)
        #expect(path == IndexPath(row: 3, section: 2))
        path.item += 1
        #expect(path.row == 4 && path.item == 4)
    }
}
