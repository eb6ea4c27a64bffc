#!/usr/bin/env python3
"""harfbuzz.py CORPUS shape|empty FONT-FILE   The newer HarfBuzz inside uharfbuzz, to set beside the floor's shape case.
  shape  hb_shape of each whole string in one font, the buffer reused
  empty  the same with empty strings: what Python's calls cost"""
import sys

import uharfbuzz

import bench


def main(path, case, file, *others):
    if others:
        sys.exit("harfbuzz.py shapes whole strings in one font; this corpus needs more")
    if case not in ("shape", "empty"):
        sys.exit(f"the case is “{case}”; expected shape or empty")
    texts = bench.load(path)
    if case == "empty":
        texts = [""] * len(texts)
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(file)))
    font.scale = (bench.FONT_PX * 64, bench.FONT_PX * 64)
    uharfbuzz.ot_font_set_funcs(font)
    buffer = uharfbuzz.Buffer()

    def shape():
        for text in texts:
            buffer.clear_contents()
            buffer.add_str(text)
            buffer.guess_segment_properties()
            uharfbuzz.shape(font, buffer)

    stopwatch = bench.Stopwatch(len(texts))
    for _ in range(bench.COLD_PASSES + 1):
        stopwatch.time(shape)
    bench.report(
        "harfbuzz", uharfbuzz.version_string(), case, path, stopwatch.count, stopwatch.wall, stopwatch.cpu)


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
