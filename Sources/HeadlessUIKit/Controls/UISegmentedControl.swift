/// Segments of which one can be selected. It has a height of its own; segments share the width.
@MainActor
open class UISegmentedControl: UIControl {
    /// The index of no segment.
    public nonisolated static let noSegment = -1

    private var segments: [SegmentView] = []

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A control of its natural size.
    ///
    /// - Parameter items: strings and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            switch item {
            case let title as String: insertSegment(withTitle: title, at: numberOfSegments, animated: false)
            case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
            default: fatalError("\(nameInMessages) has segments of strings and images, not of \(type(of: item))")
            }
        }
        sizeToFit()
    }

    /// A control whose segments show the actions' titles or pictures, and run them when they are chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    /// - Parameter segment: an index beyond the last is the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(title: title, image: nil, at: segment)
    }

    /// - Parameter segment: an index beyond the last is the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(title: nil, image: image, at: segment)
    }

    /// A segment with the action's title, or its picture, that runs it when it is chosen.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(title: action.image == nil ? action.title : nil, image: action.image, at: segment)
        segments[min(segment, segments.count - 1)].action = action
    }

    /// Shows the action's title or picture in a segment that is there, and has it run when that is chosen.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        let index = checked(segment)
        if let image = action.image {
            setImage(image, forSegmentAt: index)
        } else {
            setTitle(action.title, forSegmentAt: index)
        }
        segments[index].action = action
    }

    /// The segment with an action of this identifier; `NSNotFound` where there is none, as in UIKit.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    open func actionForSegment(at segment: Int) -> UIAction? { segments[checked(segment)].action }

    private func insert(title: String?, image: UIImage?, at segment: Int) {
        precondition(segment >= 0, "\(nameInMessages) cannot have a segment at \(segment)")
        let index = min(segment, segments.count)
        let view = SegmentView(frame: .zero)
        segments.insert(view, at: index)
        if index <= selectedIndex { selectedIndex += 1 }
        addSubview(view)
        view.title = title
        view.image = image
        segmentsDidChange()
    }

    /// A selected segment that goes leaves none selected.
    open func removeSegment(at segment: Int, animated: Bool) {
        let index = checked(segment)
        segments.remove(at: index).removeFromSuperview()
        if index == selectedIndex { selectedIndex = Self.noSegment }
        if index < selectedIndex { selectedIndex -= 1 }
        segmentsDidChange()
    }

    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        selectedIndex = Self.noSegment
        segmentsDidChange()
    }

    /// A title takes the place of a picture.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        segments[checked(segment)].image = nil
        segments[segment].title = title
        segmentsDidChange()
    }

    open func titleForSegment(at segment: Int) -> String? { segments[checked(segment)].title }

    /// A picture takes the place of a title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        segments[checked(segment)].title = nil
        segments[segment].image = image
        segmentsDidChange()
    }

    open func imageForSegment(at segment: Int) -> UIImage? { segments[checked(segment)].image }

    /// - Parameter width: points; 0 for a share of the control's width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        segments[checked(segment)].fixedWidth = max(0, width)
        segmentsDidChange()
    }

    open func widthForSegment(at segment: Int) -> CGFloat { segments[checked(segment)].fixedWidth }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        segments[checked(segment)].isEnabled = enabled
        segmentsDidChange()
    }

    open func isEnabledForSegment(at segment: Int) -> Bool { segments[checked(segment)].isEnabled }

    private func checked(_ segment: Int) -> Int {
        guard segments.indices.contains(segment) else {
            fatalError("\(nameInMessages) has \(segments.count) segments, and none at \(segment)")
        }
        return segment
    }

    // MARK: Selection

    private var selectedIndex = UISegmentedControl.noSegment

    /// Setting it runs no action, as in UIKit; `sendActions(for: .valueChanged)` stands for the user's touch.
    open var selectedSegmentIndex: Int {
        get { selectedIndex }
        set {
            selectedIndex = newValue == Self.noSegment ? newValue : checked(newValue)
            showSegments()
        }
    }

    /// Whether a segment is chosen for a moment only, so that none stays selected.
    open var isMomentary = false {
        didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
    }

    /// What a tap on the segment does: selects it and runs the actions, unless it is selected already or disabled.
    ///
    /// UIKit has no such method, as there the tap comes from a finger.
    public func tapSegment(at segment: Int) {
        guard isEnabled, isEnabledForSegment(at: segment), selectedIndex != segment else { return }
        selectedSegmentIndex = segment
        if let action = segments[segment].action { sendAction(action) }
        sendActions(for: .valueChanged)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    open var selectedSegmentTintColor: UIColor? {
        didSet { showSegments() }
    }

    /// Whether segments are as wide as their own contents ask for, instead of all alike.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
    }

    // MARK: Appearance

    private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
        segmentsDidChange()
    }

    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    /// A segment's attributes: those of its state over those for all, over the control's own.
    private func attributes(_ state: State) -> [NSAttributedString.Key: Any] {
        let weight = state.contains(.selected) ? UIFont.Weight.medium : .regular
        let own: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: ControlMetrics.segmentFontSize, weight: weight),
            .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : .label,
        ]
        return own.merging(titleAttributes[.normal] ?? [:]) { $1 }.merging(titleAttributes[state] ?? [:]) { $1 }
    }

    private func showSegments() {
        for (index, segment) in segments.enumerated() {
            let isSelected = index == selectedIndex
            var state: State = isSelected ? .selected : .normal
            if !isEnabled || !segment.isEnabled { state.insert(.disabled) }
            segment.show(attributes(state))
            segment.backgroundColor = isSelected ? selectedSegmentTintColor ?? .systemBackground : nil
        }
    }

    private func segmentsDidChange() {
        showSegments()
        setNeedsLayoutAndSize()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showSegments()
    }

    override func traitsDidChange() { segmentsDidChange() }

    // MARK: Sizing

    /// A segment's own width, the same whether it is selected or not.
    private func naturalWidth(_ segment: SegmentView) -> CGFloat {
        if segment.fixedWidth > 0 { return segment.fixedWidth }
        let widths = [State.normal, .selected].map { segment.contentSize(attributes($0)).width }
        return (widths.max() ?? 0) + 2 * ControlMetrics.segmentPadding
    }

    /// Before what is left of the control's width is shared.
    private var naturalWidths: [CGFloat] {
        let widths = segments.map(naturalWidth)
        guard !apportionsSegmentWidthsByContent else { return widths }
        let widest = zip(segments, widths).filter { $0.0.fixedWidth == 0 }.map(\.1).max() ?? 0
        return zip(segments, widths).map { $0.fixedWidth > 0 ? $1 : widest }
    }

    private var gaps: CGFloat { ControlMetrics.segmentGap * CGFloat(max(0, segments.count - 1)) }

    override class var defaultContentPriorities: ContentPriorities { .fixedHeight }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: naturalWidths.reduce(gaps, +), height: ControlMetrics.segmentedHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let natural = naturalWidths
        let fixed = zip(segments, natural).filter { $0.0.fixedWidth > 0 }.map(\.1).reduce(0, +)
        let flexible = natural.reduce(0, +) - fixed
        let share = flexible > 0 ? max(0, bounds.width - gaps - fixed) / flexible : 0
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for (segment, natural) in zip(segments, natural) {
            let width = segment.fixedWidth > 0 ? natural : natural * share
            let start = isRightToLeft ? bounds.width - x - width : x
            let frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
            segment.frame = frame.roundedToPixels(traitCollection.displayScale)
            x += width + ControlMetrics.segmentGap
        }
    }
}
