extension NSAttributedString {
    /// An empty string, to be filled if it is a mutable one: `NSMutableAttributedString()`.
    ///
    /// Foundation on Linux hides the initialiser without parameters, and an extension cannot bring it back; a parameter that is
    /// left out has a call look the same.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
