import FolioText
import HeadlessUIKit

/// The faces that a page or an SVG file uses, each under a family name of its own, so that nothing else can match it.
struct PageFonts {
    private struct Key: Hashable {
        let face: FontFace
        let overrides: FontMetricOverrides?
    }

    private var names: [Key: String] = [:]
    private var keys: [Key] = []

    /// The family name of a face; metric overrides make it another one.
    mutating func family(_ face: FontFace, overrides: FontMetricOverrides? = nil) -> String {
        let key = Key(face: face, overrides: overrides)
        if let name = names[key] { return name }
        let name = "folio-\(keys.count + 1)"
        names[key] = name
        keys.append(key)
        return name
    }

    /// The files of the faces used so far, each once, by the names that a page links them with.
    var files: [(name: String, face: FontFace)] {
        var names: [String: String] = [:]
        return keys.compactMap { key in
            guard names[key.face.path] == nil else { return nil }
            let name = fileName(key.face, taken: Set(names.values))
            names[key.face.path] = name
            return (name, key.face)
        }
    }

    private func fileName(_ face: FontFace, taken: Set<String>) -> String {
        let name = URL(fileURLWithPath: face.path).lastPathComponent
        guard taken.contains(name) else { return name }
        return "\(taken.count)-\(name)"
    }

    /// `@font-face` rules for all of them.
    ///
    /// - Throws: `RenderingError.unnameableFace`.
    func fontFaceRules(_ source: PageFontSource) throws(RenderingError) -> String {
        let names = Dictionary(files.map { ($0.face.path, $0.name) }) { first, _ in first }
        var rules: [String] = []
        for (index, key) in keys.enumerated() {
            guard key.face.isWholeFile else { throw .unnameableFace(path: key.face.path) }
            let url: String
            switch source {
            case .embedded: url = "data:font/sfnt;base64,\(key.face.fileContents.base64EncodedString())"
            case .linked(let folder):
                let name = names[key.face.path] ?? ""
                let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "()'\""))
                url = "\(folder)/\(name)".addingPercentEncoding(withAllowedCharacters: allowed) ?? name
            }
            var rule = "@font-face { font-family: folio-\(index + 1); src: url(\"\(url)\");"
            if let overrides = key.overrides { rule += Self.descriptors(overrides) }
            rules.append(rule + " }")
        }
        return rules.joined(separator: "\n")
    }

    private static func descriptors(_ overrides: FontMetricOverrides) -> String {
        func percent(_ value: Double) -> String { "\((value * 100).precise)%" }
        var text = ""
        if let ascent = overrides.ascent { text += " ascent-override: \(percent(ascent));" }
        if let descent = overrides.descent { text += " descent-override: \(percent(descent));" }
        if let lineGap = overrides.lineGap { text += " line-gap-override: \(percent(lineGap));" }
        if overrides.sizeAdjust != 1 { text += " size-adjust: \(percent(overrides.sizeAdjust));" }
        return text
    }
}
