/// Arranges views one after another by their natural sizes, without constraints.
///
/// Texts break their lines at the width that they get. Hidden views take no room. A view without a natural size, as a plain
/// `UIView`, is 0 long and wide unless it fills; a class says its size by `intrinsicContentSize`. Frames are on whole pixels.
@MainActor
open class UIStackView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: Arranged views

    /// In the order in which they stand; each is a subview too.
    open private(set) var arrangedSubviews: [UIView] = []

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Puts a view among the arranged ones, counted without it if it is one of them, and in front of the subviews if it is none.
    ///
    /// - Precondition: the index is from 0 to the number of arranged views.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let count = arrangedSubviews.count
        precondition(
            (0...count).contains(stackIndex),
            "\(nameInMessages) has \(count) arranged views; \(view.nameInMessages) cannot be put at \(stackIndex)")
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        setNeedsLayoutAndSize()
    }

    /// The view stays a subview, where it is; `removeFromSuperview` ends both.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        setNeedsLayoutAndSize()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Arrangement

    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { setNeedsLayoutAndSize() } }
    }

    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { setNeedsLayoutAndSize() } }
    }

    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { setNeedsLayoutAndSize() } }
    }

    /// Between neighbours, the least distance where the distribution sets distances. Points; negative ones overlap.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { setNeedsLayoutAndSize() } }
    }

    /// Whether the views keep inside `layoutMargins`.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsLayoutAndSize() } }
    }

    /// For `setCustomSpacing`: the stack's own spacing again.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// For `setCustomSpacing`: the system's distance, 8 points.
    public nonisolated static let spacingUseSystem = CGFloat(Float.greatestFiniteMagnitude.nextDown)

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Sets the distance behind one arranged view; a view that is not arranged gets none.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        let isDefault = spacing == Self.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        setNeedsLayoutAndSize()
    }

    /// The distance set, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    override func contentSizeDidChange(of subview: UIView) {
        if arrangedSubviews.contains(where: { $0 === subview }) { setNeedsLayoutAndSize() }
    }

    override func traitsDidChange() { setNeedsLayoutAndSize() }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        invalidateIntrinsicContentSize()
    }

    // MARK: Sizing

    private static let systemSpacing: CGFloat = 8

    private var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// - Parameter sizes: natural ones of the views.
    private func gaps(_ views: [UIView], sizes: [CGSize]) -> [CGFloat] {
        views.indices.dropLast().map { index in
            var spacing = customSpacings[ObjectIdentifier(views[index])] ?? spacing
            if spacing == Self.spacingUseSystem { spacing = Self.systemSpacing }
            guard axis == .vertical, isBaselineRelativeArrangement else { return spacing }
            let below = sizes[index].height - views[index].baselines(size: sizes[index]).last
            return spacing - below - views[index + 1].baselines(size: sizes[index + 1]).first
        }
    }

    /// Whether a vertical stack's distances are from the last line of a text to the first of the next, in their natural heights.
    ///
    /// A view without text has its baseline at its bottom edge.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsLayoutAndSize() } }
    }

    private var arrangementMargins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    /// The arranged views' natural lengths along the axis, in a width where there is one.
    private func sharing(_ views: [UIView], width: CGFloat?) -> StackDistribution {
        let sizes = views.map { view in
            view.contentSize(width: axis == .horizontal ? nil : crossWidth(of: view, in: width))
        }
        let items = zip(views, sizes).map { view, size in
            let length = axis == .horizontal ? size.width : size.height
            return StackDistribution.Item(length: length < 0 ? nil : length, priorities: view.contentPriorities[axis])
        }
        return StackDistribution(distribution: distribution, items: items, gaps: gaps(views, sizes: sizes))
    }

    /// The width that a view gets in a vertical stack of a width.
    private func crossWidth(of view: UIView, in width: CGFloat?) -> CGFloat? {
        guard let width else { return nil }
        return alignment == .fill ? width : min(width, max(0, view.contentSize(width: nil).width))
    }

    /// The size of the arranged views with their distances and margins, lines broken at the width where there is one.
    override func contentSize(width: CGFloat?) -> CGSize {
        let margins = arrangementMargins
        let available = width.map { max(0, $0 - margins.left - margins.right) }
        let views = shownViews
        var size = CGSize.zero
        switch axis {
        case .horizontal:
            let sharing = sharing(views, width: available)
            size.width = sharing.naturalLength
            let places = sharing.places(in: available ?? size.width)
            size.height = crossHeight(of: views, widths: places.map(\.length))
        case .vertical:
            let naturalWidth = views.map { max(0, $0.contentSize(width: nil).width) }.max() ?? 0
            size.width = naturalWidth
            size.height = sharing(views, width: available ?? naturalWidth).naturalLength
        }
        return CGSize(
            width: size.width + margins.left + margins.right, height: size.height + margins.top + margins.bottom)
    }

    private func crossHeight(of views: [UIView], widths: [CGFloat]) -> CGFloat {
        let sizes = zip(views, widths).map { view, width in
            CGSize(width: width, height: max(0, view.contentSize(width: width).height))
        }
        let highest = sizes.map(\.height).max() ?? 0
        guard let baseline else { return highest }
        let baselines = zip(views, sizes).map { $0.baselines(size: $1)[keyPath: baseline] }
        let above = baselines.max() ?? 0
        let below = zip(sizes, baselines).map { $0.height - $1 }.max() ?? 0
        return above + below
    }

    /// Which baselines stand on one line, in a horizontal stack.
    private var baseline: KeyPath<Baselines, CGFloat>? {
        guard axis == .horizontal else { return nil }
        switch alignment {
        case .firstBaseline: return \.first
        case .lastBaseline: return \.last
        case .fill, .leading, .center, .trailing: return nil
        }
    }

    /// The arranged views' size; lines are broken at a width above 0 that is less than their natural one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = contentSize(width: nil)
        guard size.width > 0, size.width < natural.width else { return natural }
        return CGSize(width: size.width, height: contentSize(width: size.width).height)
    }

    override func baselines(size: CGSize) -> Baselines {
        let views = shownViews
        let frames = frames(in: size)
        guard let first = views.indices.first else { return super.baselines(size: size) }
        let last = axis == .vertical ? views.count - 1 : first
        return Baselines(
            first: frames[first].minY + views[first].baselines(size: frames[first].size).first,
            last: frames[last].minY + views[last].baselines(size: frames[last].size).last)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (view, frame) in zip(shownViews, frames(in: bounds.size)) {
            view.frame = frame.offsetBy(dx: bounds.minX, dy: bounds.minY).roundedToPixels(traitCollection.displayScale)
        }
    }

    /// The frames of the views shown, in a stack of a size.
    private func frames(in size: CGSize) -> [CGRect] {
        let views = shownViews
        let margins = arrangementMargins
        let area = CGRect(
            x: margins.left, y: margins.top, width: max(0, size.width - margins.left - margins.right),
            height: max(0, size.height - margins.top - margins.bottom))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let places = sharing(views, width: area.width)
            .places(in: axis == .horizontal ? area.width : area.height)
        switch axis {
        case .horizontal:
            let cross = crossPlaces(of: views, widths: places.map(\.length), height: area.height)
            return zip(places, cross).map { along, across in
                let x = isRightToLeft ? area.width - along.end : along.start
                return CGRect(
                    x: area.minX + x, y: area.minY + across.start, width: along.length, height: across.length)
            }
        case .vertical:
            return zip(views, places).map { view, place in
                let width = crossWidth(of: view, in: area.width) ?? 0
                let start = (area.width - width) * alignment.position
                let x = isRightToLeft ? area.width - start - width : start
                return CGRect(x: area.minX + x, y: area.minY + place.start, width: width, height: place.length)
            }
        }
    }

    /// Where views of widths stand in the height of a horizontal stack.
    private func crossPlaces(
        of views: [UIView], widths: [CGFloat], height: CGFloat
    ) -> [StackDistribution.Place] {
        let sizes = zip(views, widths).map { view, width in
            let natural = max(0, view.contentSize(width: width).height)
            return CGSize(width: width, height: alignment == .fill ? height : min(height, natural))
        }
        guard let baseline else {
            return sizes.map { .init(start: (height - $0.height) * alignment.position, length: $0.height) }
        }
        let baselines = zip(views, sizes).map { $0.baselines(size: $1)[keyPath: baseline] }
        let lowest = baselines.max() ?? 0
        // First baselines hang from the top, last ones stand on the bottom.
        let below = zip(sizes, baselines).map { $0.height - $1 }.max() ?? 0
        let line = alignment == .lastBaseline ? height - below : lowest
        return zip(sizes, baselines).map { .init(start: line - $1, length: $0.height) }
    }
}

extension UIStackView.Alignment {
    /// The part of the free room across the axis that lies before a view.
    fileprivate var position: CGFloat {
        switch self {
        case .fill, .leading, .firstBaseline: 0
        case .center: 0.5
        case .trailing, .lastBaseline: 1
        }
    }
}
