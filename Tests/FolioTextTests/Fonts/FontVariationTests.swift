import FolioText
import Testing

@Suite("Variable fonts")
struct FontVariationTests {
    @Test("A face reports its axes and the instances that its maker named")
    func axes() throws {
        let face = try TestFonts.face("FolioTestVariable.ttf")
        #expect(face.axes.map(\.tag) == [.weight, .width, .slant, .opticalSize])
        #expect(face.axes.map(\.range) == [100...900, 75...125, -12...0, 8...48])
        #expect(face.axes.map(\.defaultValue) == [400, 100, 0, 14])
        #expect(face.axes.map(\.name) == ["Weight", "Width", "Slant", "Optical size"])
        #expect(face.namedInstances.map(\.name) == ["Thin", "Regular", "Bold", "Condensed Black"])
        let black = try #require(face.namedInstances.last)
        #expect(black.variations == [.weight: 900, .width: 75, .slant: 0, .opticalSize: 14])
        #expect(black.postScriptName == "FolioTestVariable-CondensedBlack")
        let upright = FontLibrary.shipped.face(matching: .system())
        #expect(upright.axes.isEmpty && upright.namedInstances.isEmpty && upright.variations.isEmpty)
    }

    @Test("A face at given values is one object, and says what it is")
    func identity() throws {
        let face = try TestFonts.face("FolioTestVariable.ttf")
        let bold = face.varied([.weight: 700])
        #expect(bold === face.varied(["wght": 700]))
        #expect(bold !== face && bold !== face.varied([.weight: 701]))
        #expect(bold === face.varied([.weight: 200]).varied([.weight: 700]))
        #expect(bold.weight == .bold && bold.variations[.weight] == 700 && bold.variations[.width] == 100)
        #expect(face.varied([.width: 75]).width == .condensed)
        #expect(face.varied([.slant: -10]).slant == .oblique(degrees: 10))
        #expect(bold.path == face.path && bold.index == 0 && bold.familyName == face.familyName)
    }

    @Test("Values outside an axis are brought into it; axes that the font lacks are passed over")
    func limits() throws {
        let face = try TestFonts.face("FolioTestVariable.ttf")
        #expect(face.varied([.weight: 5000]) === face.varied([.weight: 900]))
        #expect(face.varied(["GRAD": 3]) === face)
    }

    @Test("A library matches a variable face by its ranges, and hands out the same face every time")
    func matching() throws {
        let library = try TestFonts.library("FolioTestVariable.ttf")
        for weight in [100.0, 333, 400, 900] {
            let descriptor = FontDescriptor(weight: FontWeight(rawValue: weight), width: .condensed, slant: .italic)
            let face = library.face(matching: descriptor)
            #expect(face.weight.rawValue == weight && face.width == .condensed)
            #expect(face.variations[.slant] == -12, "an italic is asked of the slant where nothing else makes one")
            #expect(face === library.face(matching: descriptor))
        }
        #expect(library.face(matching: FontDescriptor()) === library.face(matching: FontDescriptor(), size: 14))
        #expect(library.face(matching: FontDescriptor(), size: 30).variations[.opticalSize] == 30)
        let set = FontDescriptor(weight: .bold, variations: [.weight: 250, .opticalSize: 20])
        #expect(library.face(matching: set, size: 30).variations[.opticalSize] == 20)
        #expect(library.face(matching: set).weight.rawValue == 250)
    }

    @Test("Axes that the caller has set stay; the others are matched")
    func pinning() throws {
        let face = try TestFonts.face("FolioTestVariable.ttf")
        let library = try FontLibrary(faces: [face.varied([.weight: 650])])
        let found = library.face(matching: FontDescriptor(weight: .thin, width: .expanded))
        #expect(found.weight.rawValue == 650 && found.width == .expanded)
        // Beside a face of the weight asked for, one whose weight is set does not count with its range.
        let both = try FontLibrary(faces: [face.varied([.weight: 650]), face.varied([.weight: 300])])
        #expect(both.face(matching: FontDescriptor(weight: .light)).weight == .light)
    }

    @Test("An instance is found by its full and its PostScript name")
    func instances() throws {
        let library = try TestFonts.library("FolioTestVariable.ttf")
        for name in ["Folio Test Variable Condensed Black", "foliotestvariable-condensedblack"] {
            #expect(library.hasFamily(name))
            let face = library.face(matching: FontDescriptor(families: [name], weight: .light))
            #expect(face.weight == .black && face.width == .condensed)
        }
    }

    @Test("Outlines, advances and vertical metrics follow the axes")
    func shapes() throws {
        let face = try TestFonts.face("FolioTestVariable.ttf")
        let black = face.varied([.weight: 900])
        func glyph(_ face: FontFace) throws -> GlyphRun.Glyph {
            let environment = TextEnvironment(library: try FontLibrary(faces: [face]))
            let attributes = TextAttributes(font: FontDescriptor(weight: .regular), size: 1000)
            let text = PreparedText("HH", attributes: attributes, environment: environment)
            return text.glyphRuns(in: text.layout(width: .infinity).lines[0])[0].glyphs[1]
        }
        // Size 1000: units are points, but for an optical size of 48, the axis's end, which takes 29 away.
        #expect(try glyph(face.varied([.opticalSize: 14, .weight: 400])).x == 707)
        #expect(try glyph(face.varied([.opticalSize: 14, .weight: 900])).x == 797)
        #expect(try glyph(face.varied([.weight: 400])).x == 678)
        let id = try glyph(face).id
        func right(_ face: FontFace) -> Double {
            face.outline(glyph: id).commands.map { command in
                switch command {
                case .move(let to), .line(let to), .quadratic(_, let to), .cubic(_, _, let to): to.x
                case .close: 0
                }
            }.max() ?? 0
        }
        #expect(right(face) == 667 && right(black) == 757)
        // MVAR: ascent 903 to 950, descent 246 to 260, line gap 31 to 20, x-height 505 to 530.
        let metrics = black.lineMetrics(size: 1000)
        #expect(metrics.ascent == 950 && metrics.descent == 260 && metrics.lineGap == 20)
        #expect(metrics.xHeight == 530 && metrics.capHeight == 717)
    }

    @Test("A descriptor's variations reach fallback faces too")
    func fallback() throws {
        let library = try TestFonts.library("FolioTestFeatures.ttf", "FolioTestVariable.ttf")
        let attributes = TextAttributes(font: FontDescriptor(variations: [.weight: 900, .opticalSize: 14]), size: 1000)
        let text = PreparedText("H", attributes: attributes, environment: TextEnvironment(library: library))
        #expect(text.maxContentWidth == 797)
    }
}
