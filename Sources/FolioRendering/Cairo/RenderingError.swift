/// Why a display list could not become a picture.
public enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The size in pixels, of which no side may be above `RasterImage.maximumSide` or below 1.
    case unsupportedSize(width: Double, height: Double)
    /// What Cairo says of itself.
    case cairo(String)
    /// Why a file is no picture that can be read.
    case undecodable(String)
    /// A page in a browser can only be as high as what was measured by a browser's rules (`TextEnvironment.css`).
    case needsBrowserMetrics(view: String)
    /// A face that a page cannot name: one of several in a file, or one of a variable font.
    case unnameableFace(path: String)

    public var description: String {
        switch self {
        case .unsupportedSize(let width, let height):
            "A picture of \(Self.written(width)) × \(Self.written(height)) pixels: "
                + "sides must be from 1 to \(RasterImage.maximumSide)"
        case .cairo(let message): "Cairo: \(message)"
        case .undecodable(let reason): "The picture cannot be read: \(reason)"
        case .needsBrowserMetrics(let view):
            "\(view) is measured by UIKit's rules, and a page's lines are as high as a browser makes them: measure with .css"
        case .unnameableFace(let path):
            "A page cannot name the face of \(path): it is one of a collection or of a variable font"
        }
    }

    /// `600`, not `600.0`; and `0` where a side is −0.
    private static func written(_ side: Double) -> String { Int64(exactly: side).map(String.init) ?? "\(side)" }
}
