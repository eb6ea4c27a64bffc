/// Lengths of controls that UIKit does not publish, or publishes only as behaviour. Points.
///
/// Where no source is named the figure is what Interface Builder and view debuggers show for iOS 15 to 18 (inferred).
enum ControlMetrics {
    /// Apple's interface guidelines, and `UISwitch` itself, which takes no other size.
    static let switchSize = CGSize(width: 51, height: 31)

    static let sliderHeight: CGFloat = 34
    static let sliderTrackHeight: CGFloat = 4
    static let sliderThumbDiameter: CGFloat = 28
    /// Between the slider's ends and its track.
    static let sliderTrackInset: CGFloat = 2

    /// Since iOS 14.
    static let progressHeight: CGFloat = 4
    static let progressBarHeight: CGFloat = 2.5

    static let mediumIndicatorSide: CGFloat = 20
    static let largeIndicatorSide: CGFloat = 37

    /// Since iOS 13, as in Apple's design resources.
    static let segmentedHeight: CGFloat = 32
    static let segmentFontSize: CGFloat = 13
    /// At each side of a segment's title or picture.
    static let segmentPadding: CGFloat = 10
    /// Between two segments.
    static let segmentGap: CGFloat = 1

    /// The least size of a button without a configuration: of one with nothing in it.
    static let minimumButtonWidth: CGFloat = 30
    /// Above and below the title of a button without a configuration or content insets: 30 points at the system type's font.
    static let buttonTitlePadding: CGFloat = 6
    /// The title's of `UIButton(type: .system)`.
    static let systemButtonFontSize: CGFloat = 15
    static let detailButtonSize = TableMetrics.detailButtonSize
    static let contactAddButtonSize = CGSize(width: 24, height: 24)
    static let closeButtonSize = CGSize(width: 30, height: 30)

    /// A text field's clear button, and between it, the text and the field's border.
    static let clearButtonSide: CGFloat = 19
    static let clearButtonMargin: CGFloat = 5
}
