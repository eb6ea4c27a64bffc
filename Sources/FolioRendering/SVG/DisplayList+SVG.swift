public import HeadlessUIKit

extension DisplayList {
    /// The list as an SVG file, a user unit to the point. Rows, headers and footers are groups with `data-folio-id`.
    ///
    /// - Parameters:
    ///   - scale: the file's own width and height to the list's.
    ///   - background: what lies behind everything; none where nil.
    /// - Throws: `RenderingError.unsupportedSize` for a list without area, `.unnameableFace` for embedded fonts of
    ///   collections and variable fonts.
    public func svg(
        scale: CGFloat = 1, background: CGColor? = nil, text: DocumentText = .outlines
    ) throws(RenderingError) -> String {
        let (width, height) = (Double(size.width * scale), Double(size.height * scale))
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            throw .unsupportedSize(width: width, height: height)
        }
        var writer = SVGWriter(text: text)
        if let background { writer.write(.fill(RoundedRectangle(CGRect(origin: .zero, size: size)), background)) }
        for item in items { try writer.draw(item) }
        return try writer.document(size: size, width: width, height: height)
    }
}
