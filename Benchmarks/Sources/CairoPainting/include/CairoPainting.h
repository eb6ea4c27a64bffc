#pragma once
#include <stdint.h>

typedef struct {
    /// Which of the font files.
    int32_t font;
    uint32_t glyph;
    double x, y, size;
} PaintedGlyph;

/// What painting cannot do without: a white picture, the glyphs in black by Cairo's own text functions, and a PNG file.
///
/// Returns the number of bytes of the file, 0 on failure; `paint_seconds` is the part without PNG.
int64_t cairo_paint_glyphs(
    const char *const *files, int32_t file_count, const PaintedGlyph *glyphs, int32_t count, double width,
    double height, double scale, double *paint_seconds);
