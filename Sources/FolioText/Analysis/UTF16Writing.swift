extension UnsafeMutablePointer<UInt16> {
    /// Writes a string's UTF-16 units, no more than it has UTF-8 bytes, and says how many: from UTF-8 at once, which takes a third
    /// of the time that its view takes.
    func write(utf16Of string: String) -> Int {
        let count = string.utf8.withContiguousStorageIfAvailable { Self.transcode($0, to: self) }
        if let count { return count }
        var end = 0
        for unit in string.utf16 {
            self[end] = unit
            end += 1
        }
        return end
    }

    /// - Parameter bytes: of a string, and so well-formed UTF-8.
    private static func transcode(_ bytes: UnsafeBufferPointer<UInt8>, to units: UnsafeMutablePointer<UInt16>)
        -> Int
    {
        var (index, count) = (0, 0)
        func rest(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset] & 0x3F) }
        while index < bytes.count {
            let lead = UInt32(bytes[index])
            if lead < 0x80 {
                units[count] = UInt16(lead)
                index += 1
            } else if lead < 0xE0 {
                units[count] = UInt16((lead & 0x1F) << 6 | rest(1))
                index += 2
            } else if lead < 0xF0 {
                units[count] = UInt16((lead & 0x0F) << 12 | rest(1) << 6 | rest(2))
                index += 3
            } else {
                let scalar = (lead & 7) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3)
                units[count] = UInt16(0xD7C0 + scalar >> 10)
                units[count + 1] = UInt16(0xDC00 | scalar & 0x3FF)
                count += 1
                index += 4
            }
            count += 1
        }
        return count
    }
}
