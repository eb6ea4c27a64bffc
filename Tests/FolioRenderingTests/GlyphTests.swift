import FolioRendering
import FolioText
import Testing
import UIKit

@MainActor
struct GlyphTests {
    private let stage = Stage()

    @Test func aGlyphIsFilledWhereItWasMeasured() throws {
        let label = stage.label("I")
        label.sizeToFit()
        label.frame.origin = CGPoint(x: 50, y: 20)
        let picture = try stage.picture(scale: 2)
        let extent = try #require(picture.extent())
        let font = try #require(label.font)
        let (x, width) = (label.frame.minX * 2, label.frame.width * 2)
        #expect(extent.minX >= x && extent.maxX <= x + width)
        // The letter stands on the baseline and is as high as capitals are.
        let baseline = (label.frame.minY + font.ascender) * 2
        #expect(abs(extent.maxY - baseline) <= 1)
        #expect(abs(extent.height - font.capHeight * 2) <= 2)
        #expect(picture[Int(extent.midX), Int(extent.midY)] == UIColor.black.cgColor)
        #expect(picture[Int(x), Int(extent.midY)] == UIColor.white.cgColor)
    }

    @Test func edgesAreGreyOnly() throws {
        _ = stage.label("Sphinx")
        let colors = try stage.picture().colors()
        #expect(colors.count > 10)
        #expect(colors.allSatisfy { $0.red == $0.green && $0.green == $0.blue })
    }

    /// A little skewed, text is filled by Cairo from its outlines.
    @Test(arguments: ["Sphinx of black quartz", "Ŗiša Ώμέγα жираф", "دفتر الرسائل", "चित्रपट", "漢字とかな"])
    func textIsFilledAsItsOutlinesAre(string: String) throws {
        let label = stage.label(string, size: 17)
        label.frame.origin = CGPoint(x: 3.3, y: 1.7)
        let filled = try stage.picture(scale: 2)
        label.transform = CGAffineTransform(a: 1, b: 1e-9, c: 0, d: 1, tx: 0, ty: 0)
        let outlined = try stage.picture(scale: 2)
        var (difference, ink) = (0.0, 0.0)
        for y in 0..<filled.height {
            for x in 0..<filled.width {
                difference += abs(Double(filled[x, y].red - outlined[x, y].red))
                ink += 1 - Double(outlined[x, y].red)
            }
        }
        #expect(ink > 100)
        #expect(filled != outlined)
        #expect(difference < ink / 25)
    }

    @Test func expandedTextIsDrawnAsWideAsItIsMeasured() throws {
        let label = stage.label("HH")
        let plain = try #require(try stage.picture(scale: 2).extent())
        let font = try #require(label.font)
        label.attributedText = NSAttributedString(string: "HH", attributes: [.font: font, .expansion: log(2.0)])
        label.sizeToFit()
        let wide = try #require(try stage.picture(scale: 2).extent())
        #expect(abs(wide.width - 2 * plain.width) <= 3)
        #expect(abs(wide.height - plain.height) <= 1)
    }

    @Test func obliqueTextLeansToTheRightAboveItsBaseline() throws {
        let label = stage.label("I")
        label.frame.origin.x = 20
        let plain = try #require(try stage.picture(scale: 2).extent())
        let font = try #require(label.font)
        label.attributedText = NSAttributedString(string: "I", attributes: [.font: font, .obliqueness: 0.5])
        let leaning = try #require(try stage.picture(scale: 2).extent())
        #expect(abs(leaning.minX - plain.minX) <= 1)
        #expect(abs(leaning.maxX - plain.maxX - font.capHeight) <= 2)
        #expect(leaning.maxY == plain.maxY)
    }

    @Test func aLabelIsDrawnHighlightedDimmedAndShadowed() throws {
        let label = stage.label("I")
        label.sizeToFit()
        label.frame.origin = CGPoint(x: 50, y: 20)
        let extent = try #require(try stage.picture().extent())
        let middle = (Int(extent.midX), Int(extent.midY))
        label.highlightedTextColor = .red
        #expect(try stage.picture()[middle.0, middle.1] == UIColor.black.cgColor)
        label.isHighlighted = true
        #expect(try stage.picture()[middle.0, middle.1] == UIColor.red.cgColor)
        label.isHighlighted = false
        label.isEnabled = false
        let dimmed = try stage.picture()[middle.0, middle.1]
        #expect(dimmed.red > 0.4 && dimmed.red < 0.6)
        label.isEnabled = true
        label.shadowColor = .blue
        label.shadowOffset = CGSize(width: 20, height: 0)
        let shadowed = try stage.picture()
        #expect(shadowed[middle.0 + 20, middle.1] == UIColor.blue.cgColor)
        #expect(shadowed[middle.0, middle.1] == UIColor.black.cgColor)
    }

    /// Cairo's surfaces end at 32,767 pixels.
    @Test func aLineLongerThanASurfaceIsDrawn() throws {
        let label = stage.label(String(repeating: "M", count: 700))
        label.lineBreakMode = .byClipping
        label.frame = CGRect(x: -10_000, y: 0, width: 20_000, height: 100)
        let extent = try #require(try stage.picture(scale: 2).extent())
        #expect(extent.width > 390)
    }

    @Test func textIsClippedWithItsView() throws {
        let clip = stage.box(CGRect(x: 20, y: 10, width: 30, height: 30), .white)
        clip.clipsToBounds = true
        clip.layer.cornerRadius = 15
        let label = UILabel(frame: CGRect(x: -20, y: -10, width: 200, height: 100))
        label.font = .systemFont(ofSize: 60, weight: .black)
        label.text = "MMMM"
        clip.addSubview(label)
        let extent = try #require(try stage.picture(scale: 2).extent())
        #expect(CGRect(x: 40, y: 20, width: 60, height: 60).contains(extent))
        #expect(try stage.picture(scale: 2)[41, 21] == UIColor.white.cgColor)
    }

    @Test func halfTransparentTextIsHalfAsDark() throws {
        let label = stage.label("I", size: 60)
        label.sizeToFit()
        let whole = try stage.picture()
        label.alpha = 0.5
        let half = try stage.picture()
        let extent = try #require(whole.extent())
        let (x, y) = (Int(extent.midX), Int(extent.midY))
        #expect(whole[x, y] == UIColor.black.cgColor)
        #expect(abs(half[x, y].red - 0.5) < 0.01)
    }

    @Test func glyphsHaveThePositionsMeasured() throws {
        let label = stage.label("Two lines of words")
        label.numberOfLines = 0
        label.frame.size = label.sizeThatFits(CGSize(width: 200, height: 0))
        let placement = try #require(label.textPlacement)
        let measured = placement.layout.lines.flatMap { placement.text.glyphRuns(in: $0) }.flatMap(\.glyphs)
        let drawn = DisplayList(stage.view).items.flatMap { item -> [GlyphRun.Glyph] in
            guard case .glyphs(let run, origin: _, _) = item else { return [] }
            return run.glyphs
        }
        #expect(drawn == measured)
        #expect(drawn.count == 18 - 1)
    }

    @Test func stretchedAndCutLinesAreDrawnAsTheyAreLaidOut() throws {
        let label = stage.label("Words that reach from edge to edge, and a name that is cut in its middle")
        label.numberOfLines = 2
        label.textAlignment = .justified
        label.lineBreakMode = .byTruncatingMiddle
        label.frame.size = CGSize(width: 400, height: 400)
        let placement = try #require(label.textPlacement)
        #expect(placement.layout.lines.map(\.isTruncated) == [false, true])
        #expect(placement.layout.lines[0].width == 400)
        let measured = placement.layout.lines.flatMap { placement.text.glyphRuns(in: $0) }.flatMap(\.glyphs)
        let drawn = DisplayList(stage.view).items.flatMap { item -> [GlyphRun.Glyph] in
            guard case .glyphs(let run, origin: _, _) = item else { return [] }
            return run.glyphs
        }
        #expect(drawn == measured)
        #expect(drawn.map(\.x).max()! > 360)
    }

    @Test func emojiAreInColor() throws {
        _ = stage.label("❤️")
        let picture = try stage.picture()
        let reds = picture.colors().filter { $0.red > 0.7 && $0.green < 0.4 && $0.blue < 0.4 }
        #expect(!reds.isEmpty)
        let extent = try #require(picture.extent())
        #expect(extent.width > 30 && extent.width < 60)
        #expect(extent.height > 30 && extent.height < 60)
    }

    @Test func emojiFadeWithTheTextsColor() throws {
        let label = stage.label("❤️")
        label.textColor = UIColor(white: 0, alpha: 0.5)
        let greens = try stage.picture().colors().map(\.green)
        #expect(greens.min() ?? 0 > 0.4)
    }

    @Test func partsOfATextHaveTheirColors() throws {
        let text = NSMutableAttributedString(string: "HH", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        stage.label("").attributedText = text
        let picture = try stage.picture(scale: 2)
        let colors = picture.colors()
        #expect(colors.contains(UIColor.black.cgColor))
        #expect(colors.contains(UIColor.red.cgColor))
        let extent = try #require(picture.extent())
        let y = Int(extent.midY)
        #expect(picture[Int(extent.minX) + 2, y] == UIColor.black.cgColor)
        #expect(picture[Int(extent.maxX) - 3, y] == UIColor.red.cgColor)
    }

    @Test func aLineLongerThanItsLabelIsCutAtTheEdge() throws {
        let label = stage.label("A line that does not fit")
        label.lineBreakMode = .byClipping
        label.frame.size.width = 100
        let extent = try #require(try stage.picture().extent())
        #expect(extent.maxX <= 100)
        #expect(extent.maxX > 95)
    }

    @Test func aFaceTellsItsOutlinesAndBitmaps() throws {
        let inter = FontLibrary.shipped.face(matching: .system(weight: .regular))
        let text = PreparedText("I ", attributes: TextAttributes(font: .system(weight: .regular), size: 10))
        let line = try #require(text.layout(width: .infinity).lines.first)
        let glyph = try #require(text.glyphRuns(in: line).first?.glyphs.first)
        let commands = inter.outline(glyph: glyph.id).commands
        guard case .move = commands.first else {
            Issue.record("An outline begins with \(String(describing: commands.first))")
            return
        }
        #expect(commands.last == .close)
        #expect(inter.bitmap(glyph: glyph.id) == nil)

        let emoji = try #require(FontLibrary.shipped.faces.first { $0.hasColorGlyphs })
        let smile = PreparedText("😀", attributes: TextAttributes(font: .system(weight: .regular), size: 10))
        let smileLine = try #require(smile.layout(width: .infinity).lines.first)
        let run = try #require(smile.glyphRuns(in: smileLine).first)
        #expect(run.face == emoji)
        let bitmap = try #require(emoji.bitmap(glyph: run.glyphs[0].id))
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height * 4)
        #expect(bitmap.pixelsPerEm == 109)
        #expect(emoji.outline(glyph: run.glyphs[0].id).commands.isEmpty)
    }
}
