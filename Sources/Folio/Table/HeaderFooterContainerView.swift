internal import HeadlessUIKit

/// Holds a section's header or footer view, or nothing; the table keeps it while what it holds comes and goes.
final class HeaderFooterContainerView: UITableViewHeaderFooterView {
    static let reuseID = "Folio.HeaderFooterContainerView"

    /// The view on display; nil while the section has no such header or footer.
    private(set) var hostedView: UIView?
    private var hostedReuseID: String?

    /// Shows a header or footer, in the view already there where it has the same reuse identifier; nil hides the container.
    func show(_ entry: SectionBoundaryEntry?) {
        isHidden = entry == nil
        let reuseID = entry?.renderingIdentity.viewReuseID
        if reuseID != hostedReuseID {
            hostedView?.removeFromSuperview()
            hostedView = entry?.makeView()
            hostedReuseID = reuseID
            if let hostedView { contentView.addSubview(hostedView) }
        }
        if let entry, let hostedView { entry.configure(hostedView) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hostedView?.frame = contentView.bounds
    }
}
