private import FolioJPEG
public import HeadlessUIKit

extension RasterImage {
    /// A larger picture is refused before memory is taken for it: 64 million pixels are 256 MiB.
    private static let maximumPixels = 1 << 26

    /// Decodes a PNG or JPEG file; the orientation that a JPEG may name is not applied.
    ///
    /// - Throws: `RenderingError.undecodable` where the bytes are neither, are damaged, or hold too large a picture.
    public init(_ data: Data) throws(RenderingError) {
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            try self.init(png: data)
        } else if data.starts(with: [0xFF, 0xD8]) {
            try self.init(jpeg: data)
        } else {
            throw .undecodable("the bytes begin neither as a PNG file nor as a JPEG file does")
        }
    }

    private init(png: Data) throws(RenderingError) {
        func number(at offset: Int) -> Int {
            png.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        }
        // The size stands first (W3C PNG, 11.2.1).
        let (width, height) = (number(at: 16), number(at: 20))
        guard png.count > 33, (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height),
            width * height <= Self.maximumPixels
        else { throw .undecodable("a PNG file of \(width) × \(height) pixels") }
        self = try CairoImage(png: png).raster
    }

    private init(jpeg: Data) throws(RenderingError) {
        var (width, height): (Int32, Int32) = (0, 0)
        let decoded = jpeg.withUnsafeBytes { bytes in
            folio_jpeg_decode(
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, Self.maximumPixels, &width,
                &height)
        }
        guard let decoded else { throw .undecodable("libjpeg cannot read the JPEG file") }
        defer { folio_jpeg_free(decoded) }
        let count = Int(width) * Int(height) * 4
        self.init(
            width: Int(width), height: Int(height), pixels: Array(UnsafeBufferPointer(start: decoded, count: count)))
    }
}
