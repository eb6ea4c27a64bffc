import Testing
import UIKit

struct DynamicTypeTests {
    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Apple's Human Interface Guidelines, iOS Dynamic Type sizes.
    @Test(
        arguments: [
            (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
            (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
            (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
            (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
            (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
            (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
            (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
            (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
            (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
            (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
            (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
        ] as [(UIFont.TextStyle, [CGFloat])])
    func aTextStyleHasThePublishedSizes(_ style: UIFont.TextStyle, sizes: [CGFloat]) {
        let found = Self.categories.map {
            UIFont.preferredFont(
                forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
            ).pointSize
        }
        #expect(found == sizes)
    }

    @Test func theHeadlineIsSemiboldAndTheBodyIsNot() {
        #expect(
            UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.withSize(1)
                == UIFont.systemFont(ofSize: 1, weight: .semibold).fontDescriptor)
        #expect(!UIFont.preferredFont(forTextStyle: .body).fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test func theCurrentTraitsChooseTheSize() {
        UITraitCollection(preferredContentSizeCategory: .extraSmall).performAsCurrent {
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 14)
        }
    }

    @Test func anUnspecifiedTextSizeCountsAsLarge() {
        let traits = UITraitCollection(preferredContentSizeCategory: .unspecified)
        #expect(UIFont.preferredFont(forTextStyle: .title1, compatibleWith: traits).pointSize == 28)
    }

    @Test func fontsAndLengthsOfOnesOwnScaleAsATextStyleDoes() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let metrics = UIFontMetrics(forTextStyle: .caption2)
        #expect(metrics.scaledValue(for: 22, compatibleWith: traits) == 80)
        #expect(metrics.scaledValue(for: 22) == 22)
        let font = UIFont.systemFont(ofSize: 33, weight: .bold)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 120)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 50, compatibleWith: traits).pointSize == 50)
    }

    @Test func aFontThatScalesAlreadyCannotBeScaledAgain() async {
        await #expect(processExitsWith: .failure) {
            _ = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))
        }
    }
}
