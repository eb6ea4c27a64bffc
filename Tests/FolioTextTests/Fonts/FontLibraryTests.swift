import FolioText
import Foundation
import Testing

@Suite("Font library")
struct FontLibraryTests {
    @Test("The shipped library has every family")
    func shippedFamilies() {
        let families = Set(FontLibrary.shipped.faces.map(\.familyName))
        for family in [
            "Inter", "Noto Sans", "Noto Sans Arabic", "Noto Sans Armenian", "Noto Sans Bengali", "Noto Sans Devanagari",
            "Noto Sans Ethiopic", "Noto Sans Georgian", "Noto Sans Gujarati", "Noto Sans Gurmukhi", "Noto Sans Hebrew",
            "Noto Sans Kannada", "Noto Sans Khmer", "Noto Sans Lao", "Noto Sans Malayalam", "Noto Sans Myanmar",
            "Noto Sans Sinhala", "Noto Sans Tamil", "Noto Sans Telugu", "Noto Sans Thai", "Noto Sans Mono",
            "Droid Sans Fallback", "Noto Color Emoji",
        ] {
            #expect(families.contains(family))
        }
    }

    @Test(
        "Weights without a face map as CSS's font matching does",
        arguments: [
            (100, 400), (300, 400), (400, 400), (450, 500), (500, 500), (550, 600), (600, 600), (650, 700), (700, 700),
            (800, 700), (900, 700),
        ])
    func weights(wanted: Double, found: Double) {
        let face = FontLibrary.shipped.face(matching: .system(weight: FontWeight(rawValue: wanted)))
        #expect(face.familyName == "Inter")
        #expect(face.weight.rawValue == found)
    }

    @Test("An italic face is found where there is one, an upright stands in where there is none")
    func italics() {
        #expect(FontLibrary.shipped.face(matching: .system(slant: .italic)).slant == .italic)
        let mono = FontLibrary.shipped.face(matching: FontDescriptor(families: ["Noto Sans Mono"], slant: .italic))
        #expect(mono.familyName == "Noto Sans Mono" && mono.slant == .normal)
    }

    @Test("A face is found by its PostScript or full name, in any letter case")
    func names() {
        for name in ["Inter-Bold", "inter bold", "INTER-BOLD"] {
            #expect(FontLibrary.shipped.face(matching: FontDescriptor(families: [name])).weight == .bold)
        }
        #expect(!FontLibrary.shipped.hasFamily("Comic Nothing"))
    }

    @Test("A missing file, a file that is no font and a folder without fonts are errors that name the path")
    func errors() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let missing = folder.appendingPathComponent("missing.ttf")
        #expect(throws: FontError.fileNotFound(path: missing.path)) { try FontLibrary(files: [missing]) }
        #expect(throws: FontError.noFonts(directory: folder.path)) { try FontLibrary(directory: folder) }
        for (name, bytes) in [("empty.ttf", Data()), ("text.otf", Data("Not a font.".utf8))] {
            let file = folder.appendingPathComponent(name)
            try bytes.write(to: file)
            let error = #expect(throws: FontError.self) { try FontLibrary(files: [file]) }
            #expect(error?.description.contains(file.path) == true)
        }
    }
}
