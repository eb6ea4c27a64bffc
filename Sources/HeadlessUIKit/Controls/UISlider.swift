/// A value between two others, set by a thumb on a track. It has a height of its own and takes any width.
@MainActor
open class UISlider: UIControl {
    private var storedValue: Float = 0
    private var range: ClosedRange<Float> = 0...1

    /// Never outside the range; setting it runs no action, as in UIKit.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    open func setValue(_ value: Float, animated: Bool) {
        precondition(!value.isNaN, "\(nameInMessages) cannot have the value NaN")
        storedValue = min(max(value, range.lowerBound), range.upperBound)
    }

    /// 0 unless set. One above the maximum takes the maximum with it.
    open var minimumValue: Float {
        get { range.lowerBound }
        set {
            precondition(newValue.isFinite, "\(nameInMessages) cannot have the minimum \(newValue)")
            range = newValue...max(newValue, range.upperBound)
            setValue(storedValue, animated: false)
        }
    }

    /// 1 unless set. One below the minimum takes the minimum with it.
    open var maximumValue: Float {
        get { range.upperBound }
        set {
            precondition(newValue.isFinite, "\(nameInMessages) cannot have the maximum \(newValue)")
            range = min(newValue, range.lowerBound)...newValue
            setValue(storedValue, animated: false)
        }
    }

    /// Kept: `sendActions(for: .valueChanged)` stands for the finger, once or while it moves.
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?

    // MARK: Geometry

    override class var defaultContentPriorities: ContentPriorities { .fixedHeight }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: ControlMetrics.sliderHeight)
    }

    /// The width given and the slider's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(0, size.width), height: ControlMetrics.sliderHeight)
    }

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + ControlMetrics.sliderTrackInset, y: bounds.midY - ControlMetrics.sliderTrackHeight / 2,
            width: max(0, bounds.width - 2 * ControlMetrics.sliderTrackInset),
            height: ControlMetrics.sliderTrackHeight)
    }

    /// The thumb moves from end to end of the track, from the side at which the interface begins.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let side = ControlMetrics.sliderThumbDiameter
        let length = range.upperBound - range.lowerBound
        let part = length > 0 ? CGFloat((value - range.lowerBound) / length) : 0
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = rect.minX + max(0, rect.width - side) * (isRightToLeft ? 1 - part : part)
        return CGRect(x: x, y: rect.midY - side / 2, width: side, height: side)
    }
}
