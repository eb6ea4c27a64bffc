internal import HeadlessUIKit

/// Holds a section's header or footer view, or nothing; the table keeps it while what it holds comes and goes.
final class HeaderFooterContainerView: UITableViewHeaderFooterView {
    static let reuseID = "Folio.HeaderFooterContainerView"

    /// The view on display; nil while the section has no such header or footer.
    private(set) var hostedView: UIView?
    private var entry: SectionBoundaryEntry?

    /// Whether the container can be seen; its header or footer hears of both.
    var isOnDisplay = false {
        didSet { if isOnDisplay != oldValue { tell(isDisplayed: isOnDisplay) } }
    }

    private func tell(isDisplayed: Bool) {
        if let entry, let hostedView { entry.send(isDisplayed: isDisplayed, hostedView) }
    }

    /// Shows a header or footer, in the view already there where it has the same reuse identifier; nil hides the container.
    func show(_ entry: SectionBoundaryEntry?) {
        isHidden = entry == nil
        let isSameView = entry?.renderingIdentity.viewReuseID == self.entry?.renderingIdentity.viewReuseID
        if isSameView {
            self.entry = entry
        } else {
            if isOnDisplay { tell(isDisplayed: false) }
            hostedView?.removeFromSuperview()
            self.entry = entry
            hostedView = entry?.makeView()
            if let hostedView { contentView.addSubview(hostedView) }
        }
        if let entry, let hostedView { entry.configure(hostedView) }
        if isOnDisplay, !isSameView { tell(isDisplayed: true) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hostedView?.frame = contentView.bounds
    }
}
