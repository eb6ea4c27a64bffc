public import HeadlessUIKit

/// What a view shows as a page of real elements, whose heights come from the text's own flow in a browser.
///
/// Texts are written as texts, in their fonts and at their widths; what stands above and below them is written as distances.
/// So a row is as high as the browser makes its lines. Every element that stands for a table's row, header or footer carries
/// `data-folio-kind`, `data-folio-id` and `data-folio-height`, the height computed.
public struct HTMLPage: Sendable {
    /// The page.
    public let html: String
    /// The font files that the page links, by their names in the folder; none where fonts are embedded.
    public let fontFiles: [String: Data]

    /// Writes a view that is laid out, or is laid out now.
    ///
    /// - Parameters:
    ///   - title: the document's title.
    ///   - fonts: embedded ones make a page that needs no other file.
    /// - Throws: `RenderingError.needsBrowserMetrics` unless the view's text environment has `.css` metrics,
    ///   `.unnameableFace` for faces of collections and variable fonts at other than their default values.
    @MainActor
    public init(_ view: UIView, title: String = "Folio", fonts: PageFontSource = .embedded) throws(RenderingError) {
        guard view.traitCollection.textEnvironment.metrics == .css else {
            throw .needsBrowserMetrics(view: "\(type(of: view))")
        }
        view.layoutIfNeeded()
        var writer = HTMLWriter()
        let bounds = CGRect(origin: .zero, size: view.bounds.size)
        try writer.write(PageBox(view, in: bounds))
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        html = try writer.document(title: title, isRightToLeft: isRightToLeft, fonts: fonts)
        if case .linked = fonts {
            fontFiles = Dictionary(writer.fonts.files.map { ($0.name, $0.face.fileContents) }) { first, _ in first }
        } else {
            fontFiles = [:]
        }
    }
}
