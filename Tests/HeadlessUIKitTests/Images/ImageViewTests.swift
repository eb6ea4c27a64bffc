import Testing
import UIKit

@MainActor
struct ImageViewTests {
    private let wide = UIImage(data: PictureBytes.png(width: 40, height: 20))
    private let small = UIImage(data: PictureBytes.png(width: 8, height: 6))

    @Test func aViewMadeOfAPictureHasItsSize() {
        let view = UIImageView(image: wide)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
        #expect(view.sizeThatFits(CGSize(width: 10, height: 10)) == CGSize(width: 40, height: 20))
        #expect(!view.isUserInteractionEnabled)
        #expect(view.contentMode == .scaleToFill)
    }

    @Test func aViewWithoutAPictureHasNoSize() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let none = UIView.noIntrinsicMetric
        #expect(view.intrinsicContentSize == CGSize(width: none, height: none))
        #expect(view.sizeThatFits(CGSize(width: 10, height: 10)) == .zero)
        #expect(view.imagePlacement == nil)
    }

    @Test func aHighlightedViewShowsItsOtherPicture() {
        let view = UIImageView(image: wide, highlightedImage: small)
        view.isHighlighted = true
        #expect(view.intrinsicContentSize == CGSize(width: 8, height: 6))
        view.highlightedImage = nil
        #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
        (.redraw, CGRect(x: 0, y: 0, width: 100, height: 100)),
        (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
        (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
        (.center, CGRect(x: 30, y: 40, width: 40, height: 20)), (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
        (.bottom, CGRect(x: 30, y: 80, width: 40, height: 20)), (.left, CGRect(x: 0, y: 40, width: 40, height: 20)),
        (.right, CGRect(x: 60, y: 40, width: 40, height: 20)), (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
        (.topRight, CGRect(x: 60, y: 0, width: 40, height: 20)),
        (.bottomLeft, CGRect(x: 0, y: 80, width: 40, height: 20)),
        (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
    ])
    func aPictureStandsWhereTheContentModeSays(mode: UIView.ContentMode, rect: CGRect) {
        let view = UIImageView(image: wide)
        view.frame = CGRect(x: 7, y: 7, width: 100, height: 100)
        view.contentMode = mode
        #expect(view.imagePlacement?.rect == rect)
    }

    @Test func aTemplateHasTheTintAndAPhotographItsOwnColours() throws {
        let wide = try #require(wide)
        let view = UIImageView(image: wide)
        view.tintColor = .systemRed
        #expect(view.imagePlacement?.color == nil)
        view.image = wide.withRenderingMode(.alwaysTemplate)
        #expect(view.imagePlacement?.color == .systemRed)
        view.image = wide.withTintColor(.systemGreen)
        #expect(view.imagePlacement?.color == .systemGreen)
        view.image = UIImage(systemName: "star")
        #expect(view.imagePlacement?.color == .systemRed)
        view.image = UIImage(systemName: "star")?.withRenderingMode(.alwaysOriginal)
        #expect(view.imagePlacement?.color == nil)
    }

    @Test func aPictureThatFlipsIsMirroredFromRightToLeft() {
        let view = UIImageView(image: wide)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.imagePlacement?.isMirrored == false)
        view.image = view.image?.imageFlippedForRightToLeftLayoutDirection()
        #expect(view.imagePlacement?.isMirrored == true)
        view.semanticContentAttribute = .forceLeftToRight
        #expect(view.imagePlacement?.isMirrored == false)
    }

    @Test func aSymbolTakesTheViewsSizeWhereItHasNone() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 30)
        #expect(view.intrinsicContentSize.width == 30)
        view.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 50))
        #expect(view.intrinsicContentSize.width == 50)
        view.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: .large))
        #expect(abs(view.intrinsicContentSize.width - 38.7) < 1e-9)
    }

    @Test func aSymbolFollowsTheViewsTextSize() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        #expect(view.intrinsicContentSize.width == 17)
        view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        #expect(view.intrinsicContentSize.width == 23)
    }
}
