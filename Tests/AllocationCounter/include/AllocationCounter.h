#pragma once

/// Whether this process's allocations can be counted: not under a sanitizer, which has its own allocator.
_Bool allocation_counter_works(void);

/// Begins to count what this thread allocates.
void allocation_counter_start(void);

/// Ends it, and returns how many times memory was asked for.
long allocation_counter_stop(void);
