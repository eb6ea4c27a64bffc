/// Where a picture's file is kept.
enum ImageSource: Sendable {
    case data(Data)
    /// Read when the picture is drawn.
    case file(path: String)
}
