#!/usr/bin/env python3
"""Makes the small fonts that the tests of font matching, variations and fallback read.

make-test-fonts.py            writes Tests/FolioTextTests/Fixtures/Fonts anew
make-test-fonts.py --check    exits 1 where a file there is not what this makes

Every glyph is a box, or a few, and what tells one face from another is how wide its glyphs are.
Needs: pip install -r Tools/browser/requirements.txt
"""
import io, os, sys, tempfile

os.environ["SOURCE_DATE_EPOCH"] = "1700000000"  # the same bytes every time
from fontTools.designspaceLib import AxisDescriptor, AxisLabelDescriptor, DesignSpaceDocument, InstanceDescriptor, SourceDescriptor
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont
from fontTools.varLib import build

here = os.path.dirname(os.path.abspath(__file__))
FOLDER = os.path.join(os.path.dirname(here), "Tests/FolioTextTests/Fixtures/Fonts")

LETTERS = {"space": " ", "A": "A", "V": "V", "H": "H", "x": "x", "l": "l", "n": "n", "period": ".", "hyphen": "-"}
WIDTHS = {".notdef": 501, "space": 251, "A": 640, "V": 633, "H": 707, "x": 521, "l": 243, "n": 549, "period": 223,
          "hyphen": 333}


def boxes(pen, width, height, stem, lean):
    """Two upright stems and a bar, leaning to the right by `lean` units a thousand."""
    def quad(x0, y0, x1, y1):
        pen.moveTo((x0 + y0 * lean // 1000, y0))
        for x, y in ((x0, y1), (x1, y1), (x1, y0)):
            pen.lineTo((x + y * lean // 1000, y))
        pen.closePath()
    quad(40, 0, 40 + stem, height)
    quad(width - 40 - stem, 0, width - 40, height)
    quad(40, height // 2, width - 40, height // 2 + stem // 2)


def master(family, style="Regular", units=1000, widths=WIDTHS, characters=LETTERS, stem=60, lean=0, cff=False,
           ascent=903, descent=246, gap=31, height=700, x_height=505, weight=400, width_class=5, italic=False,
           oblique=False, features="", names=None):
    builder = FontBuilder(units, isTTF=not cff)
    order = [".notdef", *characters]
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({ord(c): name for name, c in characters.items() if len(c) == 1})
    glyphs = {}
    for name in order:
        pen = T2CharStringPen(widths[name], None) if cff else TTGlyphPen(None)
        if name != "space":
            boxes(pen, widths[name], x_height if name in "xn" else height, stem, lean)
        glyphs[name] = pen.getCharString() if cff else pen.glyph()
    if cff:
        builder.setupCFF(family.replace(" ", "") + "-" + style, {}, glyphs, {})
    else:
        builder.setupGlyf(glyphs)
    bearings = {n: (widths[n], 0 if cff or n == "space" else glyphs[n].xMin) for n in order}
    builder.setupHorizontalMetrics(bearings)
    builder.setupHorizontalHeader(ascent=ascent, descent=-descent, lineGap=gap)
    builder.setupNameTable({"familyName": family, "styleName": style, "fullName": f"{family} {style}",
                            "psName": family.replace(" ", "") + "-" + style.replace(" ", "")}, mac=False)
    for language, name in (names or {}).items():
        builder.font["name"].setName(name, 1, 3, 1, language)
    selection = (1 if italic else 0) | (1 << 9 if oblique else 0) | (0x40 if not italic and weight == 400 else 0)
    builder.setupOS2(version=4, sTypoAscender=ascent, sTypoDescender=-descent, sTypoLineGap=gap, usWinAscent=ascent,
                     usWinDescent=descent, sxHeight=x_height, sCapHeight=height, usWeightClass=weight,
                     usWidthClass=width_class, fsSelection=selection)
    builder.setupPost(italicAngle=-14 if italic else -10 if oblique else 0)
    builder.font["head"].macStyle = (1 if weight >= 600 else 0) | (2 if italic else 0)
    builder.font["head"].created = builder.font["head"].modified = 3786825600
    if features:
        addOpenTypeFeaturesFromString(builder.font, features)
    return builder.font


def reloaded(font):
    data = io.BytesIO()
    font.save(data)
    return TTFont(io.BytesIO(data.getvalue()))


def variable(family, cff=False, axes=("wght", "wdth", "slnt", "opsz")):
    """A variable font with kerning that varies, and vertical metrics (MVAR) that do."""
    document = DesignSpaceDocument()
    known = {"wght": (100, 400, 900), "wdth": (75, 100, 125), "slnt": (-12, 0, 0), "opsz": (8, 14, 48)}
    full = {"wght": "Weight", "wdth": "Width", "slnt": "Slant", "opsz": "Optical size"}
    for tag in axes:
        axis = AxisDescriptor(name=full[tag], tag=tag)
        axis.minimum, axis.default, axis.maximum = known[tag]
        if tag == "wght":  # avar: the middle of the axis is not half way
            axis.map = [(100, 100), (400, 400), (600, 540), (900, 900)]
        document.addAxis(axis)
    default = {full[tag]: known[tag][1] for tag in axes}
    kern = "feature kern {{ pos A V {0}; pos V A {0}; pos H x {1}; }} kern;"

    def add(place, change, kerning=-80, other=-11, **options):
        widths = {n: w + change.get(n, change.get("*", 0)) for n, w in WIDTHS.items()}
        source = SourceDescriptor(
            font=reloaded(master(family, widths=widths, cff=cff, features=kern.format(kerning, other), **options)))
        source.location = {**default, **{full[t]: v for t, v in place.items()}}
        source.familyName, source.styleName = family, str(place)
        if not place:
            source.copyInfo = source.copyLib = True
        document.addSource(source)

    def add_where_axis(place, *rest, **options):
        if set(place) <= set(axes):
            add(place, *rest, **options)

    add({}, {})
    add_where_axis({"wght": 100}, {"*": -57, "space": -8, "l": -31}, kerning=-61, stem=20)
    add_where_axis({"wght": 900}, {"*": 111, "space": 13, "H": 90, "l": 77}, kerning=-123, other=-38, stem=140,
                   ascent=950, descent=260, gap=20, height=717, x_height=530)
    add_where_axis({"wdth": 75}, {"*": -133, "space": -50, "l": -40, "period": -31}, stem=50)
    add_where_axis({"wdth": 125}, {"*": 141, "space": 63, "l": 41}, stem=66)
    add_where_axis({"slnt": -12}, {"*": 0, "x": -9, "n": 5}, lean=212)
    add_where_axis({"opsz": 8}, {"*": 37, "l": 22}, stem=70, x_height=540)
    add_where_axis({"opsz": 48}, {"*": -29, "l": -15}, stem=40, ascent=880)
    for style, place in (("Thin", {"wght": 100}), ("Regular", {}), ("Bold", {"wght": 700}),
                         ("Condensed Black", {"wght": 900, "wdth": 75})):
        if set(place) <= set(axes):
            instance = InstanceDescriptor(familyName=family, styleName=style)
            instance.location = {**default, **{full[t]: v for t, v in place.items()}}
            instance.postScriptFontName = family.replace(" ", "") + "-" + style.replace(" ", "")
            document.addInstance(instance)
    font, _, _ = build(document)
    return font


def without(font, *tables):
    for table in tables:
        del font[table]
    return font


STATIC = [  # style, weight, width class, italic, oblique
    ("Regular", 400, 5, False, False), ("Medium", 500, 5, False, False), ("Bold", 700, 5, False, False),
    ("Light", 300, 5, False, False), ("Italic", 400, 5, True, False), ("Bold Oblique", 700, 5, False, True),
    ("Condensed", 400, 3, False, False), ("Condensed Bold", 700, 3, False, False),
    ("Condensed Oblique", 400, 3, False, True), ("Expanded Light", 300, 7, False, False),
    ("Expanded Black Italic", 900, 7, True, False)]


def collection(fonts):
    result = TTCollection()
    result.fonts = fonts
    return result


def static_faces():
    """A family whose faces are told apart by their advances: 300 units, 310, 320, …"""
    return [master("Folio Test Static", style, widths={n: 300 + 10 * k for n in WIDTHS}, weight=weight,
                   width_class=width, italic=italic, oblique=oblique)
            for k, (style, weight, width, italic, oblique) in enumerate(STATIC)]


def han_faces():
    """One family a region; each has 直 and 一 in its own width, and says its language by a name in it, as CJK fonts do."""
    regions = [("JP", 0x411, "ja"), ("KR", 0x412, "ko"), ("SC", 0x804, "zh-Hans"), ("TC", 0x404, "zh-Hant"),
               ("HK", 0xC04, "zh-Hant-HK")]
    characters = {"one": "一", "straight": "直", "ideographicperiod": "。"}
    return [master(f"Folio Test Han {region}", characters=characters, names={language: f"活字 {region}"},
                   widths={n: 1000 + 10 * k for n in (".notdef", *characters)})
            for k, (region, language, _) in enumerate(regions)]


def localized():
    """One face with a form of 直 for each language (`locl`), of a width of its own."""
    characters = {"one": "一", "straight": "直", "straight.ko": "ko", "straight.zhs": "zhs", "straight.zht": "zht",
                  "straight.zhh": "zhh"}
    features = "languagesystem DFLT dflt; languagesystem hani dflt;\n"
    for tag in ("KOR", "ZHS", "ZHT", "ZHH"):
        features += f"languagesystem hani {tag};\n"
    features += "feature locl { script hani;\n"
    for tag in ("KOR", "ZHS", "ZHT", "ZHH"):
        name = "ko" if tag == "KOR" else tag.lower()
        features += f"language {tag} exclude_dflt; sub straight by straight.{name};\n"
    return master("Folio Test Localized", characters=characters, features=features + "} locl;",
                  widths={n: 1000 + 10 * k for k, n in enumerate((".notdef", *characters))})


def features():
    """Features of each kind that CSS names: figures, small capitals, a stylistic set, alternates, ligatures, kerning."""
    names = ("f i one seven f_i one.tnum seven.tnum a a.sc a.ss01 a.alt1 a.alt2 A V space").split()
    characters = {n: {"one": "1", "seven": "7", "space": " "}.get(n, n) for n in names}
    text = """
        feature liga { sub f i by f_i; } liga;
        feature tnum { sub one by one.tnum; sub seven by seven.tnum; } tnum;
        feature smcp { sub a by a.sc; } smcp;
        feature ss01 { sub a by a.ss01; } ss01;
        feature cv01 { sub a from [a.alt1 a.alt2]; } cv01;
        feature kern { pos A V -90; } kern;"""
    return master("Folio Test Features", characters=characters, features=text,
                  widths={n: 400 + 17 * k for k, n in enumerate((".notdef", *names))})


def composites():
    """B is made of A, C of B, and D of C twice."""
    font = master("Folio Test Composites", characters={c: c for c in "ABCD"},
                  widths={n: 600 for n in (".notdef", *"ABCD")})
    for name, part, count in (("B", "A", 1), ("C", "B", 1), ("D", "C", 2)):
        pen = TTGlyphPen(font.getGlyphSet())
        for k in range(count):
            pen.addComponent(part, (1, 0, 0, 1, 300 * k, 0))
        font["glyf"][name] = pen.glyph()
    return font


def made():
    full = variable("Folio Test Variable")
    yield "FolioTestVariable.ttf", full
    yield "FolioTestVariable-NoHVAR.ttf", without(variable("Folio Test Variable"), "HVAR")
    yield "FolioTestVariable-CFF2.otf", variable("Folio Test Variable CFF2", cff=True, axes=("wght",))
    yield "FolioTestStatic.ttc", collection(static_faces())
    yield "FolioTestHan.ttc", collection(han_faces())
    yield "FolioTestLocalized.ttf", localized()
    yield "FolioTestFeatures.ttf", features()
    yield "FolioTestComposites.ttf", composites()


def main():
    os.makedirs(FOLDER, exist_ok=True)
    differs = []
    for name, font in made():
        data = io.BytesIO()
        font.save(data)
        path = os.path.join(FOLDER, name)
        if "--check" in sys.argv[1:]:
            if not os.path.exists(path) or open(path, "rb").read() != data.getvalue():
                differs.append(name)
            continue
        with open(path + ".new", "wb") as file:
            file.write(data.getvalue())
        os.replace(path + ".new", path)
        print(name, len(data.getvalue()), "bytes")
    if differs:
        sys.exit("not what this makes: " + ", ".join(differs))


if __name__ == "__main__":
    main()
