/// How a text breaks into lines and how high these are. The names and values are CSS Text's.
public struct ParagraphStyle: Hashable, Sendable {
    public enum WhiteSpace: String, Hashable, Sendable, CaseIterable {
        case normal, nowrap, pre
        case preWrap = "pre-wrap"
        case preLine = "pre-line"

        /// Runs of spaces and tabs become one space, and go away beside a line's edge.
        var collapsesSpaces: Bool { self == .normal || self == .nowrap || self == .preLine }
        var preservesNewlines: Bool { self == .pre || self == .preWrap || self == .preLine }
        var wraps: Bool { self == .normal || self == .preWrap || self == .preLine }
    }

    public enum WordBreak: String, Hashable, Sendable, CaseIterable {
        case normal
        case breakAll = "break-all"
        case keepAll = "keep-all"
    }

    public enum OverflowWrap: String, Hashable, Sendable, CaseIterable {
        case normal, anywhere
        case breakWord = "break-word"
    }

    public enum LineBreak: String, Hashable, Sendable, CaseIterable {
        case auto, loose, normal, strict, anywhere
    }

    public enum Direction: String, Hashable, Sendable, CaseIterable {
        case leftToRight = "ltr"
        case rightToLeft = "rtl"
        /// The first strong character of the whole text decides (HTML `dir=auto`).
        case auto
        /// The first strong character of each paragraph decides for it (CSS `unicode-bidi: plaintext`, UIKit's natural).
        case plaintext
    }

    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        case start, end, left, right, center
        /// Lines reach from edge to edge: spaces stretch, and what stands between ideographs; a paragraph's last line does not.
        case justified = "justify"
    }

    public enum LineHeight: Hashable, Sendable {
        /// What the fonts on the line ask for.
        case normal
        /// Every line has this height, whatever fonts it uses. Points.
        case fixed(Double)
        /// What the fonts on the line ask for times a factor, but at least and at most so much. Points.
        ///
        /// `NSParagraphStyle`'s `lineHeightMultiple`, `minimumLineHeight` and `maximumLineHeight`; the maximum wins.
        case multiple(Double, minimum: Double = 0, maximum: Double = .infinity)
    }

    public var whiteSpace: WhiteSpace
    public var wordBreak: WordBreak
    public var overflowWrap: OverflowWrap
    public var lineBreak: LineBreak
    public var direction: Direction
    public var alignment: Alignment
    public var lineHeight: LineHeight
    /// Added between lines, not after the last. Points.
    public var lineSpacing: Double
    /// The distance of tab stops in advances of a space of the first font, where `tabStops` and `defaultTabInterval` say none.
    public var tabSize: Double
    /// Whether a text that ends in a newline has one more, empty line: yes in a label, no in a CSS block.
    public var lastNewlineMakesLine: Bool

    /// Whether words break with a hyphen; `auto` needs `TextAttributes.language` and a dictionary (`TextEnvironment.hyphenation`).
    public var hyphens = Hyphens.manual
    /// How short words, and their parts, may be that are hyphenated automatically.
    public var hyphenationLimits = HyphenationLimits()
    /// How full a line may be without its automatic hyphen, from 0 to 1, before it is broken there after all.
    ///
    /// `NSParagraphStyle`'s: 1 hyphenates wherever a part of a word fits, 0.8 where a line would be less than four fifths full.
    public var hyphenationFactor = 1.0
    /// How far from the leading edge the first line of each paragraph begins. Points; below 0 it sticks out.
    ///
    /// A paragraph ends as `NSString` says: at a line feed, a carriage return, both together, or U+2029.
    public var firstLineHeadIndent = 0.0
    /// How far from the leading edge the further lines of a paragraph begin. Points; below 0 they stick out.
    public var headIndent = 0.0
    /// Where lines end: above 0 the distance from the leading edge, else from the trailing one, 0 or less. Points.
    public var tailIndent = 0.0
    /// Added below each paragraph but the last. Points.
    public var paragraphSpacing = 0.0
    /// Added above each paragraph but the first. Points.
    public var paragraphSpacingBefore = 0.0
    /// Where tabs lead to, in any order.
    public var tabStops: [TabStop] = []
    /// The distance of the tab stops behind the last of `tabStops`, counted from the leading edge. Points; 0 is none.
    public var defaultTabInterval = 0.0
    /// How lines break where more than one way is good.
    public var lineBreakStrategy: LineBreakStrategy = []

    /// Whether lines are filled with letters, not with words.
    var breaksInsideWords: Bool { wordBreak == .breakAll || lineBreak == .anywhere }

    /// UIKit's label: spaces are kept, long words break, each paragraph finds its own direction.
    public init(
        whiteSpace: WhiteSpace = .preWrap, wordBreak: WordBreak = .normal, overflowWrap: OverflowWrap = .breakWord,
        lineBreak: LineBreak = .auto, direction: Direction = .plaintext, alignment: Alignment = .start,
        lineHeight: LineHeight = .normal, lineSpacing: Double = 0, tabSize: Double = 8,
        lastNewlineMakesLine: Bool = true
    ) {
        self.whiteSpace = whiteSpace
        self.wordBreak = wordBreak
        self.overflowWrap = overflowWrap
        self.lineBreak = lineBreak
        self.direction = direction
        self.alignment = alignment
        self.lineHeight = lineHeight
        self.lineSpacing = lineSpacing
        self.tabSize = tabSize
        self.lastNewlineMakesLine = lastNewlineMakesLine
    }
}
