// pango CORPUS cold|warm|relayout FAMILY,…   PangoCairo: no hinting of outlines or metrics, fractional glyph positions.
//   cold      one PangoLayout for all: set_text with a new string, set_width, pixel size and line count
//   warm      the same for the second half of the strings, after the first
//   relayout  a PangoLayout kept for each string: set_width to the next width, pixel size and line count
#include "bench.h"
#include <pango/pangocairo.h>

static PangoLayout *make_layout(PangoContext *context, PangoFontDescription *font, float width) {
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_width(layout, width * PANGO_SCALE);
    return layout;
}

// Adds to the height; returns the number of lines.
static long measure(PangoLayout *layout, double *height) {
    int width, pixels;
    pango_layout_get_pixel_size(layout, &width, &pixels);
    *height += pixels;
    return pango_layout_get_line_count(layout);
}

static long measure_new(PangoLayout *layout, Text text, double *height) {
    pango_layout_set_text(layout, text.bytes, text.length);
    pango_layout_set_width(layout, WIDTHS[0] * PANGO_SCALE);
    return measure(layout, height);
}

static PangoContext *make_context(void) {
    PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context, options);
    pango_context_set_round_glyph_positions(context, FALSE);
    return context;
}

int main(int argc, char **argv) {
    if (argc != 4) return fprintf(stderr, "pango CORPUS cold|warm|relayout FAMILY,…\n"), 64;
    Corpus corpus = load(argv[1]);
    const char *name = argv[2];
    require_case(name, " cold warm relayout ");
    PangoContext *context = make_context();
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family(font, argv[3]);
    pango_font_description_set_absolute_size(font, FONT_PX * PANGO_SCALE);
    Stopwatch watch = {0};
    int from = first_measured(&corpus, name);
    if (strcmp(name, "relayout")) {
        PangoLayout *layout = make_layout(context, font, WIDTHS[0]);
        for (int pass = 0; pass <= COLD_PASSES; pass++) {
            long lines = 0;
            double height = 0, ignored = 0;
            for (int i = 0; i < from; i++) measure_new(layout, corpus.texts[i], &ignored);
            start(&watch);
            for (int i = from; i < corpus.count; i++) lines += measure_new(layout, corpus.texts[i], &height);
            stop(&watch);
            watch.lines = lines;
            watch.check = height;
        }
    } else {
        PangoLayout **layouts = malloc(corpus.count * sizeof *layouts);
        double ignored = 0;
        for (int i = 0; i < corpus.count; i++) {
            layouts[i] = make_layout(context, font, 300);
            pango_layout_set_text(layouts[i], corpus.texts[i].bytes, corpus.texts[i].length);
            measure(layouts[i], &ignored);
        }
        for (int pass = 0; pass <= RELAYOUT_PASSES; pass++) {
            long lines = 0;
            double height = 0;
            start(&watch);
            for (int i = 0; i < corpus.count; i++) {
                pango_layout_set_width(layouts[i], WIDTHS[pass % WIDTH_COUNT] * PANGO_SCALE);
                lines += measure(layouts[i], &height);
            }
            stop(&watch);
            if (pass > RELAYOUT_PASSES - WIDTH_COUNT) {
                watch.lines += lines;
                watch.check += height;
            }
        }
    }
    report(&watch, "pango", pango_version_string(), name, argv[1], corpus.count - from);
}
