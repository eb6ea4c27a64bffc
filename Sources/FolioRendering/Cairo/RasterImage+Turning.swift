import HeadlessUIKit

extension RasterImage {
    /// The picture with left and right exchanged.
    var mirrored: RasterImage { turned(width: width, height: height) { x, y in (width - 1 - x, y) } }

    /// Pixels as they are stored, turned as the orientation says.
    func upright(_ orientation: UIImage.Orientation) -> RasterImage {
        let (w, h) = (width - 1, height - 1)
        return switch orientation {
        case .up: self
        case .upMirrored: mirrored
        case .down: turned(width: width, height: height) { (w - $0, h - $1) }
        case .downMirrored: turned(width: width, height: height) { ($0, h - $1) }
        case .left: turned(width: height, height: width) { (w - $1, $0) }
        case .right: turned(width: height, height: width) { ($1, h - $0) }
        case .leftMirrored: turned(width: height, height: width) { ($1, $0) }
        case .rightMirrored: turned(width: height, height: width) { (w - $1, h - $0) }
        }
    }

    /// - Parameter source: for a pixel of the new picture the one of this picture that it shows.
    private func turned(width: Int, height: Int, source: (Int, Int) -> (Int, Int)) -> RasterImage {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(self.pixels.count)
        for y in 0..<height {
            for x in 0..<width {
                let (sourceX, sourceY) = source(x, y)
                let start = (sourceY * self.width + sourceX) * 4
                pixels.append(contentsOf: self.pixels[start..<start + 4])
            }
        }
        return RasterImage(width: width, height: height, pixels: pixels)
    }

    /// The picture's shape in one colour.
    func filled(with color: CGColor) -> RasterImage {
        var pixels = pixels
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = CGFloat(pixels[start + 3]) * color.alpha
            pixels[start] = UInt8((color.blue * alpha).rounded())
            pixels[start + 1] = UInt8((color.green * alpha).rounded())
            pixels[start + 2] = UInt8((color.red * alpha).rounded())
            pixels[start + 3] = UInt8(alpha.rounded())
        }
        return RasterImage(width: width, height: height, pixels: pixels)
    }
}
