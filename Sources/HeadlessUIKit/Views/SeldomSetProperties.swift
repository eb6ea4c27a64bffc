/// Properties that few views set, in one object, so that the others pay one word for them.
final class SeldomSetProperties {
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var contentSizeLimits = ContentSizeLimits()
}
