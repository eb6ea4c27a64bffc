#include "FolioICU.h"

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>

FolioBreakIterator *folio_ubrk_open(const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale, NULL, 0, &status);
    return U_FAILURE(status) ? NULL : (FolioBreakIterator *)iterator;
}

void folio_ubrk_close(FolioBreakIterator *iterator) { ubrk_close((UBreakIterator *)iterator); }

int folio_ubrk_set_text(FolioBreakIterator *iterator, const uint16_t *text, int32_t length) {
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText((UBreakIterator *)iterator, text, length, &status);
    if (U_FAILURE(status)) return 0;
    ubrk_first((UBreakIterator *)iterator);
    return 1;
}

int32_t folio_ubrk_next(FolioBreakIterator *iterator) {
    int32_t boundary = ubrk_next((UBreakIterator *)iterator);
    return boundary == UBRK_DONE ? -1 : boundary;
}

int folio_ubrk_is_hard(FolioBreakIterator *iterator) {
    int32_t status = ubrk_getRuleStatus((UBreakIterator *)iterator);
    return status >= UBRK_LINE_HARD && status < UBRK_LINE_HARD_LIMIT;
}

int folio_ubrk_mark(FolioBreakIterator *iterator, const uint16_t *text, int32_t length, _Bool *flags) {
    if (!folio_ubrk_set_text(iterator, text, length)) return 0;
    int32_t boundary;
    while ((boundary = ubrk_next((UBreakIterator *)iterator)) != UBRK_DONE) flags[boundary] = 1;
    return 1;
}

FolioBidi *folio_ubidi_open(void) { return (FolioBidi *)ubidi_open(); }

void folio_ubidi_close(FolioBidi *bidi) { ubidi_close((UBiDi *)bidi); }

const uint8_t *folio_ubidi_levels(
    FolioBidi *bidi, const uint16_t *text, int32_t length, uint8_t level, uint8_t *embeddings) {
    UErrorCode status = U_ZERO_ERROR;
    ubidi_setPara((UBiDi *)bidi, text, length, level, embeddings, &status);
    const UBiDiLevel *levels = U_FAILURE(status) ? NULL : ubidi_getLevels((UBiDi *)bidi, &status);
    return U_FAILURE(status) ? NULL : levels;
}

uint8_t folio_ubidi_default_ltr(void) { return UBIDI_DEFAULT_LTR; }

int32_t folio_ubidi_paragraph_count(FolioBidi *bidi) { return ubidi_countParagraphs((UBiDi *)bidi); }

int32_t folio_ubidi_paragraph_end(FolioBidi *bidi, int32_t index) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t limit = 0;
    ubidi_getParagraphByIndex((UBiDi *)bidi, index, NULL, &limit, NULL, &status);
    return limit;
}

void folio_ubidi_reorder_visual(const uint8_t *levels, int32_t length, int32_t *map) {
    ubidi_reorderVisual(levels, length, map);
}

int folio_u_strong_direction(uint32_t c) {
    switch (u_charDirection((UChar32)c)) {
    case U_LEFT_TO_RIGHT: return 1;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC: return 2;
    default: return 0;
    }
}

uint32_t folio_u_mirror(uint32_t c) { return (uint32_t)u_charMirror((UChar32)c); }

int folio_u_stands_left(uint32_t c) {
    switch (u_getIntPropertyValue((UChar32)c, UCHAR_INDIC_POSITIONAL_CATEGORY)) {
    case U_INPC_LEFT:
    case U_INPC_LEFT_AND_RIGHT:
    case U_INPC_TOP_AND_LEFT:
    case U_INPC_TOP_AND_LEFT_AND_RIGHT:
    case U_INPC_BOTTOM_AND_LEFT:
    case U_INPC_TOP_AND_BOTTOM_AND_LEFT:
    case U_INPC_VISUAL_ORDER_LEFT:
        return 1;
    default:
        return 0;
    }
}

int folio_u_is_emoji(uint32_t c) { return u_hasBinaryProperty((UChar32)c, UCHAR_EMOJI); }

int folio_u_is_default_ignorable(uint32_t c) {
    return u_hasBinaryProperty((UChar32)c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

int folio_u_line_break_class(uint32_t c) {
    switch (u_getIntPropertyValue((UChar32)c, UCHAR_LINE_BREAK)) {
    case U_LB_ALPHABETIC:
    case U_LB_AMBIGUOUS:
    case U_LB_NUMERIC:
    case U_LB_UNKNOWN: return FOLIO_LINE_BREAK_LETTER;
    case U_LB_HEBREW_LETTER: return FOLIO_LINE_BREAK_HEBREW_LETTER;
    case U_LB_COMPLEX_CONTEXT: return FOLIO_LINE_BREAK_COMPLEX_CONTEXT;
    case U_LB_IDEOGRAPHIC:
    case U_LB_H2:
    case U_LB_H3: return FOLIO_LINE_BREAK_IDEOGRAPH;
    case U_LB_JL:
    case U_LB_JV:
    case U_LB_JT: return FOLIO_LINE_BREAK_JAMO;
    case U_LB_E_BASE: return FOLIO_LINE_BREAK_EMOJI_BASE;
    case U_LB_E_MODIFIER: return FOLIO_LINE_BREAK_EMOJI_MODIFIER;
    case U_LB_OPEN_PUNCTUATION: return FOLIO_LINE_BREAK_OPEN;
    case U_LB_CLOSE_PUNCTUATION:
    case U_LB_CLOSE_PARENTHESIS: return FOLIO_LINE_BREAK_CLOSE;
    case U_LB_QUOTATION: return FOLIO_LINE_BREAK_QUOTATION;
    case U_LB_EXCLAMATION: return FOLIO_LINE_BREAK_EXCLAMATION;
    case U_LB_BREAK_SYMBOLS: return FOLIO_LINE_BREAK_SOLIDUS;
    case U_LB_INFIX_NUMERIC: return FOLIO_LINE_BREAK_INFIX;
    case U_LB_PREFIX_NUMERIC: return FOLIO_LINE_BREAK_PREFIX;
    case U_LB_POSTFIX_NUMERIC: return FOLIO_LINE_BREAK_POSTFIX;
    case U_LB_HYPHEN: return FOLIO_LINE_BREAK_HYPHEN;
    case U_LB_BREAK_AFTER: return FOLIO_LINE_BREAK_BREAK_AFTER;
    case U_LB_BREAK_BEFORE: return FOLIO_LINE_BREAK_BREAK_BEFORE;
    case U_LB_BREAK_BOTH: return FOLIO_LINE_BREAK_BREAK_BOTH;
    case U_LB_NONSTARTER: return FOLIO_LINE_BREAK_NONSTARTER;
    case U_LB_CONDITIONAL_JAPANESE_STARTER: return FOLIO_LINE_BREAK_CONDITIONAL_STARTER;
    case U_LB_COMBINING_MARK: return FOLIO_LINE_BREAK_COMBINING_MARK;
    default: return FOLIO_LINE_BREAK_OTHER;
    }
}

int folio_u_is_mark(uint32_t c) { return (U_GET_GC_MASK((UChar32)c) & U_GC_M_MASK) != 0; }

int folio_u_is_letter_or_number(uint32_t c) {
    return (U_GET_GC_MASK((UChar32)c) & (U_GC_L_MASK | U_GC_N_MASK)) != 0;
}

int folio_u_is_digit(uint32_t c) { return u_isdigit((UChar32)c); }

int folio_u_is_east_asian(uint32_t c) {
    switch (u_getIntPropertyValue((UChar32)c, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_FULLWIDTH:
    case U_EA_WIDE:
    case U_EA_HALFWIDTH: return 1;
    default: return 0;
    }
}

int folio_u_quotation_side(uint32_t c) {
    switch (u_charType((UChar32)c)) {
    case U_INITIAL_PUNCTUATION: return 1;
    case U_FINAL_PUNCTUATION: return 2;
    default: return 0;
    }
}

int folio_u_bracket_type(uint32_t c) {
    switch (u_getIntPropertyValue((UChar32)c, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
    case U_BPT_OPEN: return 1;
    case U_BPT_CLOSE: return 2;
    default: return 0;
    }
}

uint32_t folio_u_paired_bracket(uint32_t c) { return (uint32_t)u_getBidiPairedBracket((UChar32)c); }

int folio_u_grapheme_class(uint32_t c) {
    if (u_hasBinaryProperty((UChar32)c, UCHAR_EXTENDED_PICTOGRAPHIC)) return FOLIO_GRAPHEME_PICTOGRAPH;
    switch (u_getIntPropertyValue((UChar32)c, UCHAR_GRAPHEME_CLUSTER_BREAK)) {
    case U_GCB_CR: return FOLIO_GRAPHEME_CR;
    case U_GCB_LF: return FOLIO_GRAPHEME_LF;
    case U_GCB_CONTROL: return FOLIO_GRAPHEME_CONTROL;
    case U_GCB_EXTEND: return FOLIO_GRAPHEME_EXTEND;
    case U_GCB_ZWJ: return FOLIO_GRAPHEME_ZWJ;
    case U_GCB_SPACING_MARK: return FOLIO_GRAPHEME_SPACING_MARK;
    case U_GCB_PREPEND: return FOLIO_GRAPHEME_PREPEND;
    case U_GCB_REGIONAL_INDICATOR: return FOLIO_GRAPHEME_REGIONAL_INDICATOR;
    case U_GCB_L: return FOLIO_GRAPHEME_L;
    case U_GCB_V: return FOLIO_GRAPHEME_V;
    case U_GCB_T: return FOLIO_GRAPHEME_T;
    case U_GCB_LV: return FOLIO_GRAPHEME_LV;
    case U_GCB_LVT: return FOLIO_GRAPHEME_LVT;
    default: return FOLIO_GRAPHEME_OTHER;
    }
}

int folio_u_script_code(uint32_t c) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript((UChar32)c, &status);
    return U_FAILURE(status) || script < 0 || script > 255 ? USCRIPT_COMMON : script;
}

uint32_t folio_u_script_tag(int code) {
    const char *name = uscript_getShortName((UScriptCode)code);
    if (name == NULL) name = "Zyyy";
    return (uint32_t)name[0] << 24 | (uint32_t)name[1] << 16 | (uint32_t)name[2] << 8 | (uint32_t)name[3];
}

int32_t folio_u_script_extensions(uint32_t c, uint32_t *tags, int32_t capacity) {
    UScriptCode scripts[32];
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = uscript_getScriptExtensions((UChar32)c, scripts, 32, &status);
    if (U_FAILURE(status)) return 0;
    if (count > capacity) count = capacity;
    for (int32_t index = 0; index < count; index++) tags[index] = folio_u_script_tag(scripts[index]);
    return count;
}

int32_t folio_unorm_raw_decomposition(uint32_t c, uint16_t *out) {
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *nfc = unorm2_getNFCInstance(&status);
    if (U_FAILURE(status)) return 0;
    int32_t length = unorm2_getRawDecomposition(nfc, (UChar32)c, out, 8, &status);
    return U_FAILURE(status) || length < 0 ? 0 : length;
}

int32_t folio_unorm_compose(uint32_t a, uint32_t b) {
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2 *nfc = unorm2_getNFCInstance(&status);
    return U_FAILURE(status) ? -1 : unorm2_composePair(nfc, (UChar32)a, (UChar32)b);
}

int32_t folio_uloc_subtag(const char *tag, int likely, int part, char *result, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    char locale[ULOC_FULLNAME_CAPACITY], full[ULOC_FULLNAME_CAPACITY];
    uloc_forLanguageTag(tag, locale, sizeof locale, NULL, &status);
    if (likely) uloc_addLikelySubtags(locale, full, sizeof full, &status);
    if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return 0;
    const char *source = likely ? full : locale;
    int32_t length = part == 0   ? uloc_getLanguage(source, result, capacity, &status)
                     : part == 1 ? uloc_getScript(source, result, capacity, &status)
                                 : uloc_getCountry(source, result, capacity, &status);
    return U_FAILURE(status) || length > capacity ? 0 : length;
}
