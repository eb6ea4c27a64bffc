import Testing
import UIKit

@MainActor
@Suite struct UIListContentConfigurationTests {
    private func view(_ configuration: UIListContentConfiguration) -> UIListContentView {
        UIListContentView(configuration: configuration)
    }

    private func labels(_ view: UIView) -> [UILabel] {
        view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    }

    /// One line at 3 pixels to the point: 1.193359375 em, rounded up to a third.
    private func lineHeight(_ size: Double) -> Double { (size * 1.193359375 * 3).rounded(.up) / 3 }

    @Test func aPicturesTintCanBeMadeAnother() throws {
        var content = UIListContentConfiguration.cell()
        content.image = UIImage(systemName: "star")
        content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(content.imageProperties.resolvedTintColor(for: .red).cgColor.alpha == 0.5)
        let view = UIListContentView(configuration: content)
        let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        view.tintColor = .green
        #expect(image.tintColor.cgColor == UIColor.green.withAlphaComponent(0.5).cgColor)
        content.imageProperties.tintColorTransformer = nil
        content.imageProperties.tintColor = .red
        view.configuration = content
        #expect(image.tintColor.cgColor == UIColor.red.cgColor)
    }

    @Test func oneLineIsTheTextWithMarginsOfElevenPoints() {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "Title"
        let height = view(configuration).sizeThatFits(CGSize(width: 320, height: 0)).height
        #expect(abs(height - (lineHeight(17) + 22)) < 1e-9)
    }

    @Test func theCellAroundOneLineIs44PointsHigh() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var configuration = cell.defaultContentConfiguration()
        configuration.text = "Title"
        cell.contentConfiguration = configuration
        #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    }

    @Test func aSubtitleStandsThreePointsBelowTheText() {
        var configuration = UIListContentConfiguration.subtitleCell()
        configuration.text = "Title"
        configuration.secondaryText = "Subtitle"
        let view = view(configuration)
        let expected = lineHeight(17) + 3 + lineHeight(15) + 22
        #expect(abs(view.sizeThatFits(CGSize(width: 320, height: 0)).height - expected) < 1e-9)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: expected)
        view.layoutIfNeeded()
        let frames = labels(view).map(\.frame)
        #expect(frames[0].minX == 16)
        #expect(abs(frames[0].minY - 11) < 1e-9)
        #expect(abs(frames[1].minY - (11 + lineHeight(17) + 3)) < 1e-9)
        #expect(frames.allSatisfy { $0.width == 296 })
    }

    @Test func aValueStandsAtTheTrailingEdgeWhileBothFitAndBelowOtherwise() {
        var configuration = UIListContentConfiguration.valueCell()
        configuration.text = "Name"
        configuration.secondaryText = "Value"
        let view = view(configuration)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        view.layoutIfNeeded()
        #expect(labels(view)[1].frame.maxX == 312)
        #expect(labels(view)[0].frame.minY == labels(view)[1].frame.minY)
        let narrow = view.sizeThatFits(CGSize(width: 90, height: 0)).height
        #expect(abs(narrow - (2 * lineHeight(17) + 3 + 22)) < 1e-9)
    }

    @Test func longTextsWrapInTheWidthBetweenTheMargins() {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = String(repeating: "word ", count: 40)
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        label.text = configuration.text
        let text = label.sizeThatFits(CGSize(width: 176, height: CGFloat.greatestFiniteMagnitude)).height
        #expect(text > 3 * lineHeight(17))
        #expect(view(configuration).sizeThatFits(CGSize(width: 200, height: 0)).height == text + 22)
    }

    @Test func aCellKeepsItsContentViewForAnotherConfigurationOfTheSameKind() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var configuration = cell.defaultContentConfiguration()
        configuration.text = "a"
        cell.contentConfiguration = configuration
        let view = cell.contentView.subviews.first
        configuration.text = "b"
        cell.contentConfiguration = configuration
        #expect(cell.contentView.subviews.first === view)
        #expect(labels(view ?? UIView(frame: .zero)).map(\.text) == ["b"])
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty)
    }

    @Test func rightToLeftMirrorsTheTexts() {
        var configuration = UIListContentConfiguration.valueCell()
        configuration.text = "Name"
        configuration.secondaryText = "Value"
        let view = view(configuration)
        view.semanticContentAttribute = .forceRightToLeft
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        view.layoutIfNeeded()
        #expect(labels(view)[0].frame.maxX == 304)
        #expect(labels(view)[1].frame.minX == 8)
    }

    // MARK: Pictures

    private func picture(_ view: UIView) -> UIImageView? { view.subviews.lazy.compactMap { $0 as? UIImageView }.first }

    @Test func aPictureStandsBeforeTheTexts() throws {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "Title"
        configuration.image = UIImage(data: PictureBytes.png(width: 30, height: 40))
        let view = view(configuration)
        #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == 62)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 82)
        view.layoutIfNeeded()
        #expect(picture(view)?.frame == CGRect(x: 16, y: 21, width: 30, height: 40))
        let text = try #require(labels(view).first)
        #expect(text.frame.minX == 62)
        #expect(text.frame.maxX == 312)
        #expect(abs(text.frame.midY - 41) < 1e-6)
        view.semanticContentAttribute = .forceRightToLeft
        view.layoutIfNeeded()
        #expect(picture(view)?.frame.maxX == 304)
        #expect(text.frame.maxX == 258)
    }

    @Test func aPictureKeepsWithinItsMaximumAndInTheMiddleOfItsRoom() throws {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "Title"
        configuration.image = UIImage(data: PictureBytes.png(width: 80, height: 40))
        configuration.imageProperties.maximumSize = CGSize(width: 20, height: 0)
        configuration.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 50)
        configuration.imageToTextPadding = 4
        let view = view(configuration)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 72)
        #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == 72)
        view.layoutIfNeeded()
        #expect(picture(view)?.frame == CGRect(x: 26, y: 31, width: 20, height: 10))
        #expect(labels(view).first?.frame.minX == 60)
    }

    @Test func aSymbolIsOfTheTextsSizeUnlessConfigured() {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "Title"
        configuration.image = UIImage(systemName: "star")
        configuration.imageProperties.tintColor = .systemRed
        configuration.imageProperties.cornerRadius = 4
        var view = view(configuration)
        #expect(picture(view)?.intrinsicContentSize.width == 17)
        #expect(picture(view)?.imagePlacement?.color == .systemRed)
        #expect(picture(view)?.layer.cornerRadius == 4)
        configuration.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
        view = self.view(configuration)
        #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == 82)
    }
}
