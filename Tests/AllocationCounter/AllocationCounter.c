// Stands in for glibc's allocator, as its manual allows (“Replacing malloc”), counts, and hands on to it.

#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

static _Thread_local _Bool is_counting;
static _Thread_local long count;

void allocation_counter_start(void) {
    count = 0;
    is_counting = 1;
}

long allocation_counter_stop(void) {
    is_counting = 0;
    return count;
}

#ifdef IS_SANITIZED

_Bool allocation_counter_works(void) { return 0; }

#else

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

_Bool allocation_counter_works(void) { return 1; }

void *malloc(size_t size) {
    count += is_counting;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count += is_counting;
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
    count += is_counting;
    return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
    count += is_counting;
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
    *memory = memalign(alignment, size);
    return *memory == NULL ? ENOMEM : 0;
}

#endif
