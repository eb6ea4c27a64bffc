#pragma once
#include <stddef.h>
#include <stdint.h>

// What FolioRendering needs of libpng, whose errors leave by longjmp: Swift must not see that.

/// Writes a PNG file of rows from the top of blue, green, red, alpha, premultiplied, `stride` bytes from row to row.
///
/// A picture without a transparent pixel is written without alpha, and as a palette's where it has at most 256 colours. Equal pixels give equal bytes: there is no time stamp.
/// Returns the file, which `folio_png_free` gives back; NULL without memory or for sides that libpng refuses.
uint8_t *folio_png_encode(const uint8_t *pixels, size_t stride, int32_t width, int32_t height, size_t *length);
void folio_png_free(uint8_t *file);
