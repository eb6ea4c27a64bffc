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

typedef struct {
    png_color colors[256];
    int count;
    /// By the colours' hash: 0 for none, else the index plus one.
    uint16_t slots[1024];
} Palette;

// The index of a pixel's colour, which is added where there is room; -1 where there is none.
static int color_index(Palette *palette, const uint8_t *pixel) {
    uint32_t color = (uint32_t)pixel[2] << 16 | (uint32_t)pixel[1] << 8 | pixel[0];
    uint32_t slot = (color * 0x9E3779B1u) >> 22;
    for (; palette->slots[slot] != 0; slot = (slot + 1) & 1023) {
        png_color known = palette->colors[palette->slots[slot] - 1];
        if (known.red == pixel[2] && known.green == pixel[1] && known.blue == pixel[0]) return palette->slots[slot] - 1;
    }
    if (palette->count == 256) return -1;
    palette->colors[palette->count++] = (png_color){pixel[2], pixel[1], pixel[0]};
    palette->slots[slot] = (uint16_t)palette->count;
    return palette->count - 1;
}

// A byte for each pixel of an opaque picture; 0 where it has more than 256 colours.
static int find_colors(
    Palette *palette, uint8_t *indices, const uint8_t *pixels, size_t stride, size_t width, size_t height) {
    memset(palette, 0, sizeof *palette);
    for (size_t y = 0; y < height; y++, indices += width) {
        const uint8_t *row = pixels + y * stride;
        uint32_t last = 0;
        int index = -1;
        for (size_t x = 0; x < width; x++) {
            uint32_t pixel;
            memcpy(&pixel, row + 4 * x, sizeof pixel);
            if (index < 0 || pixel != last) {
                index = color_index(palette, row + 4 * x);
                if (index < 0) return 0;
                last = pixel;
            }
            indices[x] = (uint8_t)index;
        }
    }
    return 1;
}

// What may be left by longjmp is in a frame of its own, so that the caller's variables keep their values.
static int write_rows(
    png_structp png, png_infop info, Palette *palette, uint8_t *rows, const uint8_t *pixels, size_t stride, size_t width,
    size_t height) {
    if (setjmp(png_jmpbuf(png))) return 0;
    int has_alpha = !is_opaque(pixels, stride, width, height);
    int has_palette = !has_alpha && find_colors(palette, rows, pixels, stride, width, height);
    png_set_compression_level(png, compression_level);
    png_set_compression_buffer_size(png, chunk_size);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    png_set_IHDR(
        png, info, (png_uint_32)width, (png_uint_32)height, 8,
        has_palette ? PNG_COLOR_TYPE_PALETTE : has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
    if (has_palette) png_set_PLTE(png, info, palette->colors, palette->count);
    png_write_info(png, info);
    for (size_t y = 0; y < height; y++) {
        const uint8_t *source = pixels + y * stride;
        if (has_palette) {
            png_write_row(png, rows + y * width);
            continue;
        }
        if (has_alpha) copy_with_alpha(rows, source, width);
        else copy_colors(rows, source, width);
        png_write_row(png, rows);
    }
    png_write_end(png, info);
    return 1;
}

uint8_t *folio_png_encode(const uint8_t *pixels, size_t stride, int32_t width, int32_t height, size_t *length) {
    File file = {NULL, 0, 0};
    // A row of colours, or the indices of all pixels.
    size_t size = (size_t)width * (size_t)(height > 4 ? height : 4);
    uint8_t *rows = malloc(size);
    Palette *palette = malloc(sizeof *palette);
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, leave, stay_silent);
    png_infop info = png == NULL ? NULL : png_create_info_struct(png);
    if (png != NULL) png_set_write_fn(png, &file, append, flush);
    int is_written =
        rows != NULL && palette != NULL && info != NULL
        && write_rows(png, info, palette, rows, pixels, stride, (size_t)width, (size_t)height);
    png_destroy_write_struct(&png, &info);
    free(rows);
    free(palette);
    if (!is_written) {
        free(file.bytes);
        return NULL;
    }
    *length = file.length;
    return file.bytes;
}

void folio_png_free(uint8_t *file) { free(file); }
