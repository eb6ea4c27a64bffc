/// What a view of a class is to a screen reader as far as nothing is set.
struct StandardAccessibility {
    var isElement = false
    var label: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
}
