/// What the beginning of a PNG or JPEG file says of its picture. Nothing is decoded.
struct ImageHeader: Equatable {
    /// Pixels as they are stored, before the orientation is applied.
    let width: Int
    let height: Int
    let orientation: UIImage.Orientation

    /// Nil where the bytes are neither PNG nor JPEG, or end before the size.
    init?(_ data: Data) {
        let bytes = ImageBytes(data)
        guard let header = Self.png(bytes) ?? Self.jpeg(bytes) else { return nil }
        self = header
    }

    /// Nil for a picture without pixels.
    private init?(width: Int, height: Int, orientation: UIImage.Orientation = .up) {
        guard width > 0, height > 0 else { return nil }
        self.width = width
        self.height = height
        self.orientation = orientation
    }

    /// W3C PNG, 5.2 and 11.2.1: the signature, then the chunk IHDR with the size in its first eight bytes.
    private static func png(_ bytes: ImageBytes) -> ImageHeader? {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let maximumSide = 0x7FFF_FFFF
        guard bytes.starts(with: signature), bytes.integer(at: 8, count: 4) == 13,
            bytes.text(at: 12, count: 4) == "IHDR",
            let width = bytes.integer(at: 16, count: 4), let height = bytes.integer(at: 20, count: 4),
            width <= maximumSide, height <= maximumSide
        else { return nil }
        return ImageHeader(width: width, height: height)
    }

    /// ITU-T T.81, B.1 and B.2: segments up to the frame header, which has the size. Exif's segment has the orientation.
    private static func jpeg(_ bytes: ImageBytes) -> ImageHeader? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var orientation = UIImage.Orientation.up
        var position = 2
        while bytes[position] == 0xFF {
            // Any number of 0xFF may stand before a marker.
            while bytes[position] == 0xFF { position += 1 }
            guard let marker = bytes[position] else { return nil }
            position += 1
            switch marker {
            case 0x01, 0xD0...0xD8: continue
            // The picture's data begins, or the file ends, without a frame header.
            case 0xD9, 0xDA: return nil
            default: break
            }
            guard let length = bytes.integer(at: position, count: 2), length >= 2 else { return nil }
            switch marker {
            // Huffman tables, a reserved marker and arithmetic coding have numbers among the frame headers'.
            case 0xC4, 0xC8, 0xCC: break
            case 0xC0...0xCF:
                guard let height = bytes.integer(at: position + 3, count: 2),
                    let width = bytes.integer(at: position + 5, count: 2)
                else { return nil }
                return ImageHeader(width: width, height: height, orientation: orientation)
            case 0xE1: orientation = exifOrientation(bytes, at: position + 2, end: position + length) ?? orientation
            default: break
            }
            position += length
        }
        return nil
    }

    /// Exif 2.3, 4.6.4: tag 0x0112 of the first directory of the TIFF structure behind “Exif”.
    private static func exifOrientation(_ bytes: ImageBytes, at start: Int, end: Int) -> UIImage.Orientation? {
        guard bytes.text(at: start, count: 6) == "Exif\0\0" else { return nil }
        let tiff = start + 6
        let order: ImageBytes.Order
        switch bytes.text(at: tiff, count: 2) {
        case "II": order = .little
        case "MM": order = .big
        default: return nil
        }
        guard let offset = bytes.integer(at: tiff + 4, count: 4, order),
            let count = bytes.integer(at: tiff + offset, count: 2, order)
        else { return nil }
        for index in 0..<count {
            let entry = tiff + offset + 2 + 12 * index
            guard entry + 12 <= end, let tag = bytes.integer(at: entry, count: 2, order) else { return nil }
            guard tag == 0x0112 else { continue }
            return bytes.integer(at: entry + 8, count: 2, order).flatMap(UIImage.Orientation.init(exif:))
        }
        return nil
    }
}

extension UIImage.Orientation {
    /// Exif counts from 1, in an order of its own.
    fileprivate init?(exif value: Int) {
        let orientations: [Self] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        guard (1...orientations.count).contains(value) else { return nil }
        self = orientations[value - 1]
    }
}
