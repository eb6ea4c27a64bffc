/// Gives a scroll view its `delegate`, so that a table can have one of a narrower type.
///
/// A class cannot narrow the type of a property that it inherits, as UIKit's headers do; it can have one of its own in place
/// of a protocol's default.
@MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: UIScrollView {
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
