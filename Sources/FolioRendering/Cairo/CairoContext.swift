private import FolioCairo
import FolioText
import HeadlessUIKit

/// Owns a Cairo context and draws display items with it.
final class CairoContext {
    private let context: OpaquePointer
    private let glyphs = GlyphStore()
    private let text: DocumentText
    private var fonts: [FontFace: CairoFont?] = [:]
    /// For surfaces of pixels; nil where glyphs are to stay outlines.
    private let rasterizer: GlyphRasterizer?

    /// - Parameters:
    ///   - surface: an image's or a PDF's; Cairo takes its own reference.
    ///   - text: `.embeddedFonts` for a document that carries fonts.
    init(surface: OpaquePointer, text: DocumentText = .outlines) throws(RenderingError) {
        self.text = text
        rasterizer = cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE ? GlyphRasterizer() : nil
        guard let context = cairo_create(surface) else { throw .cairo("no context for a surface") }
        self.context = context
        try check(cairo_status(context))
        // Subpixel antialiasing would depend on the display; the best quality on the version of Cairo.
        cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        guard text == .embeddedFonts, let options = cairo_font_options_create() else { return }
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_set_font_options(context, options)
    }

    deinit { cairo_destroy(context) }

    func scale(by factor: CGFloat) { cairo_scale(context, factor, factor) }

    func paint(_ color: CGColor) {
        setSource(color)
        cairo_paint(context)
    }

    func draw(_ items: [DisplayItem]) throws(RenderingError) {
        for item in items { try draw(item) }
    }

    private func draw(_ item: DisplayItem) throws(RenderingError) {
        switch item {
        case .fill(let shape, let color):
            addPath(shape)
            fill(color)
        case .border(let shape, let width, let color):
            addPath(shape)
            if let inside = shape.inside(borderWidth: width) { addPath(inside) }
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
            fill(color)
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        case .stroke(let points, let width, let color):
            for (index, point) in points.enumerated() {
                index == 0 ? cairo_move_to(context, point.x, point.y) : cairo_line_to(context, point.x, point.y)
            }
            setSource(color)
            cairo_set_line_width(context, width)
            cairo_stroke(context)
        case .glyphs(let run, let origin, let color): try draw(run, origin: origin, color: color)
        case .image(let picture, let rect): try draw(picture, in: rect)
        case .group(let group): try draw(group)
        }
    }

    private func draw(_ picture: RasterImage, in rect: CGRect) throws(RenderingError) {
        guard picture.width > 0, picture.height > 0, rect.width > 0, rect.height > 0 else { return }
        let image = try CairoImage(picture)
        cairo_save(context)
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(context)
        cairo_translate(context, rect.minX, rect.minY)
        cairo_scale(context, rect.width / CGFloat(picture.width), rect.height / CGFloat(picture.height))
        image.withSurface { cairo_set_source_surface(context, $0, 0, 0) }
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_paint(context)
        cairo_restore(context)
    }

    private func draw(_ group: DisplayGroup) throws(RenderingError) {
        guard group.clip != nil || group.alpha < 1 || !group.transform.isIdentity else { return try draw(group.items) }
        cairo_save(context)
        defer { cairo_restore(context) }
        let transform = group.transform
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        // A view scaled to nothing shows nothing; Cairo would refuse to go on.
        guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
        cairo_transform(context, &matrix)
        if let clip = group.clip {
            addPath(clip)
            cairo_clip(context)
        }
        guard group.alpha < 1 else { return try draw(group.items) }
        cairo_push_group(context)
        try draw(group.items)
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, group.alpha)
    }

    // MARK: Shapes

    private func setSource(_ color: CGColor) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    private func fill(_ color: CGColor) {
        setSource(color)
        cairo_fill(context)
    }

    private func addPath(_ shape: RoundedRectangle) {
        let rect = shape.rect
        guard shape.radius > 0, !shape.corners.isEmpty else {
            return cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        }
        let quarter = CGFloat.pi / 2
        func corner(_ corner: RoundedRectangle.Corners, x: CGFloat, y: CGFloat, turn: CGFloat) {
            let radius = shape.radius(of: corner)
            guard radius > 0 else { return cairo_line_to(context, x, y) }
            let centerX = x == rect.maxX ? x - radius : x + radius
            let centerY = y == rect.maxY ? y - radius : y + radius
            cairo_arc(context, centerX, centerY, radius, turn * quarter, (turn + 1) * quarter)
        }
        cairo_new_sub_path(context)
        corner(.topRight, x: rect.maxX, y: rect.minY, turn: -1)
        corner(.bottomRight, x: rect.maxX, y: rect.maxY, turn: 0)
        corner(.bottomLeft, x: rect.minX, y: rect.maxY, turn: 1)
        corner(.topLeft, x: rect.minX, y: rect.minY, turn: 2)
        cairo_close_path(context)
    }

    // MARK: Glyphs

    private func draw(_ run: GlyphRun, origin: CGPoint, color: CGColor) throws(RenderingError) {
        if text == .embeddedFonts, let font = font(run.face) {
            setSource(color)
            show(run, origin: origin, font: font)
            return
        }
        var outlined: [GlyphRun.Glyph] = []
        for glyph in run.glyphs {
            if let picture = try glyphs.picture(glyph.id, of: run.face) {
                let (x, y) = (Double(origin.x) + glyph.x, Double(origin.y) + glyph.y)
                draw(picture, x: x, y: y, size: run.size, alpha: color.alpha)
            } else {
                outlined.append(glyph)
            }
        }
        setSource(color)
        if let rasterizer, let mask = mask(outlined, of: run, origin: origin, rasterizer) {
            return mask.paint(context)
        }
        let scale = run.size / Double(run.face.unitsPerEm)
        for glyph in outlined {
            addPath(
                glyphs.outline(glyph.id, of: run.face), x: Double(origin.x) + glyph.x, y: Double(origin.y) + glyph.y,
                scale: scale)
        }
        cairo_fill(context)
    }

    /// What the glyphs cover of the surface; nil where they are turned or skewed, cover nothing, or too much.
    private func mask(
        _ list: [GlyphRun.Glyph], of run: GlyphRun, origin: CGPoint, _ rasterizer: GlyphRasterizer
    ) -> GlyphMask? {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0 else { return nil }
        var placed: [GlyphMask.Glyph] = []
        for glyph in list {
            guard let contours = glyphs.contours(glyph.id, of: run.face) else { return nil }
            placed.append(
                GlyphMask.Glyph(
                    contours: contours, x: (Double(origin.x) + glyph.x) * matrix.xx + matrix.x0,
                    y: (Double(origin.y) + glyph.y) * matrix.yy + matrix.y0))
        }
        return GlyphMask(placed, scale: run.size / Double(run.face.unitsPerEm) * matrix.xx, by: rasterizer)
    }

    private func font(_ face: FontFace) -> CairoFont? {
        if let known = fonts[face] { return known }
        let font = CairoFont(face)
        fonts[face] = .some(font)
        return font
    }

    /// Sets the run as text: the same glyphs at the same places, and the characters they stand for.
    private func show(_ run: GlyphRun, origin: CGPoint, font: CairoFont) {
        font.withFont { cairo_set_font_face(context, $0) }
        cairo_set_font_size(context, run.size)
        let glyphs = run.glyphs.map { glyph in
            cairo_glyph_t(index: UInt(glyph.id), x: Double(origin.x) + glyph.x, y: Double(origin.y) + glyph.y)
        }
        let clusters = TextClusters(run).clusters.map { cluster in
            cairo_text_cluster_t(num_bytes: Int32(cluster.byteCount), num_glyphs: Int32(cluster.glyphCount))
        }
        let flags = run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
        cairo_show_text_glyphs(
            context, run.string, Int32(run.string.utf8.count), glyphs, Int32(glyphs.count), clusters,
            Int32(clusters.count), flags)
    }

    private func addPath(_ outline: GlyphOutline, x: Double, y: Double, scale: Double) {
        func place(_ point: GlyphOutline.Point) -> (x: Double, y: Double) { (x + point.x * scale, y - point.y * scale) }
        var current = place(.init(x: 0, y: 0))
        for command in outline.commands {
            switch command {
            case .move(let to):
                current = place(to)
                cairo_move_to(context, current.x, current.y)
            case .line(let to):
                current = place(to)
                cairo_line_to(context, current.x, current.y)
            case .quadratic(let control, let to):
                let (control, end) = (place(control), place(to))
                // The same curve with two control points, each two thirds of the way to the one.
                cairo_curve_to(
                    context, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
                    end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
                current = end
            case .cubic(let first, let second, let to):
                let (first, second) = (place(first), place(second))
                current = place(to)
                cairo_curve_to(context, first.x, first.y, second.x, second.y, current.x, current.y)
            case .close: cairo_close_path(context)
            }
        }
    }

    private func draw(_ picture: GlyphStore.Picture, x: Double, y: Double, size: Double, alpha: CGFloat) {
        let scale = size / picture.bitmap.pixelsPerEm
        cairo_save(context)
        cairo_translate(context, x + Double(picture.bitmap.left) * scale, y - Double(picture.bitmap.top) * scale)
        cairo_scale(context, scale, scale)
        picture.image.withSurface { cairo_set_source_surface(context, $0, 0, 0) }
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
        cairo_paint_with_alpha(context, alpha)
        cairo_restore(context)
    }
}
