internal import FolioText

/// A string as string drawing measures it: by its own attributes and the current text environment.
struct StringMeasure {
    private let text: PreparedText?
    private let runs: [TextRun]
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
            runs = []
            lineBreakMode = .byWordWrapping
            return
        }
        let style = string.firstAttribute(.paragraphStyle) as? NSParagraphStyle ?? .default
        lineBreakMode = style.lineBreakMode
        let environment = UITraitCollection.current.textEnvironment
        runs = string.textRuns(defaultFont: Self.defaultFont)
        text = PreparedText(runs: runs, paragraph: style.paragraph(in: environment), environment: environment)
    }

    /// The text set as large as fits a size, for a context that permits it to be smaller.
    private func fitted(
        _ text: PreparedText, _ context: NSStringDrawingContext?, width: Double, height: CGFloat, isMultiline: Bool
    ) -> PreparedText {
        guard let context, context.minimumScaleFactor > 0 else { return text }
        let fitting = TextFitting(minimumScale: Double(context.minimumScaleFactor))
        let (fitted, scale) = fitting.fit(text) { change in
            let changed = runs.map { run in
                var run = run
                change(&run.attributes)
                return run
            }
            return PreparedText(runs: changed, paragraph: text.paragraph, environment: text.environment)
        } fits: { candidate in
            let measured = candidate.measure(
                width: isMultiline ? width : .infinity, maximumLines: isMultiline ? 0 : 1)
            return measured.width <= width + 1e-6 && measured.height <= Double(height) + 1e-6
        }
        context.actualScaleFactor = CGFloat(scale)
        return fitted
    }

    /// Points, not rounded.
    func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
        context?.actualScaleFactor = 1
        let rect = rect(with: size, options: options, context: context)
        context?.totalBounds = rect
        return rect
    }

    private func rect(
        with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
        let isMultiline = options.contains(.usesLineFragmentOrigin)
        // A single line is placed with its baseline at 0.
        let y = isMultiline ? 0 : firstFont.descender
        guard let whole = text else { return CGRect(x: 0, y: y, width: 0, height: firstFont.lineHeight) }
        let height = size.height > 0 ? size.height : .greatestFiniteMagnitude
        let text = fitted(
            whole, context, width: size.width.lineWidth, height: height, isMultiline: isMultiline)
        let width = isMultiline ? size.width.lineWidth : .infinity
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
