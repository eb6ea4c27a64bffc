/// What holds content in a controller: told of sizes, and asked for them.
@MainActor
public protocol UIContentContainer: AnyObject {
    /// The size that the content would like; zero for none in particular. Points.
    var preferredContentSize: CGSize { get }

    /// A child has another `preferredContentSize`.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size that a child will have when this container has another.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
