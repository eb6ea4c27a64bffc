#include "FolioPNG.h"

#include <stdlib.h>
#include <string.h>

#include <png.h>

// Of a screen of text level 1 makes a file a twentieth larger than level 3, in four fifths of the time.
// Rows are compressed as they are: what is flat repeats itself, and glyphs are alike only before they are filtered.
enum { compression_level = 1, chunk_size = 1 << 16 };

typedef struct {
    uint8_t *bytes;
    size_t length, capacity;
} File;

static void append(png_structp png, png_bytep bytes, size_t count) {
    File *file = png_get_io_ptr(png);
    if (count > file->capacity - file->length) {
        size_t capacity = 2 * file->capacity + count;
        uint8_t *larger = realloc(file->bytes, capacity);
        if (larger == NULL) png_error(png, "no memory");
        file->bytes = larger;
        file->capacity = capacity;
    }
    memcpy(file->bytes + file->length, bytes, count);
    file->length += count;
}

static void flush(png_structp png) { (void)png; }
static void leave(png_structp png, png_const_charp message) {
    (void)message;
    png_longjmp(png, 1);
}
static void stay_silent(png_structp png, png_const_charp message) { (void)png, (void)message; }

static int is_opaque(const uint8_t *pixels, size_t stride, size_t width, size_t height) {
    for (size_t y = 0; y < height; y++) {
        const uint8_t *row = pixels + y * stride;
        unsigned alpha = 255;
        for (size_t x = 0; x < width; x++) alpha &= row[4 * x + 3];
        if (alpha != 255) return 0;
    }
    return 1;
}

static void copy_colors(uint8_t *target, const uint8_t *source, size_t width) {
    for (size_t x = 0; x < width; x++, source += 4, target += 3) {
        target[0] = source[2];
        target[1] = source[1];
        target[2] = source[0];
    }
}

// A PNG file's colours are not premultiplied.
static void copy_with_alpha(uint8_t *target, const uint8_t *source, size_t width) {
    for (size_t x = 0; x < width; x++, source += 4, target += 4) {
        unsigned alpha = source[3];
        for (int index = 0; index < 3; index++) {
            unsigned color = source[2 - index];
            target[index] = alpha == 0 ? 0 : (uint8_t)(color >= alpha ? 255 : (color * 255 + alpha / 2) / alpha);
        }
        target[3] = (uint8_t)alpha;
    }
}

// What may be left by longjmp is in a frame of its own, so that the caller's variables keep their values.
static int write_rows(
    png_structp png, png_infop info, uint8_t *row, const uint8_t *pixels, size_t stride, size_t width, size_t height) {
    if (setjmp(png_jmpbuf(png))) return 0;
    int has_alpha = !is_opaque(pixels, stride, width, height);
    png_set_compression_level(png, compression_level);
    png_set_compression_buffer_size(png, chunk_size);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    png_set_IHDR(
        png, info, (png_uint_32)width, (png_uint_32)height, 8, has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
    png_write_info(png, info);
    for (size_t y = 0; y < height; y++) {
        const uint8_t *source = pixels + y * stride;
        if (has_alpha) copy_with_alpha(row, source, width);
        else copy_colors(row, source, width);
        png_write_row(png, row);
    }
    png_write_end(png, info);
    return 1;
}

uint8_t *folio_png_encode(const uint8_t *pixels, size_t stride, int32_t width, int32_t height, size_t *length) {
    File file = {NULL, 0, 0};
    uint8_t *row = malloc((size_t)width * 4);
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, leave, stay_silent);
    png_infop info = png == NULL ? NULL : png_create_info_struct(png);
    if (png != NULL) png_set_write_fn(png, &file, append, flush);
    int is_written =
        row != NULL && info != NULL && write_rows(png, info, row, pixels, stride, (size_t)width, (size_t)height);
    png_destroy_write_struct(&png, &info);
    free(row);
    if (!is_written) {
        free(file.bytes);
        return NULL;
    }
    *length = file.length;
    return file.bytes;
}

void folio_png_free(uint8_t *file) { free(file); }
