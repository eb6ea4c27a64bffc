private import FolioCairo
import HeadlessUIKit

/// Owns a Cairo image surface: 32 bits to the pixel, premultiplied.
final class CairoImage {
    private let surface: OpaquePointer
    let width: Int
    let height: Int

    /// A transparent picture.
    init(width: Int, height: Int) throws(RenderingError) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
            throw .cairo("no surface of \(width) × \(height) pixels")
        }
        self.surface = surface
        self.width = width
        self.height = height
        try check(cairo_surface_status(surface))
    }

    /// A copy of a picture, for Cairo to read.
    convenience init(_ raster: RasterImage) throws(RenderingError) {
        try self.init(width: raster.width, height: raster.height, pixels: raster.pixels)
    }

    /// - Parameter pixels: rows from the top of blue, green, red, alpha, premultiplied.
    convenience init(width: Int, height: Int, pixels: [UInt8]) throws(RenderingError) {
        try self.init(width: width, height: height)
        cairo_surface_flush(surface)
        for row in 0..<height {
            let bytes = pixels[row * width * 4..<(row + 1) * width * 4]
            guard let target = self.row(row) else { throw .cairo("the surface has no pixels") }
            for (offset, word) in Self.words(bytes).enumerated() { target[offset] = word }
        }
        cairo_surface_mark_dirty(surface)
    }

    deinit { cairo_surface_destroy(surface) }

    /// Draws into the picture.
    func draw(_ body: (CairoContext) throws(RenderingError) -> Void) throws(RenderingError) {
        try body(try CairoContext(self))
        cairo_surface_flush(surface)
        try check(cairo_surface_status(surface))
    }

    /// Gives the surface to a function of Cairo's that takes its own reference.
    func withSurface<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(surface) }

    var raster: RasterImage {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for y in 0..<height {
            guard let row = row(y) else { break }
            for x in 0..<width {
                // Cairo's pixels are words, alpha highest, in the machine's own byte order.
                withUnsafeBytes(of: row[x].littleEndian) { pixels.append(contentsOf: $0) }
            }
        }
        return RasterImage(width: width, height: height, pixels: pixels)
    }

    private func row(_ y: Int) -> UnsafeMutablePointer<UInt32>? {
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let start = UnsafeMutableRawPointer(data + y * Int(cairo_image_surface_get_stride(surface)))
        return start.assumingMemoryBound(to: UInt32.self)
    }

    private static func words(_ bytes: ArraySlice<UInt8>) -> [UInt32] {
        stride(from: bytes.startIndex, to: bytes.endIndex, by: 4).map {
            UInt32(bytes[$0]) | UInt32(bytes[$0 + 1]) << 8 | UInt32(bytes[$0 + 2]) << 16 | UInt32(bytes[$0 + 3]) << 24
        }
    }

    func png() throws(RenderingError) -> Data {
        var data = Data()
        let status = withUnsafeMutablePointer(to: &data) { data in
            cairo_surface_write_to_png_stream(
                surface,
                { closure, bytes, count in
                    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, data)
        }
        try check(status)
        return data
    }
}

private func check(_ status: cairo_status_t) throws(RenderingError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .cairo(cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)")
}
