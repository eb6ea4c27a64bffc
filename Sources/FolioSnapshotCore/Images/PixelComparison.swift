import FolioRendering

/// Which pixels of two pictures of one size differ.
struct PixelComparison {
    /// A flag for each pixel, rows from the top.
    let differs: [Bool]
    let count: Int
    let width: Int

    /// - Parameter perceptual: the colour difference up to which pixels count as equal.
    init(_ old: RasterImage, _ new: RasterImage, perceptual: Double) {
        var differs = [Bool](repeating: false, count: old.width * old.height)
        var count = 0
        old.pixels.withUnsafeBufferPointer { a in
            new.pixels.withUnsafeBufferPointer { b in
                for index in differs.indices {
                    let start = index * 4
                    if a[start] == b[start], a[start + 1] == b[start + 1], a[start + 2] == b[start + 2],
                        a[start + 3] == b[start + 3]
                    {
                        continue
                    }
                    if perceptual > 0, Self.distance(a, b, at: start) <= perceptual { continue }
                    differs[index] = true
                    count += 1
                }
            }
        }
        self.differs = differs
        self.count = count
        width = old.width
    }

    /// Over white, since what is behind a picture is not known.
    private static func distance(
        _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, at start: Int
    ) -> Double {
        func color(_ bytes: UnsafeBufferPointer<UInt8>) -> LabColor {
            func component(_ offset: Int) -> Double {
                Double(min(255, Int(bytes[start + offset]) + 255 - Int(bytes[start + 3]))) / 255
            }
            return LabColor(red: component(2), green: component(1), blue: component(0))
        }
        return color(a).distance(to: color(b))
    }
}
