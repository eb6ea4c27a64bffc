import HeadlessUIKit

extension UIImage {
    /// The pixels, upright; nil for a picture that cannot be decoded. The last few are kept.
    @MainActor
    var decoded: RasterImage? {
        if let known = DecodedImages.shared.object(forKey: self) { return known.picture }
        guard let data = encodedData, let picture = try? RasterImage(data) else { return nil }
        let upright = picture.upright(imageOrientation)
        DecodedImages.shared.setObject(DecodedImage(upright), forKey: self, cost: upright.pixels.count)
        return upright
    }
}

@MainActor
private enum DecodedImages {
    static let shared = {
        let cache = NSCache<UIImage, DecodedImage>()
        cache.totalCostLimit = 64 << 20
        return cache
    }()
}

private final class DecodedImage {
    let picture: RasterImage

    init(_ picture: RasterImage) { self.picture = picture }
}
