public import Folio
public import Foundation
public import HeadlessUIKit

/// The cell of the ready-made rows: shows any row layout. A subclass can change what it likes after `apply`.
@MainActor
open class RowLayoutCell: UITableViewCell, SizingCell {
    private let rowView = RowContentView(frame: .zero)
    private var layout: (any RowLayout)?
    /// What the switch showed when somebody was last told.
    private var reportedValue = false

    /// Told when the user moves the switch to another value, after the switch shows it.
    public var onSwitch: (@MainActor (Bool) -> Void)?

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(rowView)
    }

    public required init?(coder: NSCoder) { nil }

    /// Shows another layout in place of the present one.
    open func apply(_ layout: some RowLayout) {
        self.layout = layout
        onSwitch = nil
        accessoryType = layout.accessory
        showSwitch(layout.switchValue)
        rowView.show(layout.node)
    }

    /// The switch in place of the accessory; nil where the layout has none.
    public var switchView: UISwitch? { accessoryView as? UISwitch }

    private func showSwitch(_ value: Bool?) {
        guard let value else {
            if switchView != nil { accessoryView = nil }
            return
        }
        let control = switchView ?? makeSwitch()
        control.isOn = value
        reportedValue = value
        accessoryView = control
    }

    private func makeSwitch() -> UISwitch {
        let control = UISwitch(frame: .zero)
        control.addAction(UIAction { [weak self] _ in self?.switchDidChange() }, for: .valueChanged)
        return control
    }

    private func switchDidChange() {
        guard let value = switchView?.isOn, value != reportedValue else { return }
        reportedValue = value
        onSwitch?(value)
    }

    open override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        rowView.isHighlighted = highlighted
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        rowView.frame = contentView.bounds
    }

    /// Rounded as the text environment's metrics say; 0 before a layout was applied.
    open func heightThatFits(width: CGFloat) -> CGFloat {
        guard let layout else { return 0 }
        let height = rowView.height(width: contentWidth(in: width))
        return traitCollection.textEnvironment.metrics.roundedRowHeight(max(layout.minimumHeight, height))
    }
}
