#pragma once
#include <cairo-ft.h>
