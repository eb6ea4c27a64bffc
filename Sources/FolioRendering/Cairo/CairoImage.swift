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
        pixels.withUnsafeBytes { bytes in
            for y in 0..<height {
                guard let row = row(y) else { return }
                let source = UnsafeRawBufferPointer(rebasing: bytes[y * width * 4..<(y + 1) * width * 4])
                UnsafeMutableRawBufferPointer(row).copyMemory(from: source)
                Self.exchangeByteOrder(row)
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Decodes a PNG file.
    ///
    /// - Throws: `RenderingError.cairo` where it is damaged.
    convenience init(png: Data) throws(RenderingError) {
        var rest = png[...]
        let surface = withUnsafeMutablePointer(to: &rest) { rest in
            cairo_image_surface_create_from_png_stream(
                { closure, bytes, count in
                    guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
                    let rest = closure.assumingMemoryBound(to: Data.self)
                    guard rest.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
                    rest.pointee.prefix(Int(count)).copyBytes(to: bytes, count: Int(count))
                    rest.pointee = rest.pointee.dropFirst(Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, rest)
        }
        guard let surface else { throw .undecodable("Cairo cannot read the PNG file") }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            throw .undecodable("Cairo cannot read the PNG file")
        }
        // Pictures without alpha, of grey or of more than 8 bits have formats of their own: drawn into the usual one.
        try self.init(
            width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)))
        let context = cairo_create(self.surface)
        defer { cairo_destroy(context) }
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        cairo_surface_flush(self.surface)
        try check(cairo_surface_status(self.surface))
    }

    deinit { cairo_surface_destroy(surface) }

    /// Draws into the picture.
    func draw(_ body: (CairoContext) throws(RenderingError) -> Void) throws(RenderingError) {
        try body(try CairoContext(surface: surface))
        cairo_surface_flush(surface)
        try check(cairo_surface_status(surface))
    }

    /// Gives the surface to a function of Cairo's that takes its own reference.
    func withSurface<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(surface) }

    var raster: RasterImage {
        let count = width * height * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            for y in 0..<height {
                guard let row = row(y) else { return }
                let target = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[y * width * 4..<(y + 1) * width * 4])
                target.copyMemory(from: UnsafeRawBufferPointer(row))
                Self.exchangeByteOrder(target.bindMemory(to: UInt32.self))
                initialized += width * 4
            }
        }
        return RasterImage(width: width, height: height, pixels: pixels)
    }

    private func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt32>? {
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let start = UnsafeMutableRawPointer(data + y * Int(cairo_image_surface_get_stride(surface)))
        return UnsafeMutableBufferPointer(start: start.assumingMemoryBound(to: UInt32.self), count: width)
    }

    /// Cairo's pixels are words, alpha highest, in the machine's own byte order; ours are bytes, blue first.
    private static func exchangeByteOrder(_ words: UnsafeMutableBufferPointer<UInt32>) {
        guard UInt32(1).littleEndian != 1 else { return }
        for index in words.indices { words[index] = words[index].byteSwapped }
    }

    /// A PNG file; see `RasterImage.png()`.
    func png() throws(RenderingError) -> Data {
        guard UInt32(1).littleEndian == 1, let pixels = cairo_image_surface_get_data(surface) else {
            return try raster.png()
        }
        let stride = Int(cairo_image_surface_get_stride(surface))
        return try PNGEncoder.data(pixels, stride: stride, width: width, height: height)
    }
}
