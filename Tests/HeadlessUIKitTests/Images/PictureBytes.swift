import Foundation

/// The beginnings of picture files, byte by byte.
enum PictureBytes {
    static func png(width: UInt32, height: UInt32) -> Data {
        let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        return signature + big(UInt32(13)) + Data("IHDR".utf8) + big(width) + big(height) + Data([8, 6, 0, 0, 0])
    }

    /// - Parameter exif: the orientation from 1 to 8, in a segment of its own.
    static func jpeg(width: UInt16, height: UInt16, exif: UInt16? = nil, isLittleEndian: Bool = false) -> Data {
        var data = Data([0xFF, 0xD8])
        data += segment(0xE0, Data("JFIF\0".utf8) + Data([1, 2, 0, 0, 1, 0, 1, 0, 0]))
        if let exif { data += segment(0xE1, Data("Exif\0\0".utf8) + tiff(exif, isLittleEndian)) }
        data += segment(0xC4, Data(repeating: 0, count: 20))
        // Bytes of 0xFF may stand before a marker.
        data += Data([0xFF, 0xFF])
        data += segment(0xC2, Data([8]) + big(height) + big(width) + Data([1, 1, 0x11, 0]))
        return data
    }

    private static func segment(_ marker: UInt8, _ content: Data) -> Data {
        Data([0xFF, marker]) + big(UInt16(content.count + 2)) + content
    }

    /// A directory of two entries: an unrelated one, and the orientation.
    private static func tiff(_ orientation: UInt16, _ isLittleEndian: Bool) -> Data {
        func number<Number: FixedWidthInteger>(_ value: Number) -> Data {
            withUnsafeBytes(of: isLittleEndian ? value.littleEndian : value.bigEndian) { Data($0) }
        }
        let order = Data((isLittleEndian ? "II" : "MM").utf8)
        let header = order + number(UInt16(42)) + number(UInt32(8)) + number(UInt16(2))
        let other = number(UInt16(0x0110)) + number(UInt16(2)) + number(UInt32(1)) + number(UInt32(0))
        let entry = number(UInt16(0x0112)) + number(UInt16(3)) + number(UInt32(1)) + number(orientation)
        return header + other + entry + number(UInt16(0)) + number(UInt32(0))
    }

    private static func big<Number: FixedWidthInteger>(_ value: Number) -> Data {
        withUnsafeBytes(of: value.bigEndian) { Data($0) }
    }
}
