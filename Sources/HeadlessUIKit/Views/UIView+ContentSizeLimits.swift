extension UIView {
    /// The smallest text size that holds from this view down, whatever the user prefers; nil for no limit.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { seldomSet?.contentSizeLimits.minimum }
        set { limitContentSize { $0.minimum = newValue } }
    }

    /// The largest text size that holds from this view down, whatever the user prefers; nil for no limit.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { seldomSet?.contentSizeLimits.maximum }
        set { limitContentSize { $0.maximum = newValue } }
    }

    /// The limits of this view and of those above it, for people to read.
    public var appliedContentSizeCategoryLimitsDescription: String {
        let chain = sequence(first: self) { $0.superview }
        let limits = chain.compactMap { view -> String? in
            guard let limits = view.seldomSet?.contentSizeLimits, limits != ContentSizeLimits() else { return nil }
            let ends = [limits.minimum, limits.maximum].map { $0?.rawValue ?? "none" }
            return "\(view.nameInMessages): from \(ends[0]) to \(ends[1])"
        }
        return limits.isEmpty ? "no limits" : limits.joined(separator: "\n")
    }

    private func limitContentSize(_ change: (inout ContentSizeLimits) -> Void) {
        let seldomSet = madeSeldomSet()
        let old = seldomSet.contentSizeLimits
        change(&seldomSet.contentSizeLimits)
        if seldomSet.contentSizeLimits != old { resolveTraits() }
    }
}
