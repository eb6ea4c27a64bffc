import Folio
import UIKit

final class MonthHeaderView: UIView, SizingSectionView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .title3)
        label.numberOfLines = 0
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("MonthHeaderView does not support Interface Builder")
    }

    func show(_ name: String) {
        label.text = name
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 8)
    }

    func heightThatFits(width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: max(0, width - 32), height: .greatestFiniteMagnitude)).height + 16
    }
}

@MainActor
struct MonthHeader: SectionHeader {
    let name: String
    let viewReuseID = "MonthHeaderView"

    func configure(_ view: MonthHeaderView) {
        view.show(name)
    }
}
