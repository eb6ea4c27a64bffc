#!/usr/bin/env python3
"""skparagraph.py CORPUS CASE FAMILY=FONT-FILE…   SkParagraph through skia-python, with its fixed settings.
  cold      for each new string: ParagraphBuilder, addText, Build, layout(320), Height
  warm      the same for the second half of the strings, after the first
  relayout  a Paragraph kept for each string: layout(next width), Height
  empty     cold's calls with an empty string: what Python's calls and an empty paragraph cost at most
  noop      relayout's calls with the width unchanged, likewise
Lines are counted in a further pass, with a strut that makes all equally high; what is timed has none."""
import sys

import skia

import bench

CASES = ("cold", "warm", "relayout", "empty", "noop")
sk = skia.textlayout


class Engine:
    def __init__(self, fonts):
        provider = sk.TypefaceFontProvider()
        for family, file in fonts:
            provider.registerTypeface(skia.Typeface.MakeFromFile(file), skia.String(family))
        self.collection = sk.FontCollection()
        self.collection.setDefaultFontManager(provider)
        self.unicode = skia.Unicodes.ICU.Make()
        self.families = [family for family, _ in fonts]

    def style(self, strut=False):
        text = sk.TextStyle()
        text.setFontFamilies(self.families)
        text.setFontSize(bench.FONT_PX)
        paragraph = sk.ParagraphStyle()
        paragraph.setTextStyle(text)
        if strut:
            style = sk.StrutStyle()
            style.setStrutEnabled(True)
            style.setForceStrutHeight(True)
            style.setFontFamilies(self.families)
            style.setFontSize(bench.FONT_PX)
            paragraph.setStrutStyle(style)
        return paragraph

    def paragraph(self, text, style):
        builder = sk.ParagraphBuilder.make(style, self.collection, self.unicode)
        builder.addText(text)
        return builder.Build()


def heights(paragraphs, width):
    """The sum of the heights at a width."""
    total = 0
    for paragraph in paragraphs:
        paragraph.layout(width)
        total += paragraph.Height
    return total


def count_lines(engine, texts, widths):
    style = engine.style(strut=True)
    one = engine.paragraph("x", style)
    one.layout(1000)
    return sum(
        round(heights([paragraph], width) / one.Height)
        for paragraph in (engine.paragraph(text, style) for text in texts) for width in widths)


def main(path, case, *pairs):
    if case not in CASES:
        sys.exit(f"the case is “{case}”; expected one of {' '.join(CASES)}")
    texts = bench.load(path)
    if case == "empty":
        texts = [""] * len(texts)
    engine = Engine([pair.split("=", 1) for pair in pairs])
    style = engine.style()
    first = bench.first_measured(texts, case)
    stopwatch = bench.Stopwatch(len(texts) - first)
    if case in ("relayout", "noop"):
        widths = bench.WIDTHS if case == "relayout" else bench.WIDTHS[:1] * 3
        kept = [engine.paragraph(text, style) for text in texts]
        heights(kept, 300 if case == "relayout" else widths[0])
        for index in range(bench.RELAYOUT_PASSES + 1):
            check = stopwatch.time(lambda: heights(kept, widths[index % 3]))
    else:
        widths = bench.WIDTHS[:1]

        def measure(some):
            return sum(heights([engine.paragraph(text, style)], widths[0]) for text in some)

        for _ in range(bench.COLD_PASSES + 1):
            measure(texts[:first])
            check = stopwatch.time(lambda: measure(texts[first:]))
    bench.report(
        "skparagraph", skia.__version__, case, path, stopwatch.count, stopwatch.wall, stopwatch.cpu,
        lines=count_lines(engine, texts[first:], widths), check=check)


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
