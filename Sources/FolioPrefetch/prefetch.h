#pragma once

/// Asks memory for the cache line at an address, without waiting for it; any address is allowed.
static inline void folio_prefetch(const void *_Nullable address) { __builtin_prefetch(address); }
