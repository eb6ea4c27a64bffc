/// A switch that is on or off, always 51 × 31 points.
@MainActor
open class UISwitch: UIControl {
    /// Points, on every device.
    private nonisolated static let size = ControlMetrics.switchSize

    /// The frame's size is not taken over.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    public required init?(coder: NSCoder) { nil }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    /// Setting it runs no action, as in UIKit; `sendActions(for: .valueChanged)` stands for the user's touch.
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, value: isOn ? "1" : "0", traits: enabledTraits(.button))
    }

    override class var defaultContentPriorities: ContentPriorities { .fixed }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override var intrinsicContentSize: CGSize { Self.size }
}
