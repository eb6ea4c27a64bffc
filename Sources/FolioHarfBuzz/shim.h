#pragma once
#include <hb.h>
#include <hb-ot.h>

// HB_FEATURE_GLOBAL_END is a macro Swift cannot import.
static inline unsigned int folio_hb_feature_global_end(void) { return HB_FEATURE_GLOBAL_END; }
