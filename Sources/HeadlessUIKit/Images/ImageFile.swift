/// A picture's file: its header is read, and its name says its scale.
enum ImageFile {
    /// Enough for every PNG and for most JPEGs; those with larger segments before the size are read whole.
    private static let firstPart = 1 << 16

    /// Nil where there is no regular file, it cannot be read, or it is neither PNG nor JPEG.
    static func header(path: String) -> ImageHeader? {
        guard let file = open(path: path) else { return nil }
        defer { try? file.close() }
        guard let start = try? file.read(upToCount: firstPart) else { return nil }
        if let header = ImageHeader(start) { return header }
        guard start.count == firstPart, let rest = try? file.readToEnd() else { return nil }
        return ImageHeader(start + rest)
    }

    /// All of the file; nil where there is no regular file or it cannot be read.
    static func contents(path: String) -> Data? {
        guard let file = open(path: path) else { return nil }
        defer { try? file.close() }
        return try? file.readToEnd()
    }

    private static func open(path: String) -> FileHandle? {
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        // A pipe would wait for a writer.
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
            attributes[.type] as? FileAttributeType == .typeRegular
        else { return nil }
        return try? FileHandle(forReadingFrom: url)
    }

    /// The number behind the last `@` of a name like `star@2x.png` or `star@2x~ipad.png`; 1 without it.
    static func scale(path: String) -> CGFloat {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let stem = name.prefix { $0 != "~" }
        for scale in 2...3 where stem.hasSuffix("@\(scale)x") { return CGFloat(scale) }
        return 1
    }

    /// The files that may have the picture of a name: the idiom's own first, then by scale, the display's before larger ones.
    static func candidates(named name: String, idiom: UIUserInterfaceIdiom, displayScale: CGFloat) -> [String] {
        let url = URL(fileURLWithPath: name)
        let hasExtension = ["png", "jpg", "jpeg"].contains(url.pathExtension.lowercased())
        let stem = hasExtension ? String(name.dropLast(url.pathExtension.count + 1)) : name
        let extensions = hasExtension ? [url.pathExtension] : ["png", "jpg", "jpeg"]
        let wanted = Int(displayScale.rounded(.up))
        let scales = [1, 2, 3].sorted {
            let (a, b) = (abs($0 - wanted), abs($1 - wanted))
            return a == b ? $0 > $1 : a < b
        }
        let device =
            switch idiom {
            case .phone: "~iphone"
            case .pad: "~ipad"
            default: ""
            }
        return (device.isEmpty ? [""] : [device, ""]).flatMap { suffix in
            scales.flatMap { scale in
                extensions.map { "\(stem)\(scale == 1 ? "" : "@\(scale)x")\(suffix).\($0)" }
            }
        }
    }
}
