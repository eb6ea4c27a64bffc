#pragma once
// mallinfo2, which Swift's own module of the C library leaves out.
#include <malloc.h>
