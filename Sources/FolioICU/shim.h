#pragma once
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>

// ICU renames every function with its version (ubrk_open_72): each is wrapped, so that no version shows in Swift.

typedef UBreakIterator *FolioBreakIterator;
typedef UBiDi *FolioBidi;

static inline FolioBreakIterator folio_ubrk_open(int kind, const char *locale, UErrorCode *status) {
    return ubrk_open((UBreakIteratorType)kind, locale, NULL, 0, status);
}
static inline void folio_ubrk_close(FolioBreakIterator iterator) { ubrk_close(iterator); }
static inline void folio_ubrk_set_text(FolioBreakIterator iterator, const UChar *text, int32_t length, UErrorCode *status) {
    ubrk_setText(iterator, text, length, status);
}
static inline int32_t folio_ubrk_first(FolioBreakIterator iterator) { return ubrk_first(iterator); }
static inline int32_t folio_ubrk_next(FolioBreakIterator iterator) { return ubrk_next(iterator); }
static inline int32_t folio_ubrk_following(FolioBreakIterator iterator, int32_t offset) { return ubrk_following(iterator, offset); }
static inline int folio_ubrk_is_boundary(FolioBreakIterator iterator, int32_t offset) { return ubrk_isBoundary(iterator, offset); }
static inline int32_t folio_ubrk_done(void) { return UBRK_DONE; }

static inline FolioBidi folio_ubidi_open(void) { return ubidi_open(); }
static inline void folio_ubidi_close(FolioBidi bidi) { ubidi_close(bidi); }
static inline void folio_ubidi_set_paragraph(FolioBidi bidi, const UChar *text, int32_t length, UBiDiLevel level, UErrorCode *status) {
    ubidi_setPara(bidi, text, length, level, NULL, status);
}
static inline const UBiDiLevel *folio_ubidi_levels(FolioBidi bidi, UErrorCode *status) { return ubidi_getLevels(bidi, status); }
static inline void folio_ubidi_reorder_visual(const UBiDiLevel *levels, int32_t length, int32_t *map) {
    ubidi_reorderVisual(levels, length, map);
}
static inline UBiDiLevel folio_ubidi_default_ltr(void) { return UBIDI_DEFAULT_LTR; }

static inline int32_t folio_u_bidi_class(UChar32 c) { return u_charDirection(c); }
static inline int32_t folio_u_general_category(UChar32 c) { return u_charType(c); }
static inline int32_t folio_u_line_break_class(UChar32 c) { return u_getIntPropertyValue(c, UCHAR_LINE_BREAK); }
static inline int32_t folio_u_grapheme_break_class(UChar32 c) { return u_getIntPropertyValue(c, UCHAR_GRAPHEME_CLUSTER_BREAK); }
static inline int folio_u_has_property(UChar32 c, int property) { return u_hasBinaryProperty(c, (UProperty)property); }
static inline UChar32 folio_u_paired_bracket(UChar32 c) { return u_getBidiPairedBracket(c); }
static inline int32_t folio_u_paired_bracket_type(UChar32 c) { return u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE); }

static inline int32_t folio_uscript(UChar32 c) {
    UErrorCode status = U_ZERO_ERROR;
    return uscript_getScript(c, &status);
}
static inline const char *folio_uscript_short_name(int32_t script) { return uscript_getShortName((UScriptCode)script); }
static inline int folio_uscript_has(UChar32 c, int32_t script) { return uscript_hasScript(c, (UScriptCode)script); }

// The canonical decomposition (one step) of a code point, or 0 where it has none. `out` holds at least 4 units.
static inline int32_t folio_unorm_raw_decomposition(UChar32 c, UChar *out, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *nfc = unorm2_getNFCInstance(&status);
    if (U_FAILURE(status)) return 0;
    int32_t length = unorm2_getRawDecomposition(nfc, c, out, capacity, &status);
    return U_FAILURE(status) || length < 0 ? 0 : length;
}
static inline UChar32 folio_unorm_compose(UChar32 a, UChar32 b) {
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *nfc = unorm2_getNFCInstance(&status);
    return U_FAILURE(status) ? -1 : unorm2_composePair(nfc, a, b);
}
