#pragma once
#include <stdint.h>

// What FolioText needs of ICU, without a type of ICU's: Foundation carries an ICU of its own whose enums would clash with
// the system's in Swift, and ICU renames every function with its version. Errors are returned as 0 or -1, never thrown away.

typedef struct FolioBreakIterator FolioBreakIterator;
typedef struct FolioBidi FolioBidi;

/// Line-break rules; NULL where ICU has none.
FolioBreakIterator *folio_ubrk_open(const char *locale);
void folio_ubrk_close(FolioBreakIterator *iterator);
/// Starts at the beginning of a text, which must outlive the iteration. 0 on failure.
int folio_ubrk_set_text(FolioBreakIterator *iterator, const uint16_t *text, int32_t length);
/// The next boundary, or -1 behind the end.
int32_t folio_ubrk_next(FolioBreakIterator *iterator);
/// Whether the boundary just found is a mandatory line break.
int folio_ubrk_is_hard(FolioBreakIterator *iterator);

/// Sets the flag of every boundary but the first, the end's included; there are `length` + 1 flags. 0 on failure.
int folio_ubrk_mark(FolioBreakIterator *iterator, const uint16_t *text, int32_t length, _Bool *flags);

FolioBidi *folio_ubidi_open(void);
void folio_ubidi_close(FolioBidi *bidi);
/// `level`: 0 or 1 for every paragraph, or `folio_ubidi_default_ltr()`. Returns `length` levels, or NULL on failure.
/// The embeddings are each unit's level, 0x80 added where it overrides, or NULL; ICU changes them.
const uint8_t *folio_ubidi_levels(
    FolioBidi *bidi, const uint16_t *text, int32_t length, uint8_t level, uint8_t *embeddings);
uint8_t folio_ubidi_default_ltr(void);
int32_t folio_ubidi_paragraph_count(FolioBidi *bidi);
/// Where a paragraph ends. ICU also tells its level, by looking through all paragraphs before it.
int32_t folio_ubidi_paragraph_end(FolioBidi *bidi, int32_t index);
void folio_ubidi_reorder_visual(const uint8_t *levels, int32_t length, int32_t *map);

/// 1 left to right, 2 right to left, 0 neither.
int folio_u_strong_direction(uint32_t c);
int folio_u_is_emoji(uint32_t c);
int folio_u_is_default_ignorable(uint32_t c);
/// The character that stands for it in right-to-left text; itself where there is none.
uint32_t folio_u_mirror(uint32_t c);
/// Whether a vowel sign is drawn left of the consonant that it follows (Indic_Positional_Category).
int folio_u_stands_left(uint32_t c);
/// Line-break classes (UAX #14), as far as they are told apart; letters and digits are one, and so are ideographs and Hangul.
enum {
    FOLIO_LINE_BREAK_OTHER,
    FOLIO_LINE_BREAK_LETTER,
    FOLIO_LINE_BREAK_HEBREW_LETTER,
    FOLIO_LINE_BREAK_COMPLEX_CONTEXT,
    FOLIO_LINE_BREAK_IDEOGRAPH,
    FOLIO_LINE_BREAK_OPEN,
    FOLIO_LINE_BREAK_CLOSE,
    FOLIO_LINE_BREAK_QUOTATION,
    FOLIO_LINE_BREAK_EXCLAMATION,
    FOLIO_LINE_BREAK_SOLIDUS,
    FOLIO_LINE_BREAK_INFIX,
    FOLIO_LINE_BREAK_PREFIX,
    FOLIO_LINE_BREAK_POSTFIX,
    FOLIO_LINE_BREAK_HYPHEN,
    FOLIO_LINE_BREAK_BREAK_AFTER,
    FOLIO_LINE_BREAK_BREAK_BEFORE,
    FOLIO_LINE_BREAK_BREAK_BOTH,
    FOLIO_LINE_BREAK_NONSTARTER,
    FOLIO_LINE_BREAK_CONDITIONAL_STARTER,
    FOLIO_LINE_BREAK_EMOJI_BASE,
    FOLIO_LINE_BREAK_EMOJI_MODIFIER,
    FOLIO_LINE_BREAK_JAMO,
    FOLIO_LINE_BREAK_COMBINING_MARK,
};
int folio_u_line_break_class(uint32_t c);
int folio_u_is_mark(uint32_t c);
int folio_u_is_letter_or_number(uint32_t c);
int folio_u_is_digit(uint32_t c);
/// Whether the East Asian width is full, wide or half.
int folio_u_is_east_asian(uint32_t c);
/// 1 an initial quotation mark, 2 a final one, 0 none (general categories Pi, Pf).
int folio_u_quotation_side(uint32_t c);
/// 0 none, 1 opening, 2 closing.
int folio_u_bracket_type(uint32_t c);
uint32_t folio_u_paired_bracket(uint32_t c);

/// Grapheme_Cluster_Break (UAX #29), as far as the rules tell the classes apart.
enum {
    FOLIO_GRAPHEME_OTHER,
    FOLIO_GRAPHEME_CR,
    FOLIO_GRAPHEME_LF,
    FOLIO_GRAPHEME_CONTROL,
    FOLIO_GRAPHEME_EXTEND,
    FOLIO_GRAPHEME_ZWJ,
    FOLIO_GRAPHEME_SPACING_MARK,
    FOLIO_GRAPHEME_PREPEND,
    FOLIO_GRAPHEME_REGIONAL_INDICATOR,
    FOLIO_GRAPHEME_L,
    FOLIO_GRAPHEME_V,
    FOLIO_GRAPHEME_T,
    FOLIO_GRAPHEME_LV,
    FOLIO_GRAPHEME_LVT,
    /// Extended_Pictographic, which is no value of that property.
    FOLIO_GRAPHEME_PICTOGRAPH,
};
int folio_u_grapheme_class(uint32_t c);

/// ICU's own number of a character's script, below 256.
int folio_u_script_code(uint32_t c);
/// An ISO 15924 tag, big-endian; `Zyyy` and `Zinh` are common and inherited.
uint32_t folio_u_script_tag(int code);
/// The scripts that a character is used with (UAX #24's Script_Extensions), as such tags; how many, at most `capacity`.
int32_t folio_u_script_extensions(uint32_t c, uint32_t *tags, int32_t capacity);

/// One step of canonical decomposition into at most 8 units; 0 where there is none.
int32_t folio_unorm_raw_decomposition(uint32_t c, uint16_t *out);
/// The canonical composition of two code points, or -1.
int32_t folio_unorm_compose(uint32_t a, uint32_t b);

/// A BCP 47 tag's language (part 0), script (1) or region (2), with what is likely where `likely` says so; returns its length.
int32_t folio_uloc_subtag(const char *tag, int likely, int part, char *result, int32_t capacity);

/// The words that a browser's ICU breaks Khmer and Lao by: UTF-8, one a line, in the order of their code points.
const uint8_t *folio_dictionary_khmer(int32_t *length);
const uint8_t *folio_dictionary_lao(int32_t *length);
