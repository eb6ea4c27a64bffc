/// What was set of a view's properties for screen readers. Few views have any, so that it costs the others one word.
struct AccessibilityValues {
    /// Those that only a screen reader would read.
    final class Rare {
        var attributedLabel: NSAttributedString?
        var attributedValue: NSAttributedString?
        var attributedHint: NSAttributedString?
        var language: String?
        var userInputLabels: [String]?
        var isModal = false
        var groupsChildren = false
        var ignoresInvertColors = false
        var activationPoint: CGPoint?
        var respondsToInteraction: Bool?
        var containerType = UIAccessibilityContainerType.none
    }

    private final class Storage {
        var isElement: Bool?
        var label: String?
        var value: String?
        var hint: String?
        var traits: UIAccessibilityTraits?
        var hidesElements = false
        var elements: [Any]?
        var customActions: [UIAccessibilityCustomAction]?
        let rare = Rare()
    }

    private var storage: Storage?

    /// What is rarely set and has no more to it than being kept.
    subscript<Value>(rare key: ReferenceWritableKeyPath<Rare, Value>, default standard: Value) -> Value {
        get { storage?.rare[keyPath: key] ?? standard }
        set { made().rare[keyPath: key] = newValue }
    }

    private mutating func made() -> Storage {
        if let storage { return storage }
        let made = Storage()
        storage = made
        return made
    }

    var isElement: Bool? {
        get { storage?.isElement }
        set { made().isElement = newValue }
    }

    var label: String? {
        get { storage?.label }
        set { made().label = newValue }
    }

    var value: String? {
        get { storage?.value }
        set { made().value = newValue }
    }

    var hint: String? {
        get { storage?.hint }
        set { made().hint = newValue }
    }

    var traits: UIAccessibilityTraits? {
        get { storage?.traits }
        set { made().traits = newValue }
    }

    var hidesElements: Bool {
        get { storage?.hidesElements ?? false }
        set { made().hidesElements = newValue }
    }

    var elements: [Any]? {
        get { storage?.elements }
        set { made().elements = newValue }
    }

    var customActions: [UIAccessibilityCustomAction]? {
        get { storage?.customActions }
        set { made().customActions = newValue }
    }
}
