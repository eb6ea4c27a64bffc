/// A view or a controller, which can be asked to tell of changes of its traits.
@MainActor
public protocol UITraitChangeObservable: AnyObject {
    var traitCollection: UITraitCollection { get }
    var traitChangeRegistrations: UITraitChangeRegistrations { get }
}

/// What ends a registration for changes of traits.
@MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// The handlers that wait for changes of one object's traits.
@MainActor
public final class UITraitChangeRegistrations {
    fileprivate final class Entry: UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: @MainActor (UITraitCollection) -> Void

        init(traits: [UITrait], handler: @escaping @MainActor (UITraitCollection) -> Void) {
            self.traits = traits
            self.handler = handler
        }
    }

    fileprivate var entries: [Entry] = []

    func tell(from previous: UITraitCollection, to current: UITraitCollection) {
        for entry in entries where entry.traits.contains(where: { $0.differs(previous, current) }) {
            entry.handler(previous)
        }
    }
}

extension UITraitChangeObservable {
    /// Calls the handler with this object and its former traits whenever one of the traits has changed.
    ///
    /// A type of its own for the observer, not `Self`, lets a closure say `(self: Self, previous: UITraitCollection)` in a class
    /// that is not final. An object of another type traps.
    @discardableResult
    public func registerForTraitChanges<Observer: UITraitChangeObservable>(
        _ traits: [UITrait], handler: @escaping @MainActor (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        guard self is Observer else {
            fatalError("a handler of trait changes of \(type(of: self)) cannot take \(Observer.self)")
        }
        let entry = UITraitChangeRegistrations.Entry(traits: traits) { [weak self] previous in
            if let observer = self as? Observer { handler(observer, previous) }
        }
        traitChangeRegistrations.entries.append(entry)
        return entry
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitChangeRegistrations.entries.removeAll { $0 === registration }
    }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
