extension UIView {
    /// For `systemLayoutSizeFitting`: as small as the content allows.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// For `systemLayoutSizeFitting`: as large as the content allows. Points.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    // MARK: Priorities

    var contentPriorities: ContentPriorities { ownContentPriorities ?? Self.defaultContentPriorities }

    /// How strongly the view keeps from becoming longer than its content; stack views read it.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities[axis].hugging
    }

    /// - Precondition: the priority is above 0 and at most 1000.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setPriority(priority, \.hugging, axis)
    }

    /// How strongly the view keeps from becoming shorter than its content; stack views read it.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities[axis].compressionResistance
    }

    /// - Precondition: the priority is above 0 and at most 1000.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setPriority(priority, \.compressionResistance, axis)
    }

    private func setPriority(
        _ priority: UILayoutPriority, _ kind: WritableKeyPath<ContentPriorities.Pair, UILayoutPriority>,
        _ axis: NSLayoutConstraint.Axis
    ) {
        guard priority.rawValue > 0, priority <= .required else {
            fatalError("\(nameInMessages) has priorities above 0 and at most 1000, not \(priority.rawValue)")
        }
        var priorities = contentPriorities
        priorities[axis][keyPath: kind] = priority
        ownContentPriorities = priorities
        superview?.contentSizeDidChange(of: self)
    }

    // MARK: Size

    /// What `systemLayoutSizeFitting` answers unless a class knows better.
    func contentSize(
        fitting targetSize: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority
    ) -> CGSize {
        let width = fitted(contentSize(width: nil).width, to: targetSize.width, horizontalPriority, on: .horizontal)
        let height = contentSize(width: width).height
        return CGSize(width: width, height: fitted(height, to: targetSize.height, verticalPriority, on: .vertical))
    }

    /// What views of tables answer, whose width is given: the target's width, and the height that suits the view in it unless the
    /// target's is required.
    func size(ofWidthOf targetSize: CGSize, verticalPriority: UILayoutPriority) -> CGSize {
        let size = sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
        return CGSize(width: targetSize.width, height: verticalPriority == .required ? targetSize.height : size.height)
    }

    private func fitted(
        _ natural: CGFloat, to target: CGFloat, _ priority: UILayoutPriority, on axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        guard natural >= 0 else { return max(0, target) }
        let content = contentPriorities[axis]
        let opposing = target > natural ? content.hugging : content.compressionResistance
        return priority > opposing ? max(0, target) : natural
    }
}
