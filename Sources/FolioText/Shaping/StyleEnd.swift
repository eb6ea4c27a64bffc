/// Where a style of a text ends; in order they cover it.
struct StyleEnd {
    var end: Int
    /// Index of the style.
    var style: Int
}
