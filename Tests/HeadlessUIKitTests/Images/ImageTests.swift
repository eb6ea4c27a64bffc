import FolioText
import Testing
import UIKit

struct ImageTests {
    @Test func aPNGSaysItsPixels() throws {
        let data = PictureBytes.png(width: 120, height: 75)
        let image = try #require(UIImage(data: data))
        #expect(image.size == CGSize(width: 120, height: 75))
        #expect(image.scale == 1)
        #expect(image.imageOrientation == .up)
        #expect(!image.isSymbolImage)
        let doubled = try #require(UIImage(data: data, scale: 2))
        #expect(doubled.size == CGSize(width: 60, height: 37.5))
    }

    @Test func aJPEGSaysItsPixelsBehindOtherSegments() throws {
        let image = try #require(UIImage(data: PictureBytes.jpeg(width: 640, height: 480)))
        #expect(image.size == CGSize(width: 640, height: 480))
    }

    @Test(arguments: [
        (1, UIImage.Orientation.up, false), (2, .upMirrored, false), (3, .down, false), (4, .downMirrored, false),
        (5, .leftMirrored, true), (6, .right, true), (7, .rightMirrored, true), (8, .left, true),
    ])
    func aPhotographIsUpright(exif: UInt16, orientation: UIImage.Orientation, isSideways: Bool) throws {
        for isLittleEndian in [false, true] {
            let data = PictureBytes.jpeg(width: 640, height: 480, exif: exif, isLittleEndian: isLittleEndian)
            let image = try #require(UIImage(data: data, scale: 2))
            #expect(image.imageOrientation == orientation)
            #expect(image.size == (isSideways ? CGSize(width: 240, height: 320) : CGSize(width: 320, height: 240)))
        }
    }

    @Test func anOrientationThatExifDoesNotHaveIsUp() throws {
        let image = try #require(UIImage(data: PictureBytes.jpeg(width: 4, height: 2, exif: 9)))
        #expect(image.imageOrientation == .up)
    }

    @Test func whatIsNoPictureHasNone() {
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data("GIF89a and more than that".utf8)) == nil)
        #expect(UIImage(data: PictureBytes.png(width: 0, height: 5)) == nil)
        #expect(UIImage(data: PictureBytes.png(width: 0x8000_0000, height: 5)) == nil)
        #expect(UIImage(data: PictureBytes.jpeg(width: 5, height: 0)) == nil)
        #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
        #expect(UIImage(contentsOfFile: "/dev/zero") == nil)
        #expect(UIImage(contentsOfFile: "/") == nil)
        #expect(UIImage(named: "") == nil)
        #expect(UIImage(named: "no such picture") == nil)
        #expect(UIImage(systemName: "") == nil)
    }

    @Test func filesThatAreCutOffHaveNoSizeAndDoNoHarm() {
        let png = PictureBytes.png(width: 9, height: 9)
        let jpeg = PictureBytes.jpeg(width: 9, height: 9, exif: 6)
        for (data, needed) in [(png, 24), (jpeg, jpeg.count - 4)] {
            for count in 0..<data.count {
                #expect((UIImage(data: data.prefix(count)) == nil) == (count < needed), "\(count) bytes")
            }
        }
    }

    @Test func damagedFilesDoNoHarm() {
        var generator = SystemRandomNumberGenerator()
        let jpeg = PictureBytes.jpeg(width: 9, height: 9, exif: 6)
        for _ in 0..<2000 {
            var data = jpeg
            for _ in 0..<4 {
                data[Int.random(in: 2..<data.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            if let image = UIImage(data: data) { #expect(image.size.width > 0 && image.size.height > 0) }
        }
    }

    // MARK: Files

    private func inFolder(_ files: [String: Data], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, data) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        try body(folder.path)
    }

    @Test func aFilesNameSaysItsScale() throws {
        let data = PictureBytes.png(width: 60, height: 30)
        try inFolder(["a.png": data, "a@2x.png": data, "b@3x~ipad.png": data]) { folder in
            #expect(UIImage(contentsOfFile: folder + "/a.png")?.size == CGSize(width: 60, height: 30))
            #expect(UIImage(contentsOfFile: folder + "/a@2x.png")?.size == CGSize(width: 30, height: 15))
            #expect(UIImage(contentsOfFile: folder + "/b@3x~ipad.png")?.scale == 3)
        }
    }

    @Test func aPhotographWithMuchBeforeItsSizeIsRead() throws {
        var data = Data([0xFF, 0xD8])
        let filling = Data([0xFF, 0xE2, 0xFF, 0xFF]) + Data(repeating: 7, count: 65533)
        for _ in 0..<3 { data += filling }
        data += PictureBytes.jpeg(width: 300, height: 200).dropFirst(2)
        try inFolder(["large.jpg": data]) { folder in
            #expect(UIImage(contentsOfFile: folder + "/large.jpg")?.size == CGSize(width: 300, height: 200))
        }
    }

    @Test func aNamedPictureIsTheOneOfTheDisplaysScale() throws {
        let files = [
            "star.png": PictureBytes.png(width: 10, height: 10), "star@2x.png": PictureBytes.png(width: 22, height: 22),
            "star@3x.png": PictureBytes.png(width: 36, height: 36),
            "icons/sun@2x.jpeg": PictureBytes.jpeg(width: 8, height: 6),
            "moon~ipad.png": PictureBytes.png(width: 5, height: 5), "moon.png": PictureBytes.png(width: 4, height: 4),
        ]
        try inFolder(files) { folder in
            let bundle = try #require(Bundle(path: folder))
            func side(_ name: String, _ traits: UITraitCollection) -> CGFloat? {
                UIImage(named: name, in: bundle, compatibleWith: traits)?.size.width
            }
            let scales = [1.0, 2, 3].map {
                UITraitCollection(textEnvironment: TextEnvironment(metrics: .uikit(scale: $0)))
            }
            #expect(scales.map { side("star", $0) } == [10, 11, 12])
            #expect(scales.map { side("star.png", $0) } == [10, 11, 12])
            #expect(UIImage(named: "star", in: bundle, with: nil)?.size.width == 12)
            #expect(UIImage(named: "icons/sun", in: bundle, with: nil)?.size == CGSize(width: 4, height: 3))
            #expect(side("moon", UITraitCollection(userInterfaceIdiom: .pad)) == 5)
            #expect(side("moon", UITraitCollection(userInterfaceIdiom: .phone)) == 4)
            #expect(UIImage(named: "comet", in: bundle, with: nil) == nil)
        }
    }

    // MARK: Symbols

    private func side(_ configuration: UIImage.Configuration?) -> CGFloat? {
        UIImage(systemName: "star.fill", withConfiguration: configuration)?.size.width
    }

    @Test func aSymbolIsASquareOfItsPointSize() throws {
        let symbol = try #require(UIImage(systemName: "star.fill"))
        #expect(symbol.isSymbolImage)
        #expect(symbol.size == CGSize(width: 17, height: 17))
        #expect(side(UIImage.SymbolConfiguration(pointSize: 24)) == 24)
        #expect(side(UIImage.SymbolConfiguration(pointSize: 24, weight: .bold)) == 24)
        #expect(side(UIImage.SymbolConfiguration(font: .systemFont(ofSize: 13))) == 13)
        #expect(side(UIImage.SymbolConfiguration(pointSize: 100, weight: .regular, scale: .large)) == 129)
        #expect(side(UIImage.SymbolConfiguration(pointSize: 100, weight: .regular, scale: .small)) == 78)
    }

    @Test func aSymbolOfATextStyleFollowsTheTraits() {
        let configuration = UIImage.SymbolConfiguration(textStyle: .title1)
        #expect(side(configuration) == 28)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(side(configuration.withTraitCollection(large)) == 43)
    }

    @Test func aConfigurationAppliesWhatItSpecifies() {
        let base = UIImage.SymbolConfiguration(pointSize: 50, weight: .bold)
        let large = UIImage.SymbolConfiguration(scale: .large)
        #expect(side(base.applying(large)) == 64.5)
        #expect(side(large.applying(base)) == 64.5)
        #expect(base.applying(UIImage.SymbolConfiguration.unspecified) == base)
        #expect(side(base.applying(UIImage.SymbolConfiguration(pointSize: 20))) == 20)
    }

    @Test func aSymbolIsMadeLargerByAConfigurationAndAPictureIsNot() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 40)
        let symbol = try #require(UIImage(systemName: "star"))
        #expect(symbol.withConfiguration(configuration).size.width == 40)
        #expect(symbol.applyingSymbolConfiguration(configuration)?.size.width == 40)
        #expect(symbol.size.width == 17)
        let picture = try #require(UIImage(data: PictureBytes.png(width: 5, height: 5)))
        #expect(picture.withConfiguration(configuration).size.width == 5)
        #expect(picture.applyingSymbolConfiguration(configuration) == nil)
    }

    @Test func copiesKeepWhatTheyDoNotChange() throws {
        let picture = try #require(UIImage(data: PictureBytes.png(width: 6, height: 4), scale: 2))
        let template = picture.withRenderingMode(.alwaysTemplate)
        let flipped = template.imageFlippedForRightToLeftLayoutDirection()
        #expect(picture.renderingMode == .automatic)
        #expect(flipped.renderingMode == .alwaysTemplate)
        #expect(flipped.flipsForRightToLeftLayoutDirection)
        #expect(!template.flipsForRightToLeftLayoutDirection)
        #expect(flipped.size == CGSize(width: 3, height: 2))
        #expect(picture.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
        #expect(UIImage().size == .zero)
    }

    @Test func aResizablePictureKeepsItsSizeAndSaysWhichPartsKeepTheirs() throws {
        let picture = try #require(UIImage(data: PictureBytes.png(width: 30, height: 20)))
        #expect(picture.capInsets == .zero)
        let insets = UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7)
        let resizable = picture.resizableImage(withCapInsets: insets)
        #expect(resizable.capInsets == insets)
        #expect(resizable.resizingMode == .tile)
        #expect(resizable.withRenderingMode(.alwaysTemplate).capInsets == insets)
        #expect(picture.resizableImage(withCapInsets: insets, resizingMode: .stretch).resizingMode == .stretch)
        #expect(resizable.size == picture.size)
    }
}
