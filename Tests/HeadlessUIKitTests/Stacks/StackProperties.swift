import Testing
import UIKit

/// What holds of any stack.
@MainActor
struct StackProperties {
    private static let words = ["harbour", "fog", "ferry", "Überfahrt", "夜", "ночь", "and", "the", "island"]

    private func view(_ random: inout SystemRandomNumberGenerator, depth: Int) -> UIView {
        switch Int.random(in: 0..<(depth > 0 ? 5 : 3), using: &random) {
        case 0: return BoxView(.random(in: 0...60, using: &random), .random(in: 0...60, using: &random))
        case 1:
            let label = UILabel()
            label.numberOfLines = 0
            label.text = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                Self.words.randomElement(using: &random) ?? ""
            }.joined(separator: " ")
            return label
        case 2: return UIButton(type: .system)
        default: return stack(&random, depth: depth - 1)
        }
    }

    private func stack(_ random: inout SystemRandomNumberGenerator, depth: Int) -> UIStackView {
        let count = Int.random(in: 0...4, using: &random)
        let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in view(&random, depth: depth) })
        stack.axis = Bool.random(using: &random) ? .horizontal : .vertical
        let distributions: [UIStackView.Distribution] = [
            .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ]
        stack.distribution = distributions.randomElement(using: &random) ?? .fill
        let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline]
        stack.alignment = alignments.randomElement(using: &random) ?? .fill
        stack.spacing = CGFloat(Int.random(in: 0...10, using: &random))
        stack.isLayoutMarginsRelativeArrangement = Bool.random(using: &random)
        stack.arrangedSubviews.randomElement(using: &random)?.isHidden = Bool.random(using: &random)
        return stack
    }

    private func frames(_ view: UIView) -> [CGRect] { [view.frame] + view.subviews.flatMap(frames) }

    @Test func whatIsArrangedLiesInsideAStackOfItsOwnSize() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<400 {
            let stack = stack(&random, depth: 2)
            let size = stack.systemLayoutSizeFitting(.zero)
            stack.frame = CGRect(origin: .zero, size: size)
            stack.layoutIfNeeded()
            let limits = stack.bounds.insetBy(dx: -0.5, dy: -0.5)
            for view in stack.arrangedSubviews where !view.isHidden {
                #expect(limits.contains(view.frame), "\(view.frame) in \(size), \(stack.axis) \(stack.distribution)")
            }
        }
    }

    @Test func layingOutAgainChangesNothing() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<400 {
            let stack = stack(&random, depth: 2)
            let width = CGFloat.random(in: 0...400, using: &random)
            stack.frame = CGRect(origin: .zero, size: stack.sizeThatFits(CGSize(width: width, height: 0)))
            stack.layoutIfNeeded()
            let first = frames(stack)
            stack.setNeedsLayout()
            stack.layoutIfNeeded()
            #expect(frames(stack) == first)
        }
    }
}
