public import Folio
public import Foundation
public import HeadlessUIKit

/// The cell of `SpinnerRow`: an activity indicator in the middle.
@MainActor
public final class SpinnerCell: UITableViewCell, SizingCell {
    let indicator = UIActivityIndicatorView(style: .medium)

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(indicator)
    }

    public required init?(coder: NSCoder) { nil }

    public override func layoutSubviews() {
        super.layoutSubviews()
        indicator.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
    }

    public func heightThatFits(width: CGFloat) -> CGFloat { RowMetrics.minimumHeight }
}
