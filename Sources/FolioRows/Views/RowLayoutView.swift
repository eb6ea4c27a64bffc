public import Folio
public import Foundation
public import HeadlessUIKit

/// The view of the ready-made headers and footers: shows any row layout.
@MainActor
public final class RowLayoutView: UIView, SizingSectionView {
    private let textView = RowContentView(frame: .zero)
    private var layout: (any RowLayout)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(textView)
    }

    public required init?(coder: NSCoder) { nil }

    /// Shows another layout in place of the present one.
    public func apply(_ layout: some RowLayout) {
        self.layout = layout
        textView.show(layout.node)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        textView.frame = bounds
    }

    /// Rounded as the text environment's metrics say; 0 before a layout was applied.
    public func heightThatFits(width: CGFloat) -> CGFloat {
        guard let layout else { return 0 }
        let height = max(layout.minimumHeight, textView.height(width: width))
        return traitCollection.textEnvironment.metrics.roundedRowHeight(height)
    }
}
