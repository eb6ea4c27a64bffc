private import FolioFonts
public import Foundation
import Synchronization

/// The faces that layout may use, in order of fallback. Never the host's own fonts, unless their files are given.
public final class FontLibrary: Hashable, Sendable {
    /// In order of fallback.
    public let faces: [FontFace]
    private let facesByName: [String: [FontFace]]
    private let cascades = Mutex<[FontDescriptor: FontCascade]>([:])

    /// The shipped faces; opened when first asked for.
    public static let shipped: FontLibrary = {
        do {
            return try FontLibrary(files: FolioFonts.files)
        } catch {
            fatalError("the shipped fonts cannot be opened: \(error)")
        }
    }()

    /// - Throws: `FontError.emptyLibrary` where there is no face.
    public init(faces: [FontFace]) throws(FontError) {
        guard !faces.isEmpty else { throw FontError.emptyLibrary }
        self.faces = faces
        var byName: [String: [FontFace]] = [:]
        for face in faces {
            for name in Set([face.familyName, face.fullName, face.postScriptName].map(FontLibrary.key)) where name != ""
            {
                byName[name, default: []].append(face)
            }
        }
        for (alias, family) in [
            FontDescriptor.systemFamily: "Inter", FontDescriptor.monospacedSystemFamily: "Noto Sans Mono",
        ] where byName[alias] == nil {
            byName[alias] = byName[FontLibrary.key(family)]
        }
        facesByName = byName
    }

    /// Every face of the files, in their order.
    ///
    /// - Throws: `FontError.fileNotFound` or `.notAFont`, naming the file.
    public convenience init(files: [URL]) throws(FontError) {
        var faces: [FontFace] = []
        for file in files { faces += try FontFace.faces(path: file.path) }
        try self.init(faces: faces)
    }

    /// Every font file (`.ttf`, `.otf`, `.ttc`) in a folder and the folders below it, sorted by path.
    ///
    /// - Throws: `FontError.fileNotFound` for a missing folder, `.noFonts` for one without fonts, `.notAFont`.
    public convenience init(directory: URL) throws(FontError) {
        try self.init(files: FontLibrary.fontFiles(in: directory))
    }

    /// The font files in a folder and the folders below it, sorted by path.
    public static func fontFiles(in directory: URL) throws(FontError) -> [URL] {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: directory.path, isDirectory: &isDirectory), isDirectory.boolValue
        else { throw FontError.fileNotFound(path: directory.path) }
        let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]
        let all = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
        let files = (all?.compactMap { $0 as? URL } ?? [])
            .filter { extensions.contains($0.pathExtension.lowercased()) }
            .sorted { $0.path < $1.path }
        guard !files.isEmpty else { throw FontError.noFonts(directory: directory.path) }
        return files
    }

    /// A library in which `faces` come before this one's.
    public func adding(_ faces: [FontFace]) -> FontLibrary {
        guard !faces.isEmpty, let library = try? FontLibrary(faces: faces + self.faces) else { return self }
        return library
    }

    /// Whether a face has this family, full or PostScript name; letter case does not matter.
    public func hasFamily(_ name: String) -> Bool { facesByName[FontLibrary.key(name)] != nil }

    /// The face that fits best by CSS's font matching (CSS Fonts 4, § 5.2): family, then slant, then weight.
    ///
    /// Where no family is known the library's first family is taken.
    public func face(matching descriptor: FontDescriptor) -> FontFace { cascade(for: descriptor).primary }

    /// The faces that a text with this descriptor tries in turn.
    func cascade(for descriptor: FontDescriptor) -> FontCascade {
        if let known = cascades.withLock({ $0[descriptor] }) { return known }
        let cascade = makeCascade(for: descriptor)
        cascades.withLock { $0[descriptor] = cascade }
        return cascade
    }

    private func makeCascade(for descriptor: FontDescriptor) -> FontCascade {
        var groups = descriptor.families.compactMap { facesByName[FontLibrary.key($0)] }
        let families = Dictionary(grouping: faces, by: \.familyName)
        var seen = Set<String>()
        for face in faces where seen.insert(face.familyName).inserted { groups.append(families[face.familyName]!) }
        var cascade: [FontFace] = []
        for group in groups {
            let best = FontLibrary.best(of: group, weight: descriptor.weight, isItalic: descriptor.isItalic)
            if !cascade.contains(best) { cascade.append(best) }
        }
        return FontCascade(faces: cascade)
    }

    /// The best face of one family; `candidates` is not empty.
    static func best(of candidates: [FontFace], weight: FontWeight, isItalic: Bool) -> FontFace {
        let slanted = candidates.filter { $0.isItalic == isItalic }
        let pool = slanted.isEmpty ? candidates : slanted
        let wanted = weight.rawValue
        // CSS: from 400 to 500 look up to 500 first, then below, then above; lighter look below first, bolder above.
        func rank(_ face: FontFace) -> (Int, Double) {
            let has = face.weight.rawValue
            let distance = abs(has - wanted)
            if has == wanted { return (0, 0) }
            switch wanted {
            case 400...500: return (has > wanted && has <= 500 ? 1 : has < wanted ? 2 : 3, distance)
            case ..<400: return (has < wanted ? 1 : 2, distance)
            default: return (has > wanted ? 1 : 2, distance)
            }
        }
        return pool.min { rank($0) < rank($1) }!
    }

    private static func key(_ name: String) -> String { name.lowercased() }

    public static func == (a: FontLibrary, b: FontLibrary) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
