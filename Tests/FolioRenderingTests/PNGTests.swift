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

    @Test func aPictureWithoutATransparentPixelIsWrittenWithoutAlpha() throws {
        // W3C PNG, 11.2.1: the colour type is the tenth byte of the header's data; 2 is truecolour, 6 has alpha.
        let list = DisplayList(UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)))
        #expect(try Array(list.png())[25] == 6)
        let opaque = try list.rasterized(background: UIColor.white.cgColor)
        #expect(try Array(opaque.png())[25] == 2)
        #expect(try RasterImage(opaque.png()) == opaque)
    }

    @Test func aPictureWithoutPixelsIsNotWritten() {
        #expect(throws: RenderingError.unencodable(width: 0, height: 3)) {
            try RasterImage(width: 0, height: 3, pixels: []).png()
        }
    }
}
