internal import FolioText

extension NSAttributedString {
    /// The text as an editable view measures it; nil where it is empty.
    ///
    /// - Parameter isOneLine: whether its lines go on beyond the edge.
    func prepared(
        font: UIFont, alignment: NSTextAlignment, in environment: TextEnvironment, isRightToLeft: Bool,
        isOneLine: Bool
    ) -> PreparedText? {
        guard length > 0 else { return nil }
        let style = firstAttribute(.paragraphStyle) as? NSParagraphStyle ?? .default
        var paragraph = style.paragraph(in: environment)
        paragraph.alignment = alignment.alignment ?? style.alignment.alignment ?? (isRightToLeft ? .right : .left)
        if isOneLine { paragraph.whiteSpace = .pre }
        return PreparedText(runs: textRuns(defaultFont: font), paragraph: paragraph, environment: environment)
    }
}
