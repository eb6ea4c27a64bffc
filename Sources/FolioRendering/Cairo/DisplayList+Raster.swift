public import HeadlessUIKit

extension DisplayList {
    /// Draws the list: shapes with grey antialiasing, glyphs from their outlines without hinting.
    ///
    /// - Parameters:
    ///   - scale: pixels to the point; the picture's sides are rounded up to whole pixels.
    ///   - background: what lies behind everything; transparent where nil.
    /// - Throws: `RenderingError.unsupportedSize` for a picture without pixels or beyond Cairo's limit.
    public func rasterized(scale: CGFloat = 1, background: CGColor? = nil) throws(RenderingError) -> RasterImage {
        try drawn(scale: scale, background: background).raster
    }

    /// Draws the list into a PNG file; see `rasterized(scale:background:)`.
    ///
    /// - Throws: `RenderingError.unencodable` without memory for the file, and what `rasterized(scale:background:)` throws.
    public func png(scale: CGFloat = 1, background: CGColor? = nil) throws(RenderingError) -> Data {
        try drawn(scale: scale, background: background).png()
    }

    private func drawn(scale: CGFloat, background: CGColor?) throws(RenderingError) -> CairoImage {
        let (width, height) = (Self.pixels(size.width * scale), Self.pixels(size.height * scale))
        let permitted = 1...Double(RasterImage.maximumSide)
        guard permitted.contains(width), permitted.contains(height) else {
            throw .unsupportedSize(width: width, height: height)
        }
        let image = try CairoImage(width: Int(width), height: Int(height))
        try image.draw { (context) throws(RenderingError) in
            if let background { context.paint(background) }
            context.scale(by: scale)
            try context.draw(items)
        }
        return image
    }

    /// Whole pixels; a length that arithmetic left a trace above a whole number is that number.
    private static func pixels(_ length: CGFloat) -> Double { Double((length - 1e-6).rounded(.up)) }
}
