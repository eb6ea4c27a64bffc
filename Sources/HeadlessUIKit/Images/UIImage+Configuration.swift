extension UIImage {
    /// What a picture is chosen by: traits, and for symbols size and weight. Immutable.
    // Unchecked, since a class with subclasses cannot be checked: this one and its only subclass have constants alone.
    public class Configuration: NSObject, @unchecked Sendable {
        /// The traits under which a file or a text style's size is chosen; nil for the current ones.
        public let traitCollection: UITraitCollection?

        public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
            Configuration(traitCollection: traitCollection)
        }

        /// This configuration, changed by what the other one specifies.
        public func applying(_ otherConfiguration: Configuration?) -> Configuration {
            Configuration(traitCollection: otherConfiguration?.traitCollection ?? traitCollection)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return type(of: self) == type(of: other) && traitCollection == other.traitCollection
        }

        public override var hash: Int { traitCollection?.hash ?? 0 }
    }
}
