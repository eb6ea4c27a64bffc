private import FolioFreeType

extension FreeTypeFace {
    /// The unscaled outline, without hinting; empty where the glyph has none.
    func outline(glyph: UInt32) -> GlyphOutline {
        withFace { face in
            guard FT_Load_Glyph(face, glyph, folio_ft_load_unscaled()) == 0, let slot = face.pointee.glyph,
                slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
            else { return GlyphOutline() }
            var sink = OutlineSink()
            let error = withUnsafeMutablePointer(to: &sink) { sink in
                var functions = OutlineSink.functions
                return FT_Outline_Decompose(&slot.pointee.outline, &functions, sink)
            }
            guard error == 0 else { return GlyphOutline() }
            return sink.finished()
        }
    }

    /// The glyph's picture in the largest strike; nil unless it is in colour.
    func bitmap(glyph: UInt32) -> GlyphBitmap? {
        withFace { face in
            let strikes = (0..<Int(face.pointee.num_fixed_sizes)).map { face.pointee.available_sizes[$0].y_ppem }
            guard let largest = strikes.indices.max(by: { strikes[$0] < strikes[$1] }),
                strikes[largest] > 0, FT_Select_Size(face, FT_Int(largest)) == 0,
                FT_Load_Glyph(face, glyph, folio_ft_load_color()) == 0, let slot = face.pointee.glyph?.pointee,
                slot.format == FT_GLYPH_FORMAT_BITMAP, slot.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
                let buffer = slot.bitmap.buffer
            else { return nil }
            let (width, height) = (Int(slot.bitmap.width), Int(slot.bitmap.rows))
            var pixels: [UInt8] = []
            pixels.reserveCapacity(width * height * 4)
            for row in 0..<height {
                let start = buffer + row * Int(slot.bitmap.pitch)
                pixels.append(contentsOf: UnsafeBufferPointer(start: start, count: width * 4))
            }
            return GlyphBitmap(
                width: width, height: height, pixels: pixels, left: Int(slot.bitmap_left), top: Int(slot.bitmap_top),
                pixelsPerEm: Double(strikes[largest]) / 64)
        }
    }
}

/// Collects the contours that FreeType walks through.
private struct OutlineSink {
    private var commands: [GlyphOutline.Command] = []

    func finished() -> GlyphOutline { GlyphOutline(commands: commands.isEmpty ? [] : commands + [.close]) }

    private mutating func move(to point: GlyphOutline.Point) {
        if !commands.isEmpty { commands.append(.close) }
        commands.append(.move(to: point))
    }

    private typealias Vector = UnsafePointer<FT_Vector>

    private static func point(_ vector: Vector?) -> GlyphOutline.Point {
        guard let vector else { fatalError("FreeType walks an outline without a point") }
        return GlyphOutline.Point(x: Double(vector.pointee.x), y: Double(vector.pointee.y))
    }

    /// The sink behind FreeType's user pointer takes a command.
    private static func add(_ sink: UnsafeMutableRawPointer?, _ add: (inout OutlineSink) -> Void) -> Int32 {
        guard let sink else { fatalError("FreeType walks an outline without a sink") }
        add(&sink.assumingMemoryBound(to: OutlineSink.self).pointee)
        return 0
    }

    static var functions: FT_Outline_Funcs {
        FT_Outline_Funcs(
            move_to: { to, sink in OutlineSink.add(sink) { $0.move(to: OutlineSink.point(to)) } },
            line_to: { to, sink in OutlineSink.add(sink) { $0.commands.append(.line(to: OutlineSink.point(to))) } },
            conic_to: { control, to, sink in
                OutlineSink.add(sink) {
                    $0.commands.append(
                        .quadratic(control: OutlineSink.point(control), to: OutlineSink.point(to)))
                }
            },
            cubic_to: { first, second, to, sink in
                OutlineSink.add(sink) {
                    $0.commands.append(
                        .cubic(OutlineSink.point(first), OutlineSink.point(second), to: OutlineSink.point(to)))
                }
            },
            shift: 0, delta: 0)
    }
}
