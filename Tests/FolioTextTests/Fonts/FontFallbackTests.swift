import FolioText
import Testing

@Suite("Fallback by script and language")
struct FontFallbackTests {
    /// The families that draw a text, in the order of its glyphs.
    private func families(
        _ text: String, language: String? = nil, font: FontDescriptor = FontDescriptor(), _ library: FontLibrary
    ) -> [String] {
        let text = PreparedText(
            text, attributes: TextAttributes(font: font, size: 16, language: language),
            environment: TextEnvironment(library: library))
        let runs = text.layout(width: .infinity).lines.flatMap { text.glyphRuns(in: $0) }
        var families: [String] = []
        for run in runs where families.last != run.face.familyName { families.append(run.face.familyName) }
        return families
    }

    @Test(
        "Of several families for Han characters the language's own draws them",
        arguments: [
            ("ja", "JP"), ("ja-JP", "JP"), ("ko", "KR"), ("zh-Hans", "SC"), ("zh-CN", "SC"), ("zh", "SC"),
            ("zh-SG", "SC"),
            ("zh-Hant", "TC"), ("zh-TW", "TC"), ("zh-HK", "HK"), ("zh-Hant-HK", "HK"), ("zh-MO", "TC"), ("zh_TW", "TC"),
            // Languages that have no Han characters of their own take the library's order.
            ("en", "JP"), ("", "JP"), ("x-nonsense-", "JP"),
        ])
    func hanLanguages(language: String, region: String) throws {
        let library = try TestFonts.library("FolioTestHan.ttc")
        #expect(families("直一", language: language, library) == ["Folio Test Han \(region)"])
        // Behind a family that the text names, too.
        let mixed = try FontLibrary(faces: FontLibrary.shipped.faces.prefix(1) + library.faces)
        let named = FontDescriptor.system()
        #expect(families("A直", language: language, font: named, mixed) == ["Inter", "Folio Test Han \(region)"])
    }

    @Test("A family that a text names draws it, whatever the language")
    func namedHan() throws {
        let library = try TestFonts.library("FolioTestHan.ttc")
        let font = FontDescriptor(families: ["Folio Test Han KR"])
        #expect(families("直", language: "ja", font: font, library) == ["Folio Test Han KR"])
    }

    @Test("One family of a library for Han characters draws every language")
    func shippedHan() {
        for language in ["ja", "ko", "zh-Hans", "zh-Hant"] {
            #expect(families("直", language: language, font: .system(), .shipped) == ["Droid Sans Fallback"])
        }
    }

    @Test("A chain for a script stands before the library's order, for that script only")
    func scriptChain() {
        let library = FontLibrary.shipped.falling(back: [
            FontFallback(families: ["Nowhere Sans", "Noto Sans Mono"], script: "Cyrl")
        ])
        // Inter has Cyrillic, but not the letter Ԥ (U+0524); Noto Sans has it, and stands before Noto Sans Mono.
        #expect(families("Ԥ", font: .system(), .shipped) == ["Noto Sans"])
        #expect(families("Ԥ", font: .system(), library) == ["Noto Sans Mono"])
        #expect(families("Жук", font: .system(), library) == ["Inter"], "a chain comes behind the family that is named")
        #expect(families("ₙ", font: .system(), library) == families("ₙ", font: .system(), .shipped))
    }

    @Test("A chain for a language counts in that language, and the first of several first")
    func languageChain() throws {
        let han = try TestFonts.library("FolioTestHan.ttc")
        let library = han.falling(back: [
            FontFallback(families: ["Folio Test Han HK"], language: "zh-Hant"),
            FontFallback(families: ["Folio Test Han KR"], script: "hani", language: "zh"),
        ]).adding(Array(FontLibrary.shipped.faces.prefix(1)))
        let font = FontDescriptor.system()
        #expect(families("直", language: "zh-TW", font: font, library) == ["Folio Test Han HK"])
        #expect(families("直", language: "zh-CN", font: font, library) == ["Folio Test Han KR"])
        #expect(families("直", language: "ja", font: font, library) == ["Folio Test Han JP"])
        #expect(families("直", font: font, library) == ["Folio Test Han JP"])
    }

    private func width(_ text: String, _ families: String...) -> Double {
        PreparedText(
            text, attributes: TextAttributes(font: FontDescriptor(families: families), size: 100),
            paragraph: ParagraphStyle(whiteSpace: .normal), environment: .css
        ).maxContentWidth
    }

    /// The widths are Chromium's.
    @Test("In a browser an earlier face draws a zero-width non-joiner, and nothing is kerned across it")
    func nonJoiner() {
        #expect(width("r\u{200C}d", "Noto Sans", "Noto Sans Hebrew") == 100.8125)
        #expect(width("r\u{200C}d", "Noto Sans Hebrew", "Noto Sans") == 102.8125)
        #expect(width("r\u{200D}d", "Noto Sans Hebrew", "Noto Sans") == 100.8125)
        #expect(width("ز\u{200C}ا", "Noto Sans", "Noto Sans Arabic") == 60.5)
        #expect(width("ز\u{200C}ا", "Noto Sans Arabic", "Noto Sans") == 58)
    }

    /// The widths are Chromium's.
    @Test("In a browser one face draws a vowel sign and the space or dash that it stands behind")
    func markBehindSpace() {
        #expect(width("တ ာ", "Inter", "Noto Sans Myanmar") == 243.3125)
        #expect(width("တ\u{2009}ာ", "Inter", "Noto Sans Myanmar") == 237.3125)
        #expect(width("တ/ာ", "Inter", "Noto Sans Myanmar") == 247.5)
        #expect(width("တာ တ", "Inter", "Noto Sans Myanmar") == 298.4375)
    }

    @Test("Coverage: which faces draw a text, and which parts of it none draws")
    func coverage() throws {
        let shipped = FontLibrary.shipped
        #expect(shipped.faces(covering: "ქართული").map(\.familyName) == ["Noto Sans Georgian"])
        #expect(shipped.faces(covering: "Straße").map(\.familyName).contains("Inter"))
        #expect(shipped.faces(covering: "ქართული Straße").isEmpty)
        let text = "Runes ᚠᚢᚦ and\n\tGlagolitic ⰀⰁ: e\u{301} \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}."
        #expect(shipped.uncoveredRanges(in: text).map { String(text[$0]) } == ["ᚠᚢᚦ", "ⰀⰁ"])
        #expect(shipped.uncoveredRanges(in: "").isEmpty)
        let face = shipped.faces[0]
        #expect(face.covers("e\u{301}\u{A0}x\u{2003}y\u{200B}"), "composed letters and spaces of other widths")
        #expect(!face.covers("直") && face.covers("A" as Unicode.Scalar))
    }

    @Test("What coverage says is what is drawn")
    func coverageAgrees() {
        for seed in 1...60 {
            var random = RandomText(seed: UInt64(seed))
            let string = random.text(pieces: 8)
            let text = PreparedText(string, attributes: TextAttributes(size: 16))
            let glyphs = text.layout(width: .infinity).lines.flatMap { text.glyphRuns(in: $0) }.flatMap(\.glyphs)
            let uncovered = FontLibrary.shipped.uncoveredRanges(in: string)
            if uncovered.isEmpty { #expect(!glyphs.contains { $0.id == 0 }, "\(string.debugDescription)") }
        }
    }
}
