import FolioRendering
import Testing
import UIKit

@MainActor
struct ShapeTests {
    private let stage = Stage()
    private let white = UIColor.white.cgColor
    private let red = UIColor.red.cgColor

    @Test func bothCurvesOfCornersAreDrawnAsArcs() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .blue
        view.layer.cornerRadius = 12
        let circular = try DisplayList(view).svg()
        view.layer.cornerCurve = .continuous
        #expect(try DisplayList(view).svg() == circular)
        view.layer.cornerRadius = 0
        #expect(try DisplayList(view).svg() != circular)
    }

    @Test func aBackgroundFillsTheFrameAndNothingElse() throws {
        _ = stage.box(CGRect(x: 20, y: 10, width: 50, height: 30))
        let picture = try stage.picture()
        #expect(picture[20, 10] == red)
        #expect(picture[69, 39] == red)
        #expect(picture.extent() == CGRect(x: 20, y: 10, width: 50, height: 30))
    }

    @Test func theScaleMultipliesThePixels() throws {
        _ = stage.box(CGRect(x: 20.5, y: 10, width: 50, height: 30))
        let picture = try stage.picture(scale: 2)
        #expect(picture.width == 400 && picture.height == 200)
        #expect(picture.extent() == CGRect(x: 41, y: 20, width: 100, height: 60))
    }

    @Test func aPictureHasRoomForEveryPartOfAPoint() throws {
        let list = DisplayList(UIView(frame: CGRect(x: 0, y: 0, width: 10.1, height: 61.0 / 3)))
        let picture = try list.rasterized(scale: 3)
        #expect(picture.width == 31)
        #expect(picture.height == 61)
    }

    @Test func cornersAreCutOff() throws {
        let box = stage.box(CGRect(x: 20, y: 10, width: 50, height: 30))
        box.layer.cornerRadius = 10
        let picture = try stage.picture()
        #expect(picture[20, 10] == white)
        #expect(picture[30, 10] == red)
        #expect(picture[69, 39] == white)
    }

    @Test func aBorderLiesInsideTheFrameAndOverTheSubviews() throws {
        let box = stage.box(CGRect(x: 20, y: 10, width: 50, height: 30))
        box.layer.borderWidth = 2
        box.layer.borderColor = UIColor.blue.cgColor
        let inner = UIView(frame: box.bounds)
        inner.backgroundColor = .green
        box.addSubview(inner)
        let picture = try stage.picture()
        #expect(picture[20, 10] == UIColor.blue.cgColor)
        #expect(picture[21, 20] == UIColor.blue.cgColor)
        #expect(picture[22, 20] == UIColor.green.cgColor)
        #expect(picture[69, 39] == UIColor.blue.cgColor)
    }

    @Test func subviewsLeaveTheBoundsUnlessTheyAreClipped() throws {
        let box = stage.box(CGRect(x: 20, y: 10, width: 50, height: 30))
        let inner = UIView(frame: CGRect(x: 40, y: 20, width: 50, height: 30))
        inner.backgroundColor = .green
        box.addSubview(inner)
        #expect(try stage.picture()[100, 50] == UIColor.green.cgColor)
        box.clipsToBounds = true
        let picture = try stage.picture()
        #expect(picture[100, 50] == white)
        #expect(picture[65, 35] == UIColor.green.cgColor)
    }

    @Test func aBoundsOriginMovesTheSubviews() throws {
        let box = stage.box(CGRect(x: 20, y: 10, width: 50, height: 30), .white)
        let inner = UIView(frame: CGRect(x: 0, y: 100, width: 5, height: 5))
        inner.backgroundColor = .red
        box.addSubview(inner)
        box.bounds.origin = CGPoint(x: 0, y: 90)
        #expect(try stage.picture().extent() == CGRect(x: 20, y: 20, width: 5, height: 5))
    }

    @Test func aHiddenViewAndAnInvisibleOneShowNothing() throws {
        let box = stage.box(CGRect(x: 20, y: 10, width: 50, height: 30))
        box.isHidden = true
        #expect(try stage.picture().extent() == nil)
        box.isHidden = false
        box.alpha = 0
        #expect(try stage.picture().extent() == nil)
    }

    @Test func alphaMakesViewAndSubviewsOneTranslucentPicture() throws {
        let box = stage.box(CGRect(x: 20, y: 10, width: 50, height: 30))
        let inner = UIView(frame: box.bounds)
        inner.backgroundColor = .red
        box.addSubview(inner)
        box.alpha = 0.5
        let color = try stage.picture()[40, 20]
        #expect(color.red == 1)
        #expect(abs(color.green - 0.5) < 0.01)
    }

    @Test func aTransformTurnsTheViewAboutItsCenter() throws {
        let box = stage.box(CGRect(x: 20, y: 10, width: 60, height: 20))
        box.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0).translatedBy(x: 20, y: 0)
        #expect(try stage.picture().extent() == CGRect(x: 40, y: 10, width: 20, height: 60))
    }

    @Test func colorsAreThoseOfTheViewsTraits() throws {
        let box = stage.box(CGRect(x: 20, y: 10, width: 50, height: 30), .systemBackground)
        #expect(try stage.picture()[40, 20] == white)
        box.traitOverrides.userInterfaceStyle = .dark
        #expect(try stage.picture()[40, 20] == UIColor.black.cgColor)
    }

    @Test func aSwitchShowsItsState() throws {
        let toggle = UISwitch(frame: CGRect(x: 20, y: 10, width: 0, height: 0))
        stage.view.addSubview(toggle)
        let off = try stage.picture()
        #expect(off[35, 25] == white)
        #expect(off[60, 25] != white)
        toggle.isOn = true
        let picture = try stage.picture()
        #expect(picture[30, 25] == UIColor.systemGreen.cgColor)
        #expect(picture[56, 25] == white)
    }

    @Test func aSliderIsFilledUpToItsThumb() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        slider.minimumTrackTintColor = .red
        slider.maximumTrackTintColor = .blue
        slider.thumbTintColor = .green
        slider.value = 0.5
        stage.view.addSubview(slider)
        let picture = try stage.picture()
        #expect(picture[10, 17] == UIColor.red.cgColor)
        #expect(picture[50, 17] == UIColor.green.cgColor)
        #expect(picture[90, 17] == UIColor.blue.cgColor)
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(try stage.picture()[10, 17] == UIColor.blue.cgColor)
        #expect(try stage.picture()[90, 17] == UIColor.red.cgColor)
    }

    @Test func aProgressBarIsFilledAsFarAsItIs() throws {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 10, width: 80, height: 4))
        bar.progressTintColor = .red
        bar.trackTintColor = .blue
        bar.progress = 0.25
        stage.view.addSubview(bar)
        let picture = try stage.picture()
        #expect(picture[10, 12] == UIColor.red.cgColor)
        #expect(picture[30, 12] == UIColor.blue.cgColor)
        bar.semanticContentAttribute = .forceRightToLeft
        #expect(try stage.picture()[70, 12] == UIColor.red.cgColor)
    }

    @Test func fieldsAndTextViewsShowTheirTexts() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        field.placeholder = "ab"
        let view = UITextView(frame: CGRect(x: 0, y: 30, width: 80, height: 30))
        view.text = "cd"
        view.textColor = .red
        stage.view.addSubview(field)
        stage.view.addSubview(view)
        func colors() -> [CGColor] { colors(DisplayList(stage.view).items) }
        func colors(_ items: [DisplayItem]) -> [CGColor] {
            items.flatMap { item -> [CGColor] in
                switch item {
                case .glyphs(_, _, let color): [color]
                case .group(let group): colors(group.items)
                case .fill, .border, .stroke, .image: []
                }
            }
        }
        let shades = [UIColor.placeholderText, .label].map {
            $0.resolvedColor(with: stage.view.traitCollection).cgColor
        }
        #expect(colors() == [shades[0], UIColor.red.cgColor])
        field.text = "ef"
        #expect(colors() == [shades[1], UIColor.red.cgColor])
    }

    @Test(arguments: [
        (UITableViewCell.AccessoryType.checkmark, 1), (.disclosureIndicator, 1), (.detailButton, 3),
        (.detailDisclosureButton, 4),
    ])
    func anAccessoryIsDrawnAtTheTrailingEdge(type: UITableViewCell.AccessoryType, parts: Int) throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = stage.view.bounds
        cell.accessoryType = type
        stage.view.addSubview(cell)
        let list = DisplayList(stage.view)
        #expect(list.items.count == 1 + parts)
        let extent = try #require(try list.rasterized().extent())
        cell.layoutIfNeeded()
        #expect(extent.minX >= cell.contentView.frame.maxX)
        #expect(extent.maxX <= 200 - 16)
    }

    @Test func aPictureWithoutPixelsOrWithTooManyIsAnError() {
        let expected = RenderingError.unsupportedSize(width: 0, height: 5)
        #expect(throws: expected) { try DisplayList(size: CGSize(width: 0, height: 5), items: []).png() }
        #expect(throws: RenderingError.unsupportedSize(width: 40000, height: 10)) {
            try DisplayList(size: CGSize(width: 4000, height: 1), items: []).png(scale: 10)
        }
    }

    @Test func onlyTheCornersThatAreMaskedAreCutOff() throws {
        let box = stage.box(CGRect(x: 20, y: 10, width: 50, height: 30))
        box.layer.cornerRadius = 10
        box.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        let picture = try stage.picture()
        #expect(picture[20, 10] == white && picture[69, 39] == white)
        #expect(picture[69, 10] == red && picture[20, 39] == red)
    }
}
