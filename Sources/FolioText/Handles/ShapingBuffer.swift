import FolioHarfBuzz

/// Owns an `hb_buffer_t`, reused from one run to the next. One thread at a time; `Pool` hands them out.
final class ShapingBuffer {
    private let buffer: OpaquePointer

    init() {
        guard let buffer = hb_buffer_create(), hb_buffer_allocation_successful(buffer) != 0 else {
            fatalError("HarfBuzz could not allocate a shaping buffer")
        }
        self.buffer = buffer
    }

    deinit { hb_buffer_destroy(buffer) }

    /// Shapes `range` of `text` in the context of what stands around it, and hands the glyphs over in visual order.
    ///
    /// Advances and offsets are in the font's units; clusters are UTF-16 offsets in `text`.
    func shape<Result>(
        _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, font: HarfBuzzFont, script: ScriptTag,
        isRightToLeft: Bool, language: OpaquePointer?, features: [hb_feature_t],
        _ body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>) -> Result
    ) -> Result {
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_utf16(buffer, text.baseAddress, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(script.rawValue))
        if let language { hb_buffer_set_language(buffer, language) }
        hb_shape(font.font, buffer, features, UInt32(features.count))
        var infoCount: UInt32 = 0
        var positionCount: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &infoCount)
        let positions = hb_buffer_get_glyph_positions(buffer, &positionCount)
        return body(
            UnsafeBufferPointer(start: infos, count: Int(infoCount)),
            UnsafeBufferPointer(start: positions, count: Int(positionCount)))
    }
}
