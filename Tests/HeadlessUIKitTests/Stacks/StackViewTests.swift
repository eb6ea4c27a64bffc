import FolioText
import Testing
import UIKit

@MainActor
struct StackViewTests {
    /// A stack of boxes; lengths are along the axis, 10 across it.
    private func stack(
        _ lengths: [CGFloat], in length: CGFloat, _ distribution: UIStackView.Distribution = .fill,
        spacing: CGFloat = 0, axis: NSLayoutConstraint.Axis = .horizontal
    ) -> UIStackView {
        let views = lengths.map { axis == .horizontal ? BoxView($0, 10) : BoxView(10, $0) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.distribution = distribution
        stack.spacing = spacing
        let size = axis == .horizontal ? CGSize(width: length, height: 10) : CGSize(width: 10, height: length)
        stack.frame = CGRect(origin: .zero, size: size)
        stack.layoutIfNeeded()
        return stack
    }

    /// Starts and lengths along a horizontal axis.
    private func places(_ stack: UIStackView) -> [[CGFloat]] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
    }

    @Test func aVerticalStacksDistancesCanBeBetweenBaselines() {
        let (title, note) = (UILabel(), UILabel())
        title.text = "Überschrift"
        note.text = "Anmerkung"
        let box = BoxView(10, 30)
        let stack = UIStackView(arrangedSubviews: [title, note, box])
        stack.axis = .vertical
        stack.spacing = 40
        stack.isBaselineRelativeArrangement = true
        stack.frame.size = stack.sizeThatFits(.zero)
        stack.layoutIfNeeded()
        let distance = note.frame.minY - title.frame.minY
        #expect(abs(distance - 40) < 0.5)
        #expect(abs(box.frame.maxY - (note.frame.minY + title.font.ascender) - 40) < 0.7)
        stack.isBaselineRelativeArrangement = false
        stack.layoutIfNeeded()
        #expect(note.frame.minY - title.frame.maxY >= 20)
    }

    @Test func aStackHasUIKitsDefaults() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.customSpacing(after: stack) == UIStackView.spacingUseDefault)
        #expect(stack.systemLayoutSizeFitting(.zero) == .zero)
    }

    // MARK: Arranged views

    @Test func arrangedViewsAreSubviewsUntilTheyLeave() {
        let (a, b, c) = (BoxView(1, 1), BoxView(2, 2), BoxView(3, 3))
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.insertArrangedSubview(c, at: 0)
        #expect(stack.arrangedSubviews == [c, a, b])
        #expect(stack.subviews == [a, b, c])
        stack.addArrangedSubview(c)
        #expect(stack.arrangedSubviews == [a, b, c])
        stack.removeArrangedSubview(a)
        #expect(stack.arrangedSubviews == [b, c])
        #expect(a.superview === stack)
        b.removeFromSuperview()
        #expect(stack.arrangedSubviews == [c])
        let other = UIStackView(arrangedSubviews: [c])
        #expect(stack.arrangedSubviews == [])
        #expect(other.arrangedSubviews == [c])
    }

    @Test func aSubviewThatIsNotArrangedStaysWhereItIs() {
        let stack = stack([10, 10], in: 20)
        let badge = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
        stack.addSubview(badge)
        stack.layoutIfNeeded()
        #expect(badge.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 20, height: 10))
    }

    @Test func aHiddenViewTakesNoRoomAndNoSpacing() {
        let stack = stack([10, 20, 30], in: 100, spacing: 5)
        stack.setCustomSpacing(50, after: stack.arrangedSubviews[1])
        stack.arrangedSubviews[1].isHidden = true
        #expect(stack.systemLayoutSizeFitting(.zero).width == 45)
        stack.frame.size.width = 45
        let frames = places(stack)
        #expect(frames[0] == [0, 10])
        #expect(frames[2] == [15, 30])
        stack.arrangedSubviews[1].isHidden = false
        #expect(stack.systemLayoutSizeFitting(.zero).width == 115)
    }

    // MARK: Distributions

    @Test func fillGivesWhatIsLeftToTheViewThatHoldsItsLengthLeast() {
        let stack = stack([10, 20, 30], in: 80, spacing: 5)
        #expect(places(stack) == [[0, 20], [25, 20], [50, 30]])
        stack.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        #expect(places(stack) == [[0, 10], [15, 20], [40, 40]])
    }

    @Test func fillTakesWhatIsMissingFromTheViewThatResistsLeast() {
        let stack = stack([10, 20, 30], in: 35, spacing: 5)
        #expect(places(stack) == [[0, 0], [5, 0], [10, 25]])
        stack.arrangedSubviews[2].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        #expect(places(stack) == [[0, 5], [10, 20], [35, 0]])
    }

    @Test func aViewWithoutALengthTakesWhatIsLeft() {
        let stack = stack([10, 30], in: 60)
        stack.insertArrangedSubview(UIView(), at: 1)
        #expect(places(stack) == [[0, 10], [10, 20], [30, 30]])
    }

    @Test func fillEquallyGivesAllTheSameLength() {
        let stack = stack([10, 20, 60], in: 130, .fillEqually, spacing: 5)
        #expect(places(stack) == [[0, 40], [45, 40], [90, 40]])
        #expect(stack.systemLayoutSizeFitting(.zero).width == 190)
    }

    @Test func fillProportionallyKeepsTheProportions() {
        let stack = stack([10, 20, 30], in: 130, .fillProportionally, spacing: 5)
        #expect(places(stack) == [[0, 20], [25, 40], [70, 60]])
    }

    @Test func equalSpacingSharesTheRoomBetweenTheViews() {
        let stack = stack([10, 20, 30], in: 100, .equalSpacing, spacing: 5)
        #expect(places(stack) == [[0, 10], [30, 20], [70, 30]])
        stack.frame.size.width = 50
        #expect(places(stack) == [[0, 0], [5, 10], [20, 30]])
    }

    @Test func equalCenteringPutsTheMiddlesAtEqualDistances() {
        let stack = stack([10, 20, 30], in: 100, .equalCentering, spacing: 5)
        // Middles at 5 and 85, so the one between them at 45.
        #expect(places(stack) == [[0, 10], [35, 20], [70, 30]])
        #expect(stack.systemLayoutSizeFitting(.zero).width == 80)
        // The middle one would begin at 25 - 10 = 15 and end at 35, less than 5 before 40: it gives way.
        stack.frame.size.width = 70
        #expect(places(stack) == [[0, 10], [15, 20], [40, 30]])
    }

    @Test func equalCenteringKeepsGapsBeforeMiddles() {
        let stack = stack([60, 10, 10], in: 100, .equalCentering, spacing: 4)
        // Middles at 30, 62.5 and 95 would leave -2.5 behind the first view.
        #expect(places(stack) == [[0, 60], [64, 10], [90, 10]])
    }

    @Test func edgesAreOnPixels() {
        let stack = stack([0, 0, 0], in: 100, .fillEqually)
        stack.traitOverrides.textEnvironment = TextEnvironment(metrics: .uikit(scale: 2))
        #expect(places(stack) == [[0, 33.5], [33.5, 33], [66.5, 33.5]])
    }

    // MARK: Spacing

    @Test func spacingMayBeSetBehindOneView() {
        let stack = stack([10, 10, 10], in: 100, spacing: 5)
        let views = stack.arrangedSubviews
        stack.setCustomSpacing(20, after: views[0])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        #expect(stack.systemLayoutSizeFitting(.zero).width == 58)
        #expect(stack.customSpacing(after: views[0]) == 20)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        #expect(stack.systemLayoutSizeFitting(.zero).width == 43)
        stack.removeArrangedSubview(views[1])
        stack.addArrangedSubview(views[1])
        #expect(stack.systemLayoutSizeFitting(.zero).width == 40)
    }

    // MARK: Alignment

    @Test(arguments: [
        (UIStackView.Alignment.fill, CGFloat(0), CGFloat(50)), (.top, 0, 10), (.center, 20, 10), (.bottom, 40, 10),
    ])
    func viewsAreAlignedAcrossTheAxis(alignment: UIStackView.Alignment, start: CGFloat, length: CGFloat) {
        let row = stack([10], in: 10)
        row.alignment = alignment
        row.frame.size.height = 50
        row.layoutIfNeeded()
        #expect(row.arrangedSubviews[0].frame == CGRect(x: 0, y: start, width: 10, height: length))
        let column = stack([10], in: 10, axis: .vertical)
        column.alignment = alignment
        column.frame.size.width = 50
        column.layoutIfNeeded()
        #expect(column.arrangedSubviews[0].frame == CGRect(x: start, y: 0, width: length, height: 10))
        column.semanticContentAttribute = .forceRightToLeft
        column.layoutIfNeeded()
        #expect(column.arrangedSubviews[0].frame.minX == 50 - start - length)
    }

    @Test func baselinesStandOnOneLine() {
        let (large, small) = (UILabel(), UILabel())
        large.font = .systemFont(ofSize: 34)
        small.font = .systemFont(ofSize: 17)
        large.text = "Porto"
        small.text = "rain"
        let stack = UIStackView(arrangedSubviews: [large, small])
        stack.alignment = .firstBaseline
        let size = stack.systemLayoutSizeFitting(.zero)
        stack.frame = CGRect(origin: .zero, size: size)
        stack.layoutIfNeeded()
        // Ascents are 1950/2048 em: 32.37 and 16.19 points; labels are a fraction of a pixel higher than their lines.
        #expect(large.frame.minY == 0)
        #expect(abs(small.frame.minY - (32.37 - 16.19)) < 0.34)
        #expect(small.frame.maxY < size.height)
        #expect(size.height == large.intrinsicContentSize.height)
    }

    @Test func lastBaselinesStandOnOneLine() {
        let (body, mark) = (UILabel(), UILabel())
        body.text = "Two\nlines"
        body.numberOfLines = 0
        mark.text = "!"
        let stack = UIStackView(arrangedSubviews: [body, mark])
        stack.alignment = .lastBaseline
        stack.frame = CGRect(origin: .zero, size: stack.systemLayoutSizeFitting(.zero))
        stack.layoutIfNeeded()
        #expect(stack.bounds.height == body.intrinsicContentSize.height)
        #expect(abs(mark.frame.maxY - body.frame.maxY) < 0.34)
        stack.alignment = .firstBaseline
        stack.layoutIfNeeded()
        #expect(abs(mark.frame.minY - body.frame.minY) < 0.34)
    }

    // MARK: Texts

    private func paragraph() -> UILabel {
        let label = UILabel()
        label.text = "The ferry to the islands leaves at nine, and the last one back at half past seven in the evening."
        label.numberOfLines = 0
        return label
    }

    private func height(_ label: UILabel, width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    @Test func aColumnIsAsHighAsItsTextsAreAtItsWidth() {
        let (title, body) = (UILabel(), paragraph())
        title.text = "Ferries"
        let stack = UIStackView(arrangedSubviews: [title, body])
        stack.axis = .vertical
        stack.spacing = 4
        let expected = title.intrinsicContentSize.height + 4 + height(body, width: 200)
        let size = stack.sizeThatFits(CGSize(width: 200, height: 0))
        #expect(size == CGSize(width: 200, height: expected))
        #expect(
            stack.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == size)
        stack.frame = CGRect(origin: .zero, size: size)
        stack.layoutIfNeeded()
        #expect(abs(body.frame.maxY - size.height) < 1e-6)
        #expect(body.frame.width == 200)
    }

    @Test func aTextBesideAPictureGetsTheRestOfTheWidth() {
        let body = paragraph()
        body.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [BoxView(40, 40), body])
        stack.spacing = 10
        stack.alignment = .top
        let size = stack.sizeThatFits(CGSize(width: 200, height: 0))
        #expect(size.height == height(body, width: 150))
        stack.frame = CGRect(origin: .zero, size: size)
        stack.layoutIfNeeded()
        #expect(body.frame == CGRect(x: 50, y: 0, width: 150, height: size.height))
    }

    @Test func aTextThatChangesArrangesTheStackAnew() {
        let label = UILabel()
        let stack = UIStackView(arrangedSubviews: [label, BoxView(10, 10)])
        let outer = UIStackView(arrangedSubviews: [stack, BoxView(5, 5)])
        outer.alignment = .top
        outer.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        outer.layoutIfNeeded()
        #expect(stack.frame.height == 10)
        label.text = "Late"
        outer.layoutIfNeeded()
        #expect(stack.frame.height == label.intrinsicContentSize.height)
    }

    // MARK: Margins, nesting, direction

    @Test func viewsKeepInsideTheMarginsWhenAsked() {
        let stack = stack([10, 20], in: 100, spacing: 5)
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.isLayoutMarginsRelativeArrangement = true
        let size = stack.systemLayoutSizeFitting(.zero)
        #expect(size == CGSize(width: 41, height: 14))
        stack.frame = CGRect(origin: .zero, size: size)
        stack.layoutIfNeeded()
        #expect(
            stack.arrangedSubviews.map(\.frame) == [
                CGRect(x: 2, y: 1, width: 10, height: 10), CGRect(x: 17, y: 1, width: 20, height: 10),
            ])
    }

    @Test func stacksNest() {
        let inner = stack([10, 20], in: 0, spacing: 2, axis: .vertical)
        let outer = UIStackView(arrangedSubviews: [BoxView(50, 8), inner])
        outer.alignment = .center
        #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 32))
        outer.frame = CGRect(x: 0, y: 0, width: 60, height: 32)
        outer.layoutIfNeeded()
        #expect(outer.arrangedSubviews[0].frame == CGRect(x: 0, y: 12, width: 50, height: 8))
        #expect(inner.frame == CGRect(x: 50, y: 0, width: 10, height: 32))
        #expect(inner.arrangedSubviews[1].frame == CGRect(x: 0, y: 12, width: 10, height: 20))
    }

    @Test func aRowBeginsAtTheRightWhereTheInterfaceDoes() {
        let stack = stack([10, 20], in: 100, .equalSpacing)
        stack.semanticContentAttribute = .forceRightToLeft
        #expect(places(stack) == [[90, 10], [0, 20]])
    }
}
