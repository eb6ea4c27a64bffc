/// Where a page has its fonts.
public enum PageFontSource: Hashable, Sendable {
    /// In the page itself, which then needs nothing else.
    case embedded
    /// Files in a folder, by the path or URL that the page reaches it with; `HTMLPage.fontFiles` says which.
    case linked(folder: String)
}
