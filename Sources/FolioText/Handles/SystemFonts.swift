private import FolioFontconfig

/// Owns an `FcConfig`: the fonts that the machine has, as fontconfig's configuration files name them.
///
/// Read anew each time that someone asks, so that a font installed meanwhile is found and nothing is kept.
struct SystemFonts: ~Copyable {
    private let configuration: OpaquePointer

    /// Where a face is.
    struct Place: Hashable {
        var path: String
        var index: Int
    }

    /// - Parameter file: a configuration to read in place of the machine's own; for tests.
    init(configuration file: String? = nil) throws(FontError) {
        let loaded: OpaquePointer?
        if let file {
            loaded = FcConfigCreate()
            guard let loaded, FcConfigParseAndLoad(loaded, file, FcBool(1)) != 0, FcConfigBuildFonts(loaded) != 0 else {
                loaded.map(FcConfigDestroy)
                throw .systemFontsUnavailable(reason: "fontconfig cannot read \(file)")
            }
        } else {
            loaded = FcInitLoadConfigAndFonts()
        }
        guard let loaded else { throw .systemFontsUnavailable(reason: "fontconfig has no configuration") }
        configuration = loaded
    }

    deinit { FcConfigDestroy(configuration) }

    /// The faces of a family, or those whose full or PostScript name this is; sorted by path, then by index.
    ///
    /// Letter case does not matter. Only names that a face has count: fontconfig's substitutes are not asked for.
    func places(named name: String) -> [Place] {
        for property in ["family", "fullname", "postscriptname"] {
            let places = places(property, name)
            if !places.isEmpty { return places }
        }
        return []
    }

    private func places(_ property: String, _ name: String) -> [Place] {
        guard let pattern = FcPatternCreate(), let objects = FcObjectSetCreate() else { return [] }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(objects)
        }
        for object in [property, "file", "index", "fontformat"] { FcObjectSetAdd(objects, object) }
        guard let set = FcFontList(configuration, pattern, objects) else { return [] }
        defer { FcFontSetDestroy(set) }
        var places = Set<Place>()
        for font in UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont)) {
            guard let font,
                SystemFonts.strings(font, property).contains(where: { $0.lowercased() == name.lowercased() }),
                // What HarfBuzz shapes: fontconfig also lists Type 1 and bitmap formats.
                ["TrueType", "CFF"].contains(SystemFonts.strings(font, "fontformat").first),
                let path = SystemFonts.strings(font, "file").first
            else { continue }
            var index: Int32 = 0
            FcPatternGetInteger(font, "index", 0, &index)
            // The upper bits name an instance of a variable font; the face itself varies.
            places.insert(Place(path: path, index: Int(index & 0xFFFF)))
        }
        return places.sorted { ($0.path, $0.index) < ($1.path, $1.index) }
    }

    private static func strings(_ pattern: OpaquePointer, _ property: String) -> [String] {
        var strings: [String] = []
        var value: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, property, Int32(strings.count), &value) == FcResultMatch, let value {
            strings.append(String(cString: value))
        }
        return strings
    }
}
