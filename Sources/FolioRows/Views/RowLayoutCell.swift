public import Folio
public import Foundation
public import HeadlessUIKit

/// The cell of the ready-made rows: shows any row layout.
@MainActor
public final class RowLayoutCell: UITableViewCell, SizingCell {
    private let textView = RowTextView(frame: .zero)
    private var layout: (any RowLayout)?

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(textView)
    }

    public required init?(coder: NSCoder) { nil }

    /// Shows another layout in place of the present one.
    public func apply(_ layout: some RowLayout) {
        self.layout = layout
        accessoryType = layout.accessory
        textView.show(layout.node)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        textView.frame = contentView.bounds
    }

    /// Rounded as the text environment's metrics say; 0 before a layout was applied.
    public func heightThatFits(width: CGFloat) -> CGFloat {
        guard let layout else { return 0 }
        let height = textView.height(width: contentWidth(in: width))
        return traitCollection.textEnvironment.metrics.roundedRowHeight(max(layout.minimumHeight, height))
    }
}
