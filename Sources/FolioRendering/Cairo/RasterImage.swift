public import HeadlessUIKit

/// A picture of pixels in sRGB. Equal display lists at equal scales give equal pixels.
public struct RasterImage: Hashable, Sendable {
    /// The longest side that Cairo allows, in pixels.
    public static let maximumSide = 32767

    public let width: Int
    public let height: Int
    /// Rows from the top, `width` pixels each; blue, green, red, alpha, premultiplied.
    public let pixels: [UInt8]

    /// - Precondition: there are four bytes for each pixel.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(
            pixels.count == width * height * 4,
            "A picture of \(width) × \(height) pixels has \(width * height * 4) bytes, not \(pixels.count)")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// The pixel's colour, not premultiplied.
    ///
    /// - Precondition: the pixel is in the picture.
    public subscript(x: Int, y: Int) -> CGColor {
        precondition(
            (0..<width).contains(x) && (0..<height).contains(y),
            "A picture of \(width) × \(height) pixels has none at \(x), \(y)")
        let start = (y * width + x) * 4
        let alpha = CGFloat(pixels[start + 3])
        func component(_ offset: Int) -> CGFloat { alpha == 0 ? 0 : CGFloat(pixels[start + offset]) / alpha }
        return CGColor(red: component(2), green: component(1), blue: component(0), alpha: alpha / 255)
    }
}
