import Foundation
import Testing

@testable import FolioText

@Suite("Fonts of the machine")
struct SystemFontTests {
    /// A machine that has the shipped fonts and those of the tests, and nothing else.
    private static func machine(_ body: (borrowing SystemFonts) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let directories = [
            URL(fileURLWithPath: FontLibrary.shipped.faces[0].path).deletingLastPathComponent(),
            TestFonts.fixtures.appendingPathComponent("Fonts"),
        ]
        let file = folder.appendingPathComponent("fonts.conf")
        try """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>\(directories.map { "<dir>\($0.path)</dir>" }.joined())
        <cachedir>\(folder.path)/cache</cachedir></fontconfig>
        """.write(to: file, atomically: true, encoding: .utf8)
        try body(SystemFonts(configuration: file.path))
    }

    @Test("A family's faces, or the one of a full or PostScript name, are found in any letter case")
    func names() throws {
        try SystemFontTests.machine { fonts in
            let family = try FontFace.systemFaces(named: "inter", in: fonts)
            #expect(
                Set(family.map(\.fullName)) == [
                    "Inter", "Inter Italic", "Inter Medium", "Inter Semi Bold", "Inter Bold",
                ])
            #expect(try FontFace.systemFaces(named: "Inter-Bold", in: fonts).map(\.fullName) == ["Inter Bold"])
            #expect(try FontFace.systemFaces(named: "Folio Test Han KR", in: fonts).map(\.index) == [1])
            #expect(try FontFace.systemFaces(named: "Folio Test Static", in: fonts).map(\.index) == Array(0...10))
        }
    }

    @Test("A variable font is one face, whose axes are there to set")
    func variable() throws {
        try SystemFontTests.machine { fonts in
            let faces = try FontFace.systemFaces(named: "Folio Test Variable CFF2", in: fonts)
            #expect(faces.count == 1)
            #expect(try FontLibrary(faces: faces).face(matching: FontDescriptor(weight: .bold)).weight == .bold)
        }
    }

    @Test("A name that the machine lacks is an error that says so, and nothing stands in for it")
    func missing() throws {
        try SystemFontTests.machine { fonts in
            for name in ["Inte", "Inter Nothing", "sans-serif", ""] {
                #expect(throws: FontError.systemFontNotFound(name: name)) {
                    try FontFace.systemFaces(named: name, in: fonts)
                }
            }
        }
        #expect(throws: FontError.systemFontNotFound(name: "Folio Nowhere")) {
            try FontFace.systemFaces(named: "Folio Nowhere")
        }
        #expect(FontError.systemFontNotFound(name: "Folio Nowhere").description.contains("“Folio Nowhere”"))
    }

    @Test("A configuration that cannot be read is an error")
    func configuration() {
        #expect(throws: FontError.systemFontsUnavailable(reason: "fontconfig cannot read /nowhere/fonts.conf")) {
            try FontFace.systemFaces(named: "Inter", in: SystemFonts(configuration: "/nowhere/fonts.conf"))
        }
    }
}
