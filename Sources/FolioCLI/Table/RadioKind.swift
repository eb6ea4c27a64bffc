/// How many options of a radio section are selected.
enum RadioKind: Sendable {
    case atMostOne, one
}
