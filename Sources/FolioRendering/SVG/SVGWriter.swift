import FolioText
import HeadlessUIKit

/// Writes display items as SVG 1.1 elements, and what they share as definitions.
struct SVGWriter {
    private let text: DocumentText
    private var body = ""
    private var depth = 1
    private var definitions: [String] = []
    private var glyphNames: [GlyphKey: String?] = [:]
    private var clipCount = 0
    private var fonts = PageFonts()

    private struct GlyphKey: Hashable {
        let face: FontFace
        let glyph: UInt32
    }

    init(text: DocumentText) { self.text = text }

    func document(size: CGSize, width: Double, height: Double) throws(RenderingError) -> String {
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
                + " width=\"\(width.svg)\" height=\"\(height.svg)\""
                + " viewBox=\"0 0 \(size.width.svg) \(size.height.svg)\">"
        ]
        if text == .embeddedFonts {
            lines += ["  <style>", try fonts.fontFaceRules(.embedded), "  text { white-space: pre }", "  </style>"]
        }
        if !definitions.isEmpty { lines += ["  <defs>"] + definitions.map { "    \($0)" } + ["  </defs>"] }
        return lines.joined(separator: "\n") + "\n" + body + "</svg>\n"
    }

    // MARK: Elements

    mutating func draw(_ item: DisplayItem) throws(RenderingError) {
        switch item {
        case .glyphs(let run, let origin, let color):
            switch text {
            case .outlines: try drawOutlines(run, origin: origin, color)
            case .embeddedFonts: drawText(run, origin: origin, color)
            }
        case .image(let picture, let rect):
            line(
                "<image\(Self.box(rect)) preserveAspectRatio=\"none\""
                    + " xlink:href=\"\(try Self.dataURL(picture))\"/>")
        case .group(let group): try draw(group)
        case .fill, .border, .stroke: write(item)
        }
    }

    /// A shape; nothing for the items that can fail.
    mutating func write(_ item: DisplayItem) {
        switch item {
        case .fill(let shape, let color): line("<path d=\"\(Self.path(shape))\"\(Self.paint("fill", color))/>")
        case .border(let shape, let width, let color):
            let inside = shape.inside(borderWidth: width).map { " " + Self.path($0) } ?? ""
            line("<path d=\"\(Self.path(shape))\(inside)\" fill-rule=\"evenodd\"\(Self.paint("fill", color))/>")
        case .stroke(let points, let width, let color):
            guard let first = points.first else { return }
            // A line of no length shows its round ends only where it is a line.
            let rest = points.count > 1 ? points.dropFirst() : [first]
            let path = "M\(Self.point(first))" + rest.map { "L\(Self.point($0))" }.joined()
            line(
                "<path d=\"\(path)\" fill=\"none\" stroke-width=\"\(width.svg)\" stroke-linecap=\"round\""
                    + " stroke-linejoin=\"round\"\(Self.paint("stroke", color))/>")
        case .glyphs, .image, .group: break
        }
    }

    private mutating func draw(_ group: DisplayGroup) throws(RenderingError) {
        var attributes = ""
        if let part = group.part?.part {
            attributes += " data-folio-kind=\"\(part.kind.rawValue)\" data-folio-id=\"\(part.id.xmlEscaped)\""
        }
        if group.alpha < 1 { attributes += " opacity=\"\(group.alpha.svg)\"" }
        let t = group.transform
        if !t.isIdentity {
            let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.svg).joined(separator: " ")
            attributes += " transform=\"matrix(\(numbers))\""
        }
        if let clip = group.clip {
            clipCount += 1
            definitions.append("<clipPath id=\"c\(clipCount)\"><path d=\"\(Self.path(clip))\"/></clipPath>")
            attributes += " clip-path=\"url(#c\(clipCount))\""
        }
        guard !attributes.isEmpty else {
            for item in group.items { try draw(item) }
            return
        }
        line("<g\(attributes)>")
        depth += 1
        for item in group.items { try draw(item) }
        depth -= 1
        line("</g>")
    }

    private mutating func line(_ text: String) {
        body += String(repeating: "  ", count: depth) + text + "\n"
    }

    // MARK: Glyphs

    private mutating func drawOutlines(
        _ run: GlyphRun, origin: CGPoint, _ color: CGColor
    ) throws(RenderingError) {
        let scale = run.size / Double(run.face.unitsPerEm)
        var uses: [String] = []
        for glyph in run.glyphs {
            guard let name = try name(of: glyph.id, in: run.face) else { continue }
            let (x, y) = ((Double(origin.x) + glyph.x).svg, (Double(origin.y) + glyph.y).svg)
            let size = name.hasPrefix("b") ? "\(run.size.svg)" : "\(scale.precise) \((-scale).precise)"
            uses.append("<use xlink:href=\"#\(name)\" transform=\"translate(\(x) \(y)) scale(\(size))\"/>")
        }
        guard !uses.isEmpty else { return }
        let paint = run.face.hasColorGlyphs ? Self.opacity(color) : Self.paint("fill", color)
        line("<g\(paint)>")
        for use in uses { line("  " + use) }
        line("</g>")
    }

    /// The definition of a glyph: `g` and a number for an outline in font units, `b` for a picture an em high; nil for a blank.
    private mutating func name(of glyph: UInt32, in face: FontFace) throws(RenderingError) -> String? {
        let key = GlyphKey(face: face, glyph: glyph)
        if let known = glyphNames[key] { return known }
        var name: String?
        if let bitmap = face.bitmap(glyph: glyph) {
            let em = bitmap.pixelsPerEm
            let rect = CGRect(
                x: Double(bitmap.left) / em, y: -Double(bitmap.top) / em, width: Double(bitmap.width) / em,
                height: Double(bitmap.height) / em)
            let picture = RasterImage(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
            let id = "b\(glyphNames.count)"
            let box =
                " x=\"\(Double(rect.minX).precise)\" y=\"\(Double(rect.minY).precise)\""
                + " width=\"\(Double(rect.width).precise)\" height=\"\(Double(rect.height).precise)\""
            definitions.append("<image id=\"\(id)\"\(box) xlink:href=\"\(try Self.dataURL(picture))\"/>")
            name = id
        } else {
            let outline = face.outline(glyph: glyph)
            if !outline.commands.isEmpty {
                let id = "g\(glyphNames.count)"
                definitions.append("<path id=\"\(id)\" d=\"\(Self.path(outline))\"/>")
                name = id
            }
        }
        glyphNames[key] = .some(name)
        return name
    }

    private mutating func drawText(_ run: GlyphRun, origin: CGPoint, _ color: CGColor) {
        guard let first = run.glyphs.first else { return }
        let family = fonts.family(run.face)
        let direction = run.isRightToLeft ? " direction=\"rtl\" unicode-bidi=\"bidi-override\" text-anchor=\"end\"" : ""
        let paint = run.face.hasColorGlyphs ? Self.opacity(color) : Self.paint("fill", color)
        line(
            "<text x=\"\((Double(origin.x) + first.x).svg)\" y=\"\((Double(origin.y) + first.y).svg)\""
                + " font-family=\"\(family)\" font-size=\"\(run.size.svg)\"\(direction)\(paint)"
                + " xml:space=\"preserve\">\(run.string.xmlEscaped)</text>")
    }

    // MARK: Attributes

    private static func point(_ point: CGPoint) -> String { "\(point.x.svg) \(point.y.svg)" }

    private static func box(_ rect: CGRect) -> String {
        " x=\"\(rect.minX.svg)\" y=\"\(rect.minY.svg)\" width=\"\(rect.width.svg)\" height=\"\(rect.height.svg)\""
    }

    private static func paint(_ name: String, _ color: CGColor) -> String {
        func hex(_ component: CGFloat) -> String {
            let text = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
            return text.count == 1 ? "0" + text : text
        }
        let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(color.alpha.svg)\"" : ""
        return " \(name)=\"#\(hex(color.red))\(hex(color.green))\(hex(color.blue))\"\(opacity)"
    }

    private static func opacity(_ color: CGColor) -> String {
        color.alpha < 1 ? " opacity=\"\(color.alpha.svg)\"" : ""
    }

    private static func dataURL(_ picture: RasterImage) throws(RenderingError) -> String {
        "data:image/png;base64,\(try picture.png().base64EncodedString())"
    }

    private static func path(_ shape: RoundedRectangle) -> String {
        let rect = shape.rect
        guard shape.radius > 0, !shape.corners.isEmpty else {
            return "M\(rect.minX.svg) \(rect.minY.svg)H\(rect.maxX.svg)V\(rect.maxY.svg)H\(rect.minX.svg)Z"
        }
        func arc(_ corner: RoundedRectangle.Corners, x: CGFloat, y: CGFloat) -> String {
            let radius = shape.radius(of: corner)
            return radius > 0 ? "A\(radius.svg) \(radius.svg) 0 0 1 \(x.svg) \(y.svg)" : ""
        }
        let topLeft = shape.radius(of: .topLeft)
        let topRight = shape.radius(of: .topRight)
        let bottomRight = shape.radius(of: .bottomRight)
        let bottomLeft = shape.radius(of: .bottomLeft)
        return "M\((rect.minX + topLeft).svg) \(rect.minY.svg)H\((rect.maxX - topRight).svg)"
            + arc(.topRight, x: rect.maxX, y: rect.minY + topRight)
            + "V\((rect.maxY - bottomRight).svg)" + arc(.bottomRight, x: rect.maxX - bottomRight, y: rect.maxY)
            + "H\((rect.minX + bottomLeft).svg)" + arc(.bottomLeft, x: rect.minX, y: rect.maxY - bottomLeft)
            + "V\((rect.minY + topLeft).svg)" + arc(.topLeft, x: rect.minX + topLeft, y: rect.minY) + "Z"
    }

    private static func path(_ outline: GlyphOutline) -> String {
        func point(_ point: GlyphOutline.Point) -> String { "\(point.x.svg) \(point.y.svg)" }
        return outline.commands.map { command in
            switch command {
            case .move(let to): "M\(point(to))"
            case .line(let to): "L\(point(to))"
            case .quadratic(let control, let to): "Q\(point(control)) \(point(to))"
            case .cubic(let first, let second, let to): "C\(point(first)) \(point(second)) \(point(to))"
            case .close: "Z"
            }
        }.joined()
    }
}
