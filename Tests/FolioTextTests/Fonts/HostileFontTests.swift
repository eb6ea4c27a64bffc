import Foundation
import Testing

@testable import FolioText

/// A font that is cut off, damaged or made to do harm is an error, or it measures; the test process lives to say so.
@Suite("Damaged and hostile fonts", .timeLimit(.minutes(5)))
struct HostileFontTests {
    private static let texts = [
        "AVAT fi 1/2 e\u{301} The quick brown fox", "שלום مرحبا بالعالم", "नमस्ते สวัสดี ខ្មែរ မြန်မာ", "直一 日本語 한국어 👨‍👩‍👧 🇺🇦 1️⃣ ❤️",
        "ქართული Հայերեն አማርኛ ગુજરાતી ಕನ್ನಡ മലയാളം සිංහල தமிழ் తెలుగు",
    ]

    /// Asks a font for all that a font is asked for but a text.
    private func inspect(_ faces: [FontFace]) {
        for face in faces {
            _ = face.namedInstances
            _ = face.covers("a1\u{5D0}\u{915}\u{4E00}")
            let metrics = face.lineMetrics(size: 17)
            #expect(metrics.ascent.isFinite && metrics.descent.isFinite && metrics.lineGap.isFinite)
            for glyph: UInt32 in [0, 1, 40, 1000, .max] { _ = face.outline(glyph: glyph) }
            for glyph: UInt32 in [4, 2000] { _ = face.bitmap(glyph: glyph) }
        }
    }

    /// Sets one of the texts, in a light or a condensed bold italic face.
    private func use(_ faces: [FontFace], text number: Int, size: Double = 17) throws {
        inspect(faces)
        let library = try FontLibrary(faces: faces)
        let bold = FontDescriptor(weight: .bold, width: .condensed, slant: .italic)
        let environment = TextEnvironment(library: library, metrics: number % 2 == 0 ? .css : .uikit)
        let attributes = TextAttributes(
            font: number % 3 == 0 ? bold : FontDescriptor(), size: size, letterSpacing: number % 4 == 0 ? 1 : 0,
            language: number % 5 == 3 ? "ja" : nil)
        let string = HostileFontTests.texts[number % HostileFontTests.texts.count]
        let text = PreparedText(string, attributes: attributes, environment: environment)
        let layout = text.layout(width: 60)
        #expect(layout.height.isFinite && layout.width.isFinite)
        #expect(text.maxContentWidth.isFinite)
        var seen = Set<UInt32>()
        for run in layout.lines.flatMap({ text.glyphRuns(in: $0) }) {
            for glyph in run.glyphs where seen.insert(glyph.id).inserted {
                #expect(glyph.x.isFinite && glyph.y.isFinite)
                _ = run.face.outline(glyph: glyph.id)
                if seen.count < 4 { _ = run.face.bitmap(glyph: glyph.id) }
            }
        }
    }

    /// Opens a font and sets a text in it, or none; false where it is an error.
    private func opens(_ bytes: UnsafeRawBufferPointer, text: Int?) throws -> Bool {
        do {
            let faces = try FontBytes.faces(bytes)
            if let text { try use(faces, text: text) } else { inspect(faces) }
            return true
        } catch is FontError {
            return false
        }
    }

    private static let fonts: [FontFace] =
        FontLibrary.shipped.faces
        + [
            "FolioTestVariable.ttf", "FolioTestVariable-CFF2.otf", "FolioTestStatic.ttc", "FolioTestFeatures.ttf",
            "Inter.var.ttf",
        ].compactMap { try? FontFace(path: TestFonts.url($0).path) }

    @Test("A font cut off at any of 200 places is an error or measures", arguments: fonts.indices)
    func truncations(font: Int) throws {
        let bytes = HostileFontTests.fonts[font].source.file.bytes
        for part in 0..<200 {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count * part / 200)])
            // A font's rules are read before its first text is set, which takes its time in a debug build.
            _ = try opens(rest, text: HostileFontTests.isThorough || part % 200 == 180 ? part : nil)
        }
        #expect(try opens(bytes, text: 0))
    }

    @Test("A font with bytes changed at random is an error or measures", arguments: fonts.indices)
    func flips(font: Int) throws {
        let whole = FontBytes(HostileFontTests.fonts[font])
        var random = RandomText(seed: UInt64(font + 1))
        for round in 0..<HostileFontTests.rounds {
            var damaged = whole
            for _ in 0..<(1 << random.next(below: 7)) {
                // Every other round the damage is near the beginning, where the small tables are.
                let limit = round % 2 == 0 ? damaged.bytes.count : min(damaged.bytes.count, 4096)
                damaged.bytes[random.next(below: limit)] = UInt8(random.next(below: 256))
            }
            _ = try damaged.bytes.withUnsafeBytes {
                try opens($0, text: HostileFontTests.isThorough || round % 64 == 63 ? round : nil)
            }
        }
    }

    /// Set the environment variable for a longer search.
    private static let wantedRounds = ProcessInfo.processInfo.environment["FOLIO_FONT_ROUNDS"].flatMap { Int($0) }
    private static let rounds = wantedRounds ?? 64
    private static let isThorough = wantedRounds != nil

    @Test(
        "Units per em of any value, and advances as large as they can be, give finite widths",
        arguments: [17, 1e6])
    func extremeUnits(size: Double) throws {
        for units in [0, 1, 15, 16, 1000, 16384, 16385, 65535] {
            for advance in [0, 1, 65535] {
                var font = try FontBytes("FolioTestFeatures.ttf")
                let head = try #require(font.table("head"))
                font.setWord(head.lowerBound + 18, units)
                let hmtx = try #require(font.table("hmtx"))
                for glyph in 0..<(hmtx.count / 4) { font.setWord(hmtx.lowerBound + 4 * glyph, advance) }
                do { try use(font.faces(), text: advance % 2, size: size) } catch is FontError { continue }
            }
        }
    }

    @Test("A glyph that is made of itself has no outline, and one made of others has theirs")
    func cyclicComposites() throws {
        let sound = try FontBytes("FolioTestComposites.ttf")
        let face = try #require(try sound.faces().first)
        // Three boxes in A, six in D.
        let counts = (1...4).map { glyph in face.outline(glyph: glyph).commands.count { $0 == .close } }
        #expect(counts == [3, 3, 3, 6])
        // The first part of B, behind its head of ten bytes and its flags, becomes D.
        var cyclic = sound
        let glyf = try #require(cyclic.table("glyf")).lowerBound
        let loca = try #require(cyclic.table("loca")).lowerBound
        let start = glyf + 2 * cyclic.word(loca + 2 * 2)
        #expect(cyclic.word(start) == 0xFFFF && cyclic.word(start + 12) == 1, "a composite, of glyph 1")
        cyclic.setWord(start + 12, 4)
        let damaged = try #require(try cyclic.faces().first)
        #expect(damaged.outline(glyph: 1) == face.outline(glyph: 1))
        for glyph in 2...4 { #expect(damaged.outline(glyph: UInt32(glyph)).commands.isEmpty) }
    }

    @Test("A collection that claims more faces than fit it, or than anyone makes, is an error")
    func countlessFaces() throws {
        for count in [0, 12, 257, 65535] {
            var font = try FontBytes("FolioTestStatic.ttc")
            #expect(try font.faces().count == 11)
            font.setWord(8, count > 257 ? 0xFFFF : 0)
            font.setWord(10, count)
            #expect(throws: FontError.self, "\(count)") { try font.faces() }
        }
    }

    @Test("A font file that is emptied, overwritten or taken away while it is open stays as it was")
    func changingFile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let original = try TestFonts.url("NotoSansDevanagari-Regular.ttf")
        func heights(_ face: FontFace) throws -> [TextLayout] {
            let environment = TextEnvironment(library: try FontLibrary(faces: [face]))
            return ["नमस्ते", "क्षत्रिय hello", "१२३"].map {
                PreparedText($0, attributes: TextAttributes(size: 17), environment: environment).layout(width: 50)
            }
        }
        let expected = try heights(FontFace(path: original.path))
        for (number, change) in [Data(), Data(repeating: 0xA5, count: 500_000), nil].enumerated() {
            let file = folder.appendingPathComponent("\(number).ttf")
            try FileManager.default.copyItem(at: original, to: file)
            let face = try FontFace(path: file.path)
            if let change {
                // In place: the same file, other bytes.
                let handle = try FileHandle(forWritingTo: file)
                try handle.truncate(atOffset: 0)
                try handle.write(contentsOf: change)
                try handle.close()
            } else {
                try FileManager.default.removeItem(at: file)
            }
            #expect(try heights(face) == expected)
            #expect(!face.outline(glyph: 40).commands.isEmpty)
        }
    }

    @Test("A pipe, a device and a folder are errors, and none is waited for")
    func otherFiles() throws {
        let pipe = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        #expect(mkfifo(pipe.path, 0o600) == 0)
        defer { try? FileManager.default.removeItem(at: pipe) }
        for path in [pipe.path, "/dev/zero", "/dev/null"] {
            #expect(throws: FontError.notAFont(path: path, reason: "it is no regular file")) {
                try FontFace(path: path)
            }
        }
        #expect(throws: FontError.notAFont(path: "/tmp", reason: "it is a folder")) { try FontFace(path: "/tmp") }
    }
}
