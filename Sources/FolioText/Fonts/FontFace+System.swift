extension FontFace {
    /// The machine's faces of a name: a family's, or the one with this full or PostScript name (fontconfig).
    ///
    ///     let library = FontLibrary.shipped.adding(try FontFace.systemFaces(named: "DejaVu Serif"))
    ///
    /// Nothing else in Folio looks at what the machine has installed, and no other font stands in for one that is missing.
    /// The faces come sorted by file. Letter case does not matter.
    /// - Throws: `FontError.systemFontNotFound`; `.systemFontsUnavailable` where fontconfig has no configuration; what opening
    ///   a file throws.
    public static func systemFaces(named name: String) throws(FontError) -> [FontFace] {
        try systemFaces(named: name, in: SystemFonts())
    }

    static func systemFaces(named name: String, in fonts: borrowing SystemFonts) throws(FontError) -> [FontFace] {
        var faces: [FontFace] = []
        var file: FontFile?
        for place in fonts.places(named: name) {
            // The faces of a collection, which come one after another, share its file.
            let opened = if let file, file.path == place.path { file } else { try FontFile(path: place.path) }
            faces.append(try FontFace(file: opened, index: place.index))
            file = opened
        }
        guard !faces.isEmpty else { throw .systemFontNotFound(name: name) }
        return faces
    }
}
