#pragma once
#include <fontconfig/fontconfig.h>

// Names of properties are string macros, which Swift imports as Swift strings; a pattern wants them for a call only.
