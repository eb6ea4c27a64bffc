private import FolioPNG
public import HeadlessUIKit

/// Writes PNG files of pixels as Cairo keeps them.
enum PNGEncoder {
    /// - Parameters:
    ///   - pixels: rows from the top of blue, green, red, alpha, premultiplied.
    ///   - stride: bytes from one row to the next.
    /// - Throws: `RenderingError.unencodable` for a picture without pixels, or without memory for the file.
    static func data(
        _ pixels: UnsafePointer<UInt8>, stride: Int, width: Int, height: Int
    ) throws(RenderingError) -> Data {
        var length = 0
        guard width > 0, height > 0,
            let file = folio_png_encode(pixels, stride, Int32(width), Int32(height), &length)
        else { throw .unencodable(width: width, height: height) }
        return Data(
            bytesNoCopy: file, count: length,
            deallocator: .custom { file, _ in
                folio_png_free(file.assumingMemoryBound(to: UInt8.self))
            })
    }
}

extension RasterImage {
    /// The picture as a PNG file without time stamp or comment: equal pictures give equal bytes.
    ///
    /// A picture without a transparent pixel is written without alpha, one of at most 256 colours as a palette's.
    /// - Throws: `RenderingError.unencodable` for a picture without pixels, or without memory for the file.
    public func png() throws(RenderingError) -> Data {
        try pixels.withUnsafeBufferPointer { (pixels) throws(RenderingError) in
            guard let start = pixels.baseAddress else { throw .unencodable(width: width, height: height) }
            return try PNGEncoder.data(start, stride: width * 4, width: width, height: height)
        }
    }
}
