#pragma once
#include <stddef.h>
#include <stdint.h>

// What FolioRendering needs of libjpeg, whose errors leave by longjmp: Swift must not see that.

/// Decodes a JPEG file into rows from the top of blue, green, red, alpha; `folio_jpeg_free` gives them back.
///
/// NULL where the file is damaged, has more than `maximum_pixels`, or has no memory to be decoded in.
uint8_t *folio_jpeg_decode(const uint8_t *data, size_t length, size_t maximum_pixels, int32_t *width, int32_t *height);
void folio_jpeg_free(uint8_t *pixels);
