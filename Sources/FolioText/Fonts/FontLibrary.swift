private import FolioFonts
public import Foundation
import Synchronization

/// The faces that layout may use, in order of fallback. Never the host's own fonts, unless they are given.
public final class FontLibrary: Hashable, Sendable {
    /// In order of fallback.
    public let faces: [FontFace]
    /// Families that stand before the library's order for some scripts and languages; the first that applies comes first.
    public let fallbacks: [FontFallback]
    private let facesByName: [String: [FontFace]]
    /// Names of variable fonts' instances; their faces are made when first asked for.
    private let instancesByName: [String: (face: FontFace, instance: FontNamedInstance)]
    /// One entry a family, in the order of `faces`.
    let families: [[FontFace]]
    /// For each family the languages that its drawings of Han characters are for; empty unless the library has several such.
    let hanLanguages: [[LanguageTag]]
    /// Whether a cascade depends on a text's language, and on its size.
    private let usesLanguage: Bool
    private let usesOpticalSize: Bool
    private let cascades = Mutex<[CascadeKey: FontCascade]>([:])

    private struct CascadeKey: Hashable {
        var descriptor: FontDescriptor
        var language: String?
        var opticalSize: Double?
    }

    /// The shipped faces; opened when first asked for.
    public static let shipped: FontLibrary = {
        do {
            return try FontLibrary(files: FolioFonts.files)
        } catch {
            fatalError("the shipped fonts cannot be opened: \(error)")
        }
    }()

    /// - Throws: `FontError.emptyLibrary` where there is no face.
    public convenience init(faces: [FontFace]) throws(FontError) {
        guard !faces.isEmpty else { throw FontError.emptyLibrary }
        self.init(faces, fallbacks: [])
    }

    private init(_ faces: [FontFace], fallbacks: [FontFallback]) {
        self.faces = faces
        self.fallbacks = fallbacks
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
        instancesByName = FontLibrary.instancesByName(faces)
        let grouped = Dictionary(grouping: faces, by: \.familyName)
        var seen = Set<String>()
        families = faces.compactMap { seen.insert($0.familyName).inserted ? grouped[$0.familyName] : nil }
        hanLanguages = FontLibrary.hanLanguages(of: families)
        usesLanguage = !hanLanguages.isEmpty || fallbacks.contains { $0.language != nil }
        usesOpticalSize = faces.contains { $0.freeRange(.opticalSize) != nil }
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
        faces.isEmpty ? self : FontLibrary(faces + self.faces, fallbacks: fallbacks)
    }

    /// The same faces, with chains for scripts and languages before those that the library has.
    ///
    /// Where several apply to a run the first comes first; families that the library lacks are passed over.
    public func falling(back fallbacks: [FontFallback]) -> FontLibrary {
        FontLibrary(faces, fallbacks: fallbacks + self.fallbacks)
    }

    /// Whether a face has this family, full or PostScript name; letter case does not matter.
    public func hasFamily(_ name: String) -> Bool {
        let key = FontLibrary.key(name)
        return facesByName[key] != nil || instancesByName[key] != nil
    }

    /// The face that fits best by CSS's font matching (CSS Fonts 4, § 5.2): family, then width, slant, weight.
    ///
    /// Where no family is known the library's first family is taken. A variable face is set to what the descriptor asks for.
    /// - Parameter size: points; only an optical-size axis looks at it. Nil leaves that axis at its default.
    public func face(matching descriptor: FontDescriptor, size: Double? = nil) -> FontFace {
        cascade(for: descriptor, language: nil, size: size).primary
    }

    /// The faces of a family, or the one of a full or PostScript name, also of a variable font's instance.
    func faces(named name: String) -> [FontFace]? {
        let key = FontLibrary.key(name)
        return facesByName[key] ?? instancesByName[key].map { [$0.face.varied($0.instance.variations)] }
    }

    private static func instancesByName(
        _ faces: [FontFace]
    ) -> [String: (face: FontFace, instance: FontNamedInstance)] {
        var named: [String: (face: FontFace, instance: FontNamedInstance)] = [:]
        for face in faces where !face.axes.isEmpty && face.location.pinned.isEmpty {
            for instance in face.namedInstances {
                for name in ["\(face.familyName) \(instance.name)", instance.postScriptName] where !name.isEmpty {
                    if named[key(name)] == nil { named[key(name)] = (face, instance) }
                }
            }
        }
        return named
    }

    /// As many as a program with many styles and languages uses; beyond it they are made anew.
    private static let maximumCascades = 512

    /// The faces that a text with this descriptor, language and size tries in turn.
    func cascade(for descriptor: FontDescriptor, language: String?, size: Double?) -> FontCascade {
        let key = CascadeKey(
            descriptor: descriptor, language: usesLanguage ? language : nil,
            opticalSize: usesOpticalSize && descriptor.variations[.opticalSize] == nil ? size : nil)
        if let known = cascades.withLock({ $0[key] }) { return known }
        let matcher = FontMatcher(descriptor: descriptor, opticalSize: key.opticalSize)
        let cascade = makeCascade(matcher, language: key.language)
        return cascades.withLock { cascades in
            if let other = cascades[key] { return other }
            if cascades.count >= FontLibrary.maximumCascades { cascades.removeAll() }
            cascades[key] = cascade
            return cascade
        }
    }

    private static func key(_ name: String) -> String { name.lowercased() }

    public static func == (a: FontLibrary, b: FontLibrary) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
