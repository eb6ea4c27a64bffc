internal import FolioText

/// A string as string drawing measures it: by its own attributes and the current text environment.
struct StringMeasure {
    private let text: PreparedText?
    private let firstFont: UIFont
    private let lineBreakMode: NSLineBreakMode

    /// What UIKit draws with where no font is set: 12 points.
    private static let defaultFont = UIFont.systemFont(ofSize: 12)

    init(_ string: NSAttributedString) {
        self.init(string, emptyFont: Self.defaultFont)
    }

    /// An attributed string has no attributes for no characters; an empty text takes its height from the font given here.
    init(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
        let font = attributes[.font] as? UIFont ?? Self.defaultFont
        self.init(NSAttributedString(string: string, attributes: attributes), emptyFont: font)
    }

    private init(_ string: NSAttributedString, emptyFont: UIFont) {
        firstFont = string.firstAttribute(.font) as? UIFont ?? emptyFont
        guard string.length > 0 else {
            text = nil
            lineBreakMode = .byWordWrapping
            return
        }
        let style = string.firstAttribute(.paragraphStyle) as? NSParagraphStyle ?? .default
        lineBreakMode = style.lineBreakMode
        let environment = UITraitCollection.current.textEnvironment
        text = PreparedText(
            runs: string.textRuns(defaultFont: Self.defaultFont), paragraph: style.paragraph(in: environment),
            environment: environment)
    }

    /// Points, not rounded.
    func boundingRect(with size: CGSize, options: NSStringDrawingOptions) -> CGRect {
        let isMultiline = options.contains(.usesLineFragmentOrigin)
        // A single line is placed with its baseline at 0.
        let y = isMultiline ? 0 : firstFont.descender
        guard let text else { return CGRect(x: 0, y: y, width: 0, height: firstFont.lineHeight) }
        let width = isMultiline ? size.width.lineWidth : .infinity
        let height = size.height > 0 ? size.height : .greatestFiniteMagnitude
        let lines = text.maximumLines(fitting: height, width: width, permitted: isMultiline ? 0 : 1)
        if options.contains(.truncatesLastVisibleLine) {
            let mode = lineBreakMode.truncation
            let layout = text.layout(width: width, maximumLines: lines, truncation: mode == .clip ? .tail : mode)
            return CGRect(x: 0, y: y, width: CGFloat(layout.width), height: CGFloat(layout.height))
        }
        let measurement = text.measure(width: width, maximumLines: lines)
        return CGRect(x: 0, y: y, width: CGFloat(measurement.width), height: CGFloat(measurement.height))
    }
}
