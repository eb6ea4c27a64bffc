import Testing
import UIKit

@MainActor
struct TextAttachmentTests {
    private func image(_ pointSize: CGFloat) throws -> UIImage {
        try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize)))
    }

    @Test func aPictureGivesTheBoxItsSizeUnlessBoundsDo() throws {
        let image = try image(60)
        let attachment = NSTextAttachment(image: image)
        #expect(NSAttributedString(attachment: attachment).size().width == image.size.width)
        attachment.bounds = CGRect(x: 0, y: -4, width: 12, height: 30)
        #expect(NSAttributedString(attachment: attachment).size().width == 12)
    }

    @Test func aMutableTextBeginsWithAnAttachmentToo() throws {
        let text = NSMutableAttributedString(attachment: NSTextAttachment(image: try image(20)))
        text.append(NSAttributedString(string: " Favoriten"))
        #expect(text.string.hasPrefix("\u{FFFC} "))
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) is NSTextAttachment)
    }

    @Test func aLineIsAsHighAsThePictureInIt() throws {
        let image = try image(60)
        let label = UILabel()
        label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: image))
        #expect(label.sizeThatFits(.zero).height >= image.size.height)
    }
}
