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

    @Test func editingEndsInAViewAndBelowIt() {
        final class Stubborn: UITextField {
            override var canResignFirstResponder: Bool { false }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (outer, other) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
        let (field, stubborn) = (UITextField(frame: .zero), Stubborn(frame: .zero))
        outer.addSubview(field)
        outer.addSubview(stubborn)
        window.addSubview(outer)
        window.addSubview(other)
        #expect(field.becomeFirstResponder())
        #expect(other.endEditing(true))
        #expect(field.isFirstResponder)
        #expect(outer.endEditing(false))
        #expect(!field.isFirstResponder)
        #expect(stubborn.becomeFirstResponder())
        #expect(!outer.endEditing(false))
        #expect(stubborn.isFirstResponder)
        #expect(window.endEditing(true))
        #expect(!stubborn.isFirstResponder)
    }
}
