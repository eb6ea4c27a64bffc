#include "FolioICU.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t khmer[] = {
#embed "Dictionaries/khmer.txt"
};

static const uint8_t lao[] = {
#embed "Dictionaries/lao.txt"
};

const uint8_t *folio_dictionary_khmer(int32_t *length) {
    *length = sizeof khmer;
    return khmer;
}

const uint8_t *folio_dictionary_lao(int32_t *length) {
    *length = sizeof lao;
    return lao;
}
