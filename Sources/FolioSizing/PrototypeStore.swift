package import HeadlessUIKit

/// Views that are measured and never shown, one for each reuse identifier.
///
/// A class, since a client's code that runs while one of them is measured may lead back to it.
@MainActor
package final class PrototypeStore<View: UIView> {
    private var prototypes: [String: View] = [:]

    package init() {}

    /// The prototype of a type, made where there is none, with the traits of the view that it is measured for.
    package func prototype<Prototype: UIView>(
        _ reuseID: String, of type: Prototype.Type, for host: UIView, make: () -> Prototype
    ) -> Prototype {
        let prototype = prototypes[reuseID] as? Prototype ?? make()
        prototypes[reuseID] = prototype as? View
        prototype.adoptTraits(of: host)
        return prototype
    }

    /// Drops the prototypes; whatever state they had gathered goes with them.
    package func removeAll() { prototypes = [:] }
}
