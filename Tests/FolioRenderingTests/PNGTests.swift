import FolioRendering
import Testing
import UIKit

@MainActor
struct PNGTests {
    private func list() -> DisplayList {
        let stage = Stage()
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.frame = stage.view.bounds
        cell.textLabel?.text = "Häuser, дома, घर, בתים 🏠"
        cell.detailTextLabel?.text = "The detail of a cell"
        cell.accessoryType = .detailDisclosureButton
        cell.alpha = 0.9
        stage.view.addSubview(cell)
        return DisplayList(stage.view)
    }

    @Test func twoRendersGiveTheSameBytes() throws {
        let first = try list().png(scale: 3)
        #expect(try list().png(scale: 3) == first)
        #expect(first.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try list().png(scale: 2) != first)
    }

    @Test func rendersOnManyThreadsGiveTheSameBytes() async throws {
        let list = list()
        let expected = try list.png(scale: 2)
        try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<8 { group.addTask { try list.png(scale: 2) } }
            for try await png in group { #expect(png == expected) }
        }
    }

    @Test func aFileHasNoTimeStampAndNoComment() throws {
        let png = try list().png()
        for chunk in ["tIME", "tEXt", "zTXt", "iTXt"] { #expect(png.range(of: Data(chunk.utf8)) == nil) }
    }

    @Test func theBackgroundLiesBehindEverything() throws {
        let list = DisplayList(UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)))
        #expect(try list.rasterized()[1, 1].alpha == 0)
        #expect(try list.rasterized(background: UIColor.white.cgColor)[1, 1] == UIColor.white.cgColor)
    }

    /// A pixel for each alpha and each component that it allows.
    private static let everyAlpha = RasterImage(
        width: 256, height: 256,
        pixels: (0..<256).flatMap { alpha in
            (0..<256).flatMap { value in [UInt8(min(value, alpha)), 0, UInt8(alpha / 2), UInt8(alpha)] }
        })

    @Test func aFileHasThePixelsThatWereWritten() throws {
        #expect(try RasterImage(Self.everyAlpha.png()) == Self.everyAlpha)
        let list = list()
        let raster = try list.rasterized(scale: 2)
        #expect(try RasterImage(list.png(scale: 2)) == raster)
        #expect(try raster.png() == list.png(scale: 2))
    }

    /// W3C PNG, 11.2.1: the colour type is the tenth byte of the header's data.
    private static func colorType(_ png: Data) -> UInt8 { Array(png)[25] }

    /// An opaque picture of so many colours, each of them in every row.
    private static func picture(colors: Int) -> RasterImage {
        let row = (0..<colors).flatMap { (color: Int) -> [UInt8] in
            [UInt8(color & 0xFF), UInt8(color >> 8), UInt8(color / 2 & 0xFF), 255]
        }
        return RasterImage(width: colors, height: 3, pixels: row + row + row)
    }

    @Test func aPictureWithoutATransparentPixelIsWrittenWithoutAlpha() throws {
        let list = DisplayList(UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)))
        #expect(try Self.colorType(list.png()) == 6)
        let opaque = try list.rasterized(background: UIColor.white.cgColor)
        #expect(try Self.colorType(opaque.png()) != 6)
        #expect(try RasterImage(opaque.png()) == opaque)
    }

    @Test(arguments: [(1, 3), (255, 3), (256, 3), (257, 2), (1000, 2)])
    func aPictureOfFewColorsHasAPalette(colors: Int, type: UInt8) throws {
        let picture = Self.picture(colors: colors)
        let png = try picture.png()
        #expect(Self.colorType(png) == type)
        #expect(try RasterImage(png) == picture)
    }

    @Test func aPictureWithoutPixelsIsNotWritten() {
        #expect(throws: RenderingError.unencodable(width: 0, height: 3)) {
            try RasterImage(width: 0, height: 3, pixels: []).png()
        }
    }
}
