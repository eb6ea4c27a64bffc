import Testing
import UIKit

@MainActor
struct FittingTests {
    @Test func prioritiesHaveUIKitsDefaults() {
        let view = UILabel()
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
            #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
        }
        #expect(UISwitch().contentHuggingPriority(for: .horizontal) == .defaultHigh)
        #expect(UISlider().contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(UISlider().contentHuggingPriority(for: .vertical) == .defaultHigh)
    }

    @Test func aPriorityIsSetOnOneAxis() {
        let view = UIView()
        view.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        view.setContentCompressionResistancePriority(.required, for: .vertical)
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
        #expect(UILayoutPriority.defaultLow < .defaultHigh)
    }

    @Test func aViewFitsItsContentUnlessTheTargetIsStronger() {
        let view = BoxView(30, 20)
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 20))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 30, height: 20))
        func fitted(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
            view.systemLayoutSizeFitting(
                CGSize(width: 100, height: 5), withHorizontalFittingPriority: horizontal,
                verticalFittingPriority: vertical)
        }
        #expect(fitted(.required, .fittingSizeLevel) == CGSize(width: 100, height: 20))
        #expect(fitted(.defaultLow, .defaultHigh) == CGSize(width: 30, height: 20))
        #expect(fitted(UILayoutPriority(251), UILayoutPriority(751)) == CGSize(width: 100, height: 5))
    }

    @Test func aTextBreaksItsLinesAtARequiredWidth() {
        let label = UILabel()
        label.text = "Nine boats left the harbour before the fog came in from the sea."
        label.numberOfLines = 0
        let natural = label.systemLayoutSizeFitting(.zero)
        let narrow = label.systemLayoutSizeFitting(
            CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(natural == label.intrinsicContentSize)
        #expect(narrow.width == 150)
        let expected = label.sizeThatFits(CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude)).height
        #expect(narrow.height == expected)
        #expect(narrow.height > 3 * natural.height)
        // Asking left no width behind.
        #expect(label.intrinsicContentSize == natural)
    }

    @Test func aLengthThatAViewLacksIsTheTargets() {
        let slider = UISlider()
        #expect(slider.systemLayoutSizeFitting(CGSize(width: 80, height: 10)) == CGSize(width: 80, height: 34))
    }
}
