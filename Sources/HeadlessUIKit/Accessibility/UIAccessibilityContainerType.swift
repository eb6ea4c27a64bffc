/// What holds the elements of a container together, for a screen reader to say.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
    case none, dataTable, list, landmark, semanticGroup
}
