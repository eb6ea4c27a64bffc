import FolioRendering

extension RasterImage {
    private static let gap = 16
    /// Blue, green, red, alpha of what is between the pictures, and of pixels that differ.
    private static let between: [UInt8] = [0x80, 0x80, 0x80, 0xFF]
    private static let mark: [UInt8] = [0x30, 0x20, 0xFF, 0xFF]

    /// This picture, another one, and what differs, side by side: differing pixels red, the others pale.
    func besides(_ other: RasterImage, perceptual: Double) -> RasterImage {
        let height = max(height, other.height)
        let difference = difference(to: other, perceptual: perceptual)
        let pictures = [self, other, difference]
        let width = pictures.reduce(0) { $0 + $1.width } + 2 * Self.gap
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        let blank = Array(repeatElement(Self.between, count: Self.gap).joined())
        for y in 0..<height {
            for (index, picture) in pictures.enumerated() {
                if index > 0 { pixels += blank }
                if y < picture.height {
                    pixels += picture.pixels[y * picture.width * 4..<(y + 1) * picture.width * 4]
                } else {
                    for _ in 0..<picture.width { pixels += Self.between }
                }
            }
        }
        return RasterImage(width: width, height: height, pixels: pixels)
    }

    /// As large as both together; what only one of them has differs.
    private func difference(to other: RasterImage, perceptual: Double) -> RasterImage {
        let (width, height) = (max(width, other.width), max(height, other.height))
        let (a, b) = (padded(width: width, height: height), other.padded(width: width, height: height))
        let comparison = PixelComparison(a, b, perceptual: perceptual)
        var pixels = b.pixels
        for (index, differs) in comparison.differs.enumerated() {
            let start = index * 4
            if differs {
                for offset in 0..<4 { pixels[start + offset] = Self.mark[offset] }
            } else {
                // Grey, and three quarters of the way to white.
                let sum = Int(pixels[start]) + Int(pixels[start + 1]) + Int(pixels[start + 2])
                let grey = UInt8(191 + (sum / 3 + 255 - Int(pixels[start + 3])).clamped(to: 0...255) / 4)
                for offset in 0..<3 { pixels[start + offset] = grey }
                pixels[start + 3] = 255
            }
        }
        return RasterImage(width: width, height: height, pixels: pixels)
    }

    private func padded(width: Int, height: Int) -> RasterImage {
        guard width != self.width || height != self.height else { return self }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for y in 0..<height {
            if y < self.height { pixels += self.pixels[y * self.width * 4..<(y + 1) * self.width * 4] }
            let filled = y < self.height ? self.width : 0
            pixels += [UInt8](repeating: 0, count: (width - filled) * 4)
        }
        return RasterImage(width: width, height: height, pixels: pixels)
    }
}

extension Int {
    fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
