/// The text sizes that a view and those below it keep to.
struct ContentSizeLimits: Hashable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// The size itself where it lies within; the maximum counts where both contradict each other.
    func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        if let maximum, category > maximum { return maximum }
        if let minimum, category < minimum { return min(minimum, maximum ?? minimum) }
        return category
    }

    func applied(to traits: UITraitCollection) -> UITraitCollection {
        let category = traits.preferredContentSizeCategory
        let limited = limited(category)
        guard limited != category else { return traits }
        return traits.modifyingTraits { $0.preferredContentSizeCategory = limited }
    }
}
