import Testing
import UIKit

@MainActor
struct FirstResponderTests {
    final class Field: UIView {
        var letsGo = true
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { letsGo }
    }

    private let window = UIWindow()
    private let a = Field()
    private let b = Field()

    init() {
        window.addSubview(a)
        window.addSubview(b)
    }

    @Test func oneViewOfAWindowHasTheFocus() {
        #expect(a.becomeFirstResponder())
        #expect(a.isFirstResponder)
        #expect(b.becomeFirstResponder())
        #expect(!a.isFirstResponder)
        b.resignFirstResponder()
        #expect(!b.isFirstResponder)
    }

    @Test func aResponderThatDoesNotLetGoKeepsTheFocus() {
        a.becomeFirstResponder()
        a.letsGo = false
        #expect(!b.becomeFirstResponder())
        #expect(a.isFirstResponder)
    }

    @Test func plainViewsAndViewsWithoutAWindowDoNotTakeTheFocus() {
        let plain = UIView()
        window.addSubview(plain)
        #expect(!plain.becomeFirstResponder())
        #expect(!Field().becomeFirstResponder())
    }

    @Test func leavingTheWindowEndsTheFocus() {
        let container = UIView()
        window.addSubview(container)
        container.addSubview(a)
        a.becomeFirstResponder()
        container.removeFromSuperview()
        window.addSubview(container)
        #expect(!a.isFirstResponder)
    }

    @Test func movingInsideTheWindowKeepsTheFocus() {
        let container = UIView()
        window.addSubview(container)
        a.becomeFirstResponder()
        container.addSubview(a)
        #expect(a.isFirstResponder)
    }

    @Test func theChainOfRespondersLeadsThroughTheController() {
        let controller = UIViewController()
        let inner = UIView()
        controller.view.addSubview(inner)
        window.addSubview(controller.view)
        #expect(inner.next === controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === window)
    }
}
