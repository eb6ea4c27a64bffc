import FolioRendering
import Foundation
import Testing
import UIKit

@MainActor
struct ImageTests {
    private let stage = Stage()

    /// Two by one pixels: red and blue.
    private static let twoColors: Data = {
        let pixels: [UInt8] = [0, 0, 255, 255, 255, 0, 0, 255]
        return (try? RasterImage(width: 2, height: 1, pixels: pixels).png()) ?? Data()
    }()

    private func picture(_ view: UIImageView, _ frame: CGRect) throws -> RasterImage {
        view.frame = frame
        stage.view.addSubview(view)
        return try stage.picture()
    }

    @Test func aPicturesPixelsAreDrawnWhereItsContentModePutsThem() throws {
        let image = try #require(UIImage(data: Self.twoColors))
        let drawn = try picture(UIImageView(image: image), CGRect(x: 20, y: 10, width: 40, height: 20))
        #expect(drawn[22, 20] == UIColor.red.cgColor)
        #expect(drawn[57, 20] == UIColor.blue.cgColor)
        #expect(drawn.extent() == CGRect(x: 20, y: 10, width: 40, height: 20))
    }

    @Test func orientationsTurnThePixels() throws {
        let image = try #require(UIImage(data: Self.twoColors)?.withHorizontallyFlippedOrientation())
        let drawn = try picture(UIImageView(image: image), CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(drawn[2, 10] == UIColor.blue.cgColor)
        #expect(drawn[37, 10] == UIColor.red.cgColor)
    }

    @Test func aTemplateIsFilledWithTheTint() throws {
        let image = try #require(UIImage(data: Self.twoColors)?.withRenderingMode(.alwaysTemplate))
        let view = UIImageView(image: image)
        view.tintColor = .green
        let drawn = try picture(view, CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(drawn[2, 10] == UIColor.green.cgColor)
        #expect(drawn[37, 10] == UIColor.green.cgColor)
    }

    @Test func aSymbolIsABoxInTheTint() throws {
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.tintColor = .red
        let drawn = try picture(view, CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(drawn[20, 20] == UIColor.red.cgColor)
        #expect(drawn[12, 20] == UIColor.white.cgColor)
        #expect(drawn[4, 20] == UIColor.red.cgColor)
    }

    @Test func aDamagedPictureIsAPlaceholder() throws {
        let image = try #require(UIImage(data: Self.twoColors.prefix(40)))
        let drawn = try picture(UIImageView(image: image), CGRect(x: 0, y: 0, width: 48, height: 48))
        #expect(drawn.extent() == CGRect(x: 0, y: 0, width: 48, height: 48))
        #expect(drawn.colors().count > 3)
    }

    @Test func onlyPicturesAreDecoded() throws {
        #expect(try RasterImage(Self.twoColors)[1, 0] == UIColor.blue.cgColor)
        var hostile = [Data(), Data("no picture".utf8), Self.twoColors.prefix(33), Data([0xFF, 0xD8, 0xFF])]
        var huge = Self.twoColors
        huge.replaceSubrange(16..<24, with: [0x00, 0x00, 0x7F, 0xFF, 0x00, 0x00, 0x7F, 0xFF])
        hostile.append(huge)
        for length in stride(from: 8, to: Self.twoColors.count, by: 3) { hostile.append(Self.twoColors.prefix(length)) }
        for data in hostile { #expect(throws: RenderingError.self) { try RasterImage(data) } }
    }

    @Test func anAttachmentsPictureStandsInItsLine() throws {
        let image = try #require(UIImage(data: Self.twoColors))
        let attachment = NSTextAttachment(image: image)
        attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        let label = stage.label("")
        label.attributedText = NSAttributedString(attachment: attachment)
        let drawn = try stage.picture()
        let extent = try #require(drawn.extent())
        // The line's baseline lies between two pixels.
        #expect(extent.minX == 0 && extent.width == 40 && abs(extent.height - 20) <= 1)
        #expect(drawn[2, Int(extent.midY)] == UIColor.red.cgColor)
        #expect(drawn[37, Int(extent.midY)] == UIColor.blue.cgColor)
    }
}
