private import FolioCairo
public import HeadlessUIKit

extension DisplayList {
    /// A fixed date in place of the present one: equal lists give equal bytes.
    private static let creationDate = "2000-01-01T00:00:00Z"

    /// The list as a PDF file of one page, a point to the point; emoji are pictures.
    ///
    /// - Parameters:
    ///   - scale: lengths on the page to lengths in the list.
    ///   - background: what lies behind everything; none where nil.
    ///   - text: text in fonts unless `.outlines`; variable fonts and faces of a collection are outlines in any case.
    /// - Throws: `RenderingError.unsupportedSize` for a list without area.
    public func pdf(
        scale: CGFloat = 1, background: CGColor? = nil, text: DocumentText = .embeddedFonts
    ) throws(RenderingError) -> Data {
        let (width, height) = (Double(size.width * scale), Double(size.height * scale))
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            throw .unsupportedSize(width: width, height: height)
        }
        let output = ByteSink()
        let surface = cairo_pdf_surface_create_for_stream(
            ByteSink.write, Unmanaged.passUnretained(output).toOpaque(), width, height)
        guard let surface else { throw .cairo("no surface for a PDF file") }
        defer { cairo_surface_destroy(surface) }
        try check(cairo_surface_status(surface))
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, Self.creationDate)
        let context = try CairoContext(surface: surface, text: text)
        if let background { context.paint(background) }
        context.scale(by: scale)
        try context.draw(items)
        cairo_surface_finish(surface)
        try check(cairo_surface_status(surface))
        return output.data
    }
}

/// Takes what Cairo writes to a stream.
private final class ByteSink {
    private(set) var data = Data()

    static let write: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> cairo_status_t = {
        sink, bytes, count in
        guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
    }
}
