#include "FolioJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf escape;
} ErrorManager;

static void leave(j_common_ptr info) { longjmp(((ErrorManager *)info->err)->escape, 1); }

// What libjpeg would print.
static void stay_silent(j_common_ptr info) { (void)info; }

// Inks to light. Adobe's files, which are nearly all there are, have the inks inverted.
static void convert_inks(uint8_t *pixels, size_t count, int is_inverted) {
    for (uint8_t *pixel = pixels; pixel < pixels + 4 * count; pixel += 4) {
        unsigned inks[4];
        for (int index = 0; index < 4; index++) inks[index] = is_inverted ? pixel[index] : 255u - pixel[index];
        pixel[0] = (uint8_t)(inks[2] * inks[3] / 255);
        pixel[1] = (uint8_t)(inks[1] * inks[3] / 255);
        pixel[2] = (uint8_t)(inks[0] * inks[3] / 255);
        pixel[3] = 255;
    }
}

uint8_t *folio_jpeg_decode(const uint8_t *data, size_t length, size_t maximum_pixels, int32_t *width, int32_t *height) {
    struct jpeg_decompress_struct info;
    ErrorManager errors;
    uint8_t *volatile pixels = NULL;
    info.err = jpeg_std_error(&errors.base);
    errors.base.error_exit = leave;
    errors.base.output_message = stay_silent;
    if (setjmp(errors.escape)) {
        jpeg_destroy_decompress(&info);
        free(pixels);
        return NULL;
    }
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, data, length);
    jpeg_read_header(&info, TRUE);
    int has_inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
    info.out_color_space = has_inks ? JCS_CMYK : JCS_EXT_BGRA;
    // The plain algorithms, so that no processor has a picture of its own.
    info.dct_method = JDCT_ISLOW;
    info.do_fancy_upsampling = FALSE;
    jpeg_start_decompress(&info);
    size_t stride = (size_t)info.output_width * 4;
    size_t count = (size_t)info.output_width * info.output_height;
    if (info.output_components == 4 && count > 0 && count <= maximum_pixels) pixels = malloc(count * 4);
    if (pixels == NULL) leave((j_common_ptr)&info);
    while (info.output_scanline < info.output_height) {
        JSAMPROW row = pixels + info.output_scanline * stride;
        jpeg_read_scanlines(&info, &row, 1);
    }
    if (has_inks) convert_inks(pixels, count, info.saw_Adobe_marker);
    *width = (int32_t)info.output_width;
    *height = (int32_t)info.output_height;
    jpeg_finish_decompress(&info);
    jpeg_destroy_decompress(&info);
    return pixels;
}

void folio_jpeg_free(uint8_t *pixels) { free(pixels); }
