extension UIImage {
    /// The picture of a PNG or JPEG file, nil where there is none. A name like `star@2x.png` says the scale, else it is 1.
    public convenience init?(contentsOfFile path: String) {
        guard let header = ImageFile.header(path: path) else { return nil }
        self.init(header, .file(path: path), scale: ImageFile.scale(path: path))
    }

    /// The picture of a PNG or JPEG file's bytes, at a scale of 1; nil where they are neither.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// - Parameter scale: pixels to the point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let header = ImageHeader(data) else { return nil }
        self.init(header, .data(data), scale: scale)
    }

    /// The picture of a name in the main bundle's resources.
    public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle, with: Configuration(traitCollection: traitCollection))
    }

    /// The picture of a name among a bundle's resources: a file with that name, or one made of it.
    ///
    /// `star` finds `star.png`, `star@2x.png`, `star@3x~iphone.jpg` and the like; of several scales the display's, then the
    /// nearest. The name may have its extension, and folders before it. `Bundle(path:)` makes a bundle of any folder.
    /// Compiled asset catalogues are not read.
    ///
    /// - Parameters:
    ///   - bundle: the main one where nil, which for a program built by the package manager is the program's folder.
    ///   - configuration: says the traits that choose the file; the current ones where it has none.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        guard !name.isEmpty, let folder = (bundle ?? .main).resourceURL else { return nil }
        let traits = configuration?.traitCollection ?? .current
        let candidates = ImageFile.candidates(
            named: name, idiom: traits.userInterfaceIdiom, displayScale: traits.displayScale)
        for candidate in candidates {
            let path = folder.appendingPathComponent(candidate).path
            guard let header = ImageFile.header(path: path) else { continue }
            self.init(
                header, .file(path: path), scale: ImageFile.scale(path: path), configuration: configuration)
            return
        }
        return nil
    }
}
