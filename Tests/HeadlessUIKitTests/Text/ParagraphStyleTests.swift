import FolioText
import Testing
import UIKit

@MainActor
struct ParagraphStyleTests {
    private static let mono = UIFont(name: "Noto Sans Mono", size: 10)!

    /// A label in letters 6 points wide, laid out at a width.
    private func lines(
        _ string: String, width: CGFloat, environment: TextEnvironment = .uikit, numberOfLines: Int = 0,
        _ change: (NSMutableParagraphStyle) -> Void
    ) -> (text: PreparedText, lines: [TextLine]) {
        let style = NSMutableParagraphStyle()
        change(style)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 1000))
        label.traitOverrides.textEnvironment = environment
        label.numberOfLines = numberOfLines
        label.attributedText = NSAttributedString(
            string: string, attributes: [.font: Self.mono, .paragraphStyle: style])
        let placement = label.textPlacement!
        return (placement.text, placement.layout.lines)
    }

    @Test func theDefaultsAreUIKits() {
        let style = NSParagraphStyle.default
        #expect(style.alignment == .natural)
        #expect(style.lineBreakMode == .byWordWrapping)
        #expect(style.lineBreakStrategy == [])
        #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat(28 * $0) })
        #expect(style.defaultTabInterval == 0)
        #expect(style.lineHeightMultiple == 0 && style.minimumLineHeight == 0 && style.maximumLineHeight == 0)
        #expect(style.firstLineHeadIndent == 0 && style.headIndent == 0 && style.tailIndent == 0)
        #expect(UILabel().lineBreakStrategy == .standard)
        #expect(style == NSMutableParagraphStyle())
    }

    @Test func aStyleIsCopiedWithAllItHolds() {
        let style = NSMutableParagraphStyle()
        style.headIndent = 3
        style.paragraphSpacingBefore = 4
        style.lineBreakStrategy = .pushOut
        style.tabStops = [NSTextTab(textAlignment: .right, location: 90)]
        style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
        let copy = style.mutableCopy() as! NSMutableParagraphStyle
        #expect(copy == style)
        #expect(copy.tabStops.map(\.location) == [40, 90])
        copy.removeTabStop(NSTextTab(textAlignment: .right, location: 90))
        #expect(copy.tabStops.map(\.location) == [40])
        #expect(copy != style)
        copy.tabStops = nil
        #expect(copy.tabStops == NSParagraphStyle.default.tabStops)
    }

    @Test func indentsMoveLines() {
        let indented = lines("aaaa bbbb cccc", width: 84) {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 12
            $0.alignment = .left
        }
        #expect(indented.lines.map(\.x) == [30, 12])
        #expect(lines("aaaa bbbb cccc", width: 84) { $0.tailIndent = -40 }.lines.count == 3)
        let label = UILabel()
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 30
        style.tailIndent = -8
        label.attributedText = NSAttributedString(
            string: "aaaa", attributes: [.font: Self.mono, .paragraphStyle: style])
        #expect(label.sizeThatFits(.zero).width == 62)
    }

    @Test func spacingsAndHeightsMakeAPlaceForEachLine() {
        let spaced = lines("aa\nbb", width: 84) {
            $0.minimumLineHeight = 20
            $0.maximumLineHeight = 20
            $0.paragraphSpacing = 5
            $0.paragraphSpacingBefore = 2
            $0.lineSpacing = 1
        }
        #expect(spaced.lines.map(\.y) == [0, 28])
        #expect(spaced.lines.map(\.height) == [20, 20])
        let natural = lines("aa", width: 84) { _ in }.lines[0].height
        #expect(lines("aa", width: 84) { $0.lineHeightMultiple = 1.5 }.lines[0].height == natural * 1.5)
        #expect(lines("aa", width: 84) { $0.maximumLineHeight = 9 }.lines[0].height == 9)
    }

    @Test func tabsLeadToStops() {
        func place(_ string: String, _ stops: [NSTextTab]?, _ environment: TextEnvironment = .uikit) -> Double? {
            let (text, lines) = lines(string, width: 400, environment: environment) { $0.tabStops = stops }
            let tab = string.utf16.count - string.drop { $0 != "\t" }.utf16.count
            return text.glyphRuns(in: lines[0]).flatMap(\.glyphs).first { $0.utf16Offset == tab + 1 }?.x
        }
        #expect(place("a\tb", nil) == 28)
        #expect(place("aaaaa\tb", nil) == 56)
        #expect(place("a\tb", nil, .css) == 48)
        #expect(place("a\tbb", [NSTextTab(textAlignment: .right, location: 100)]) == 88)
        #expect(place("a\tbb", [NSTextTab(textAlignment: .center, location: 100)], .css) == 94)
        let comma = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
        let decimal = NSTextTab(textAlignment: .right, location: 100, options: [.columnTerminators: comma])
        #expect(place("a\t1,25", [decimal]) == 94)
        #expect(place("a\t1.25", [decimal]) == 76)
    }

    @Test func aJustifiedLabelReachesFromEdgeToEdge() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 65, height: 100))
        label.font = Self.mono
        label.text = "aa bb cc dd ee"
        label.numberOfLines = 0
        label.textAlignment = .justified
        #expect(label.textPlacement?.layout.lines.map(\.width) == [65, 30])
        #expect(label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) is NSParagraphStyle)
    }

    @Test func aLabelIsCutAtItsHeadInItsMiddleOrAtItsTail() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        label.font = Self.mono
        label.text = "aaaa bbbb cccc dddd.txt"
        func hidden(_ mode: NSLineBreakMode) -> Range<Int>? {
            label.lineBreakMode = mode
            return label.textPlacement?.layout.lines[0].truncation?.hiddenRange
        }
        #expect(hidden(.byTruncatingTail) == 9..<23)
        #expect(hidden(.byTruncatingHead) == 0..<15)
        #expect(hidden(.byTruncatingMiddle) == 4..<18)
        #expect(hidden(.byWordWrapping) == nil)
    }

    @Test func aLabelPushesAShortLastWordOutWhenToldTo() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 100))
        label.font = Self.mono
        label.text = "aaaa bbbb cccc dd"
        label.numberOfLines = 0
        func starts() -> [Int]? { label.textPlacement?.layout.lines.map(\.utf16Range.lowerBound) }
        #expect(starts() == [0, 15])
        label.lineBreakStrategy = .pushOut
        #expect(starts() == [0, 10])
        label.lineBreakStrategy = []
        #expect(starts() == [0, 15])
    }

    @Test func aLabelKeepsWordsOfHangulWholeWhenToldTo() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 100))
        label.font = .systemFont(ofSize: 20)
        label.text = "오늘 저녁에"
        label.numberOfLines = 0
        #expect(label.textPlacement?.layout.lines.map(\.utf16Range) == [0..<4, 4..<6])
        label.lineBreakStrategy = .hangulWordPriority
        #expect(label.textPlacement?.layout.lines.map(\.utf16Range) == [0..<3, 3..<6])
    }

    @Test func aHyphenationFactorHyphenates() {
        #expect(lines("aaaa", width: 90) { $0.hyphenationFactor = 1 }.text.paragraph.hyphens == .auto)
        #expect(lines("aaaa", width: 90) { $0.hyphenationFactor = 0.5 }.text.paragraph.hyphenationFactor == 0.5)
        #expect(lines("aaaa", width: 90) { _ in }.text.paragraph.hyphens == .manual)
    }

    @Test func stringDrawingFollowsTheStyle() {
        let style = NSMutableParagraphStyle()
        style.headIndent = 10
        style.firstLineHeadIndent = 20
        style.minimumLineHeight = 30
        let string = NSAttributedString(string: "aaaa bbbb", attributes: [.font: Self.mono, .paragraphStyle: style])
        let rect = string.boundingRect(
            with: CGSize(width: 50, height: 0), options: .usesLineFragmentOrigin, context: nil)
        #expect(rect.size == CGSize(width: 44, height: 60))
    }
}
