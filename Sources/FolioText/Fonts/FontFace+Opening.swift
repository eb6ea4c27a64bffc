extension FontFace {
    /// A collection with more faces than this is no font that anyone made.
    private static let maximumFaces = 256

    /// Opens one face of a file; the file is read once and may change afterwards.
    ///
    /// - Throws: `FontError.fileNotFound`, or `.notAFont` where HarfBuzz or FreeType cannot read it.
    public convenience init(path: String, index: Int = 0) throws(FontError) {
        try self.init(file: FontFile(path: path), index: index)
    }

    convenience init(file: FontFile, index: Int) throws(FontError) {
        let source = try FontSource(file: file, index: index)
        try self.init(source: source, location: FontLocation(source.axes))
        source.adopt(self)
    }

    /// Every face of a file: one, or several in a collection (`.ttc`).
    ///
    /// - Throws: `FontError.fileNotFound` or `.notAFont`, also where one face of several cannot be read.
    public static func faces(path: String) throws(FontError) -> [FontFace] {
        try faces(file: FontFile(path: path))
    }

    static func faces(file: FontFile) throws(FontError) -> [FontFace] {
        let count = HarfBuzzFace.count(in: file)
        guard count > 0 else { throw .notAFont(path: file.path, reason: "HarfBuzz finds no face in it") }
        guard count <= maximumFaces else { throw .notAFont(path: file.path, reason: "it claims \(count) faces") }
        var faces: [FontFace] = []
        for index in 0..<count { faces.append(try FontFace(file: file, index: index)) }
        return faces
    }
}
