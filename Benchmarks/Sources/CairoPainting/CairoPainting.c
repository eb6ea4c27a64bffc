#include "CairoPainting.h"

#include <cairo-ft.h>
#include <cairo.h>
#include <stdlib.h>
#include <time.h>

static cairo_status_t count_bytes(void *closure, const unsigned char *data, unsigned int length) {
    (void)data;
    *(int64_t *)closure += length;
    return CAIRO_STATUS_SUCCESS;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int64_t cairo_paint_glyphs(
    const char *const *files, int32_t file_count, const PaintedGlyph *glyphs, int32_t count, double width,
    double height, double scale, double *paint_seconds) {
    FT_Library library;
    if (FT_Init_FreeType(&library)) return 0;
    FT_Face *faces = calloc((size_t)file_count, sizeof *faces);
    cairo_font_face_t **fonts = calloc((size_t)file_count, sizeof *fonts);
    for (int32_t index = 0; index < file_count; index++) {
        if (FT_New_Face(library, files[index], 0, &faces[index])) return 0;
        fonts[index] = cairo_ft_font_face_create_for_ft_face(faces[index], FT_LOAD_NO_HINTING);
    }
    double start = now();
    cairo_surface_t *surface =
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)(width * scale), (int)(height * scale));
    cairo_t *context = cairo_create(surface);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(context, options);
    cairo_scale(context, scale, scale);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    cairo_set_source_rgb(context, 0, 0, 0);
    for (int32_t first = 0; first < count;) {
        int32_t end = first;
        cairo_glyph_t run[256];
        while (end < count && end - first < 256 && glyphs[end].font == glyphs[first].font
            && glyphs[end].size == glyphs[first].size) {
            run[end - first] = (cairo_glyph_t){glyphs[end].glyph, glyphs[end].x, glyphs[end].y};
            end++;
        }
        cairo_set_font_face(context, fonts[glyphs[first].font]);
        cairo_set_font_size(context, glyphs[first].size);
        cairo_show_glyphs(context, run, end - first);
        first = end;
    }
    cairo_surface_flush(surface);
    *paint_seconds = now() - start;
    int64_t bytes = 0;
    cairo_status_t status = cairo_surface_write_to_png_stream(surface, count_bytes, &bytes);
    cairo_font_options_destroy(options);
    cairo_destroy(context);
    cairo_surface_destroy(surface);
    for (int32_t index = 0; index < file_count; index++) {
        cairo_font_face_destroy(fonts[index]);
        FT_Done_Face(faces[index]);
    }
    free(fonts);
    free(faces);
    FT_Done_FreeType(library);
    return status == CAIRO_STATUS_SUCCESS ? bytes : 0;
}
