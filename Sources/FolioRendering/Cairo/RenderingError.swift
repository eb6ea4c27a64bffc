/// Why a display list could not become a picture.
public enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The size in pixels, of which no side may be above `RasterImage.maximumSide` or below 1.
    case unsupportedSize(width: Double, height: Double)
    /// What Cairo says of itself.
    case cairo(String)

    public var description: String {
        switch self {
        case .unsupportedSize(let width, let height):
            "A picture of \(width) × \(height) pixels: sides must be from 1 to \(RasterImage.maximumSide)"
        case .cairo(let message): "Cairo: \(message)"
        }
    }
}
