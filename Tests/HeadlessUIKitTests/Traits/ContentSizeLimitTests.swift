import Testing
import UIKit

@MainActor
struct ContentSizeLimitTests {
    @Test func aViewAndThoseBelowKeepToItsLargestAndSmallestTextSize() {
        let root = UIView()
        let limited = UIView()
        let leaf = UIView()
        root.addSubview(limited)
        limited.addSubview(leaf)
        limited.maximumContentSizeCategory = .extraLarge
        limited.minimumContentSizeCategory = .medium
        for (preferred, expected) in [
            (UIContentSizeCategory.accessibilityLarge, UIContentSizeCategory.extraLarge), (.extraSmall, .medium),
            (.large, .large),
        ] {
            root.traitOverrides.preferredContentSizeCategory = preferred
            #expect(root.traitCollection.preferredContentSizeCategory == preferred)
            #expect(leaf.traitCollection.preferredContentSizeCategory == expected)
        }
        root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        limited.maximumContentSizeCategory = nil
        #expect(leaf.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(limited.minimumContentSizeCategory == .medium)
    }

    @Test func aLabelsHeightFollowsTheLimit() {
        let root = UIView()
        let label = UILabel()
        label.text = "Größe"
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        root.addSubview(label)
        root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(label.font.pointSize == 53)
        let height = label.sizeThatFits(.zero).height
        label.maximumContentSizeCategory = .extraExtraExtraLarge
        #expect(label.font.pointSize == 23)
        #expect(label.sizeThatFits(.zero).height < height / 2)
        #expect(label.appliedContentSizeCategoryLimitsDescription.contains("UICTContentSizeCategoryXXXL"))
        #expect(root.appliedContentSizeCategoryLimitsDescription == "no limits")
    }

    @Test func theMaximumCountsWhereTheLimitsContradictEachOther() {
        let view = UIView()
        view.minimumContentSizeCategory = .extraLarge
        view.maximumContentSizeCategory = .small
        #expect(view.traitCollection.preferredContentSizeCategory == .small)
        view.traitOverrides.preferredContentSizeCategory = .extraSmall
        #expect(view.traitCollection.preferredContentSizeCategory == .small)
    }

    @Test func anOverrideCanBeNamedAndRemovedByItsTrait() {
        let view = UIView()
        view.traitOverrides.userInterfaceStyle = .dark
        view.traitOverrides.displayScale = 2
        #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(!view.traitOverrides.contains(UITraitLayoutDirection.self))
        view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        view.updateTraitsIfNeeded()
        #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(view.traitCollection.userInterfaceStyle == .light)
        #expect(view.traitCollection.displayScale == 2)
    }
}
