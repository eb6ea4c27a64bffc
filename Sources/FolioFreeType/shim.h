#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_TRUETYPE_TABLES_H
#include FT_OUTLINE_H
#include FT_MULTIPLE_MASTERS_H

// Macros over face flags, and load flags built from expressions: Swift imports neither.
static inline int folio_ft_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) != 0; }
static inline int folio_ft_has_color(FT_Face face) { return FT_HAS_COLOR(face) != 0; }
static inline FT_Int32 folio_ft_load_strike_metrics(void) { return FT_LOAD_COLOR | FT_LOAD_NO_HINTING | FT_LOAD_BITMAP_METRICS_ONLY; }
static inline FT_Int32 folio_ft_load_unscaled(void) { return FT_LOAD_NO_SCALE; }
static inline FT_Int32 folio_ft_load_color(void) { return FT_LOAD_COLOR | FT_LOAD_NO_HINTING; }
