#!/usr/bin/env python3
"""make_corpora.py FOLDER LATIN-FONT [FONT-FILE…]   Makes FOLDER/latin-chat.txt and FOLDER/mixed-chat.txt.

10,000 different texts each, one a line, of 10 to 300 code points: sayings from the fortunes packages and messages from
the catalogues of common programs. latin: twenty languages, every character in LATIN-FONT. mixed: fifteen languages of
other scripts, emoji and changes of script, every character in one of the fonts.

The packages are downloaded with apt-get and unpacked in FOLDER/packages; nothing is installed. The texts have their
authors' licences and are no part of Folio. Seeded: the same packages give the same bytes.
"""
import gettext, glob, os, random, re, subprocess, sys, unicodedata

import uharfbuzz

# Sayings in FORTUNES, catalogues in DOMAINS.
PACKAGES = """
    fortunes fortunes-min fortunes-de fortunes-es fortunes-it fortunes-pl fortunes-cs fortunes-br fortunes-ga
    fortunes-ru fortunes-bg
    libgtk-3-common libgtk2.0-common libglib2.0-data libgdk-pixbuf2.0-common gsettings-desktop-schemas
    software-properties-common packagekit appstream shared-mime-info xkb-data libpam-runtime apt dpkg git wget
    """.split()
FORTUNES = dict(
    en="computers cookie definitions fortunes humorists kids linux literature miscellaneous people platitudes riddles "
       "science sports startrek wisdom work",
    de="de/zitate de/sprichworte de/regeln de/wusstensie de/computer",
    es="es/refranes.fortunes es/sabiduria.fortunes es/vida.fortunes",
    it="it/leggi it/zuse it/computer",
    pl="pl/komputery pl/pratchett pl/debian.pl pl/nowe",
    cs="cs/zemeplocha cs/prislovi cs/murphy",
    pt="brasil",
    ga="ga/proverbs",
    ru="ru/book ru/time ru/friendship ru/programming ru/computer",
    bg="bg/intproverb bg/bgproverb bg/intauthors")
DOMAINS = """
    gtk30 gtk20 gtk30-properties glib20 gdk-pixbuf gsettings-desktop-schemas software-properties PackageKit appstream
    shared-mime-info xkeyboard-config Linux-PAM apt dpkg git wget
    """.split()

# What stands in the place of a message's arguments, and what the messages mention.
NAMES = "Maya Noah Zoë José Anna-Lena Siobhán Łukasz report.pdf IMG_2041.jpg Wi-Fi Downloads 12:45 example.com".split()
EMOJI = """
    😀 😂 ❤️ 👍 🙏 🎉 🔥 😭 🥺 😎 🤔 👀 ✨ 💯 🚀 ☕ 🍕 🎂 🏠 📅 👍🏽 👋🏿 🙌🏻 👩‍💻 👨‍👩‍👧‍👦 🧑🏾‍🚀 🏳️‍🌈 👩🏼‍⚕️ 🇫🇷 🇯🇵 🇮🇳 🇧🇷 🇺🇸 1️⃣ #️⃣
    😂😂😂 ❤️❤️ 🎉🥳 ✅ ⚠️ ⏰
    """.split()
# Zero-width characters, which need no glyph.
INVISIBLE = {0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0xFE0F, 0x2060}
# What one would not want to read in a benchmark, and the remains of markup.
UNWANTED = re.compile(
    r"shit|fuck|sex|damn|whore|bitch|porn|nazi|rape|suicid|merd|scheiß|puta|cazzo|kurw|dupa|хуй|бля"
    r"|[<%\\]|==|--", re.I)
COUNT, SHORTEST, LONGEST = 10000, 10, 300

random_source = random.Random(20260101)


def unpack(folder):
    """Downloads the packages and unpacks them into folder/packages, unless that is there; returns its usr/share."""
    target = os.path.join(folder, "packages")
    if not os.path.isdir(target):
        archives = os.path.join(folder, "archives")
        os.makedirs(archives, exist_ok=True)
        # Downloads by root into a folder of root's own, which apt's usual user for downloads may not write.
        subprocess.run(
            ["apt-get", "download", "-qq", "-o", "APT::Sandbox::User=root", *PACKAGES], cwd=archives, check=True)
        partial = target + ".partial"
        for archive in sorted(glob.glob(os.path.join(archives, "*.deb"))):
            subprocess.run(["dpkg-deb", "-x", archive, partial], check=True)
        os.rename(partial, target)
    return os.path.join(target, "usr", "share")


def characters(font):
    return set(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(font)).unicodes)


def clean(text):
    text = re.sub(r"\x1b\[[0-9;]*m|.\x08", "", text)
    return unicodedata.normalize("NFC", re.sub(r"\s+", " ", text)).strip()


def is_usable(text, known):
    return (SHORTEST <= len(text) <= LONGEST and not UNWANTED.search(text)
            and all(ord(character) in known for character in text) and any(map(str.isalpha, text)))


class Sources:
    """The unpacked packages' texts, by language."""

    def __init__(self, share):
        self.share = share

    def sayings(self, language):
        """Whole sayings without their authors, their sentences, and pairs of sentences."""
        for name in FORTUNES[language].split():
            with open(os.path.join(self.share, "games", "fortunes", name), encoding="utf-8", errors="ignore") as file:
                entries = file.read().split("\n%")
            for entry in entries:
                body = clean(re.split(r"\n\s*(?:--|—|―)|^\s*--", entry.lstrip("%\n"), maxsplit=1, flags=re.M)[0])
                if len(body) <= LONGEST:
                    yield body
                sentences = re.split(r"(?<=[.!?…])\s+", body)
                yield from sentences
                for first, second in zip(sentences[::2], sentences[1::2]):
                    yield first + " " + second

    def messages(self, language, originals=False):
        """The catalogues' translations or originals, without mnemonics, names and numbers for the arguments."""
        for domain in DOMAINS:
            path = os.path.join(self.share, "locale", language, "LC_MESSAGES", domain + ".mo")
            if not os.path.exists(path):
                continue
            try:
                with open(path, "rb") as file:
                    catalogue = gettext.GNUTranslations(file)._catalog
            except (OSError, UnicodeDecodeError, ValueError):
                continue
            for original, translation in catalogue.items():
                text = original if originals else translation
                if not original or not isinstance(text, str):
                    continue
                text = re.sub(r"(?<!\w)_(?=\w)|\(_\w\)", "", text.split("\x04")[-1])
                yield clean(re.sub(r"%(?:\d\$)?[ds]|%l?l?u|%i", argument, text))


def argument(match):
    return random_source.choice(NAMES) if "s" in match[0] else str(random_source.randrange(1, 500))


def with_emoji(text):
    emoji = random_source.choice(EMOJI)
    words = text.split(" ")
    words.insert(len(words) if random_source.random() < .6 else random_source.randrange(len(words) + 1), emoji)
    return " ".join(words)


def with_name(text):
    """A change of script, often of direction."""
    name = random_source.choice(NAMES)
    if random_source.random() < .7:
        return random_source.choice(["@%s %s", "%s: %s", "(%s) %s"]) % (name, text)
    return "%s %s" % (text, name)


def by_length(texts, known):
    """The usable texts, each once, by their lengths in code points, shuffled."""
    seen, result = set(), {}
    for text in texts:
        if text not in seen and is_usable(text, known):
            seen.add(text)
            result.setdefault(len(text), []).append(text)
    for same in result.values():
        random_source.shuffle(same)
    return result


def draw(pool, median, used):
    """A text not used yet, as near as may be to a length drawn from a log-normal distribution."""
    length = min(LONGEST, max(SHORTEST, round(median * 2.718281828 ** random_source.gauss(0, .75))))
    for distance in range(LONGEST):
        for candidate in (length - distance, length + distance):
            same = pool.get(candidate, [])
            while same:
                text = same.pop()
                if text not in used:
                    used.add(text)
                    return text
    sys.exit("make_corpora: the packages hold too few texts")


def write(path, known, parts):
    """Writes a corpus of parts: texts, their median length, how many, and what is done to each."""
    used, result = set(), []
    for texts, median, count, change in parts:
        pool = by_length(texts, known)
        wanted = len(result) + count
        while len(result) < wanted:
            text = change(draw(pool, median, used))
            if len(text) <= LONGEST:
                result.append(text)
    random_source.shuffle(result)
    assert len(result) == len(set(result)) == COUNT, (len(result), len(set(result)))
    with open(path + ".partial", "w", encoding="utf-8", newline="\n") as file:
        file.write("\n".join(result) + "\n")
    os.rename(path + ".partial", path)


def main(folder, latin, *others):
    try:
        sources = Sources(unpack(folder))
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"make_corpora: Debian's packages cannot be had ({error}); is the list of packages new (apt-get update)?")
    sayings, messages = sources.sayings, sources.messages
    in_latin = characters(latin)
    in_any = in_latin.union(INVISIBLE, *map(characters, others))
    write(
        os.path.join(folder, "latin-chat.txt"), in_latin,
        [(sayings("en"), 75, 3000, str), (messages("de", originals=True), 45, 1500, str)]
        + [(sayings(language), 75, count, str) for language, count in dict(
            de=600, es=600, it=400, pl=350, cs=300, pt=300, ga=50).items()]
        + [(messages(language), 45, count, str) for language, count in dict(
            de=350, fr=500, es=350, pt_BR=250, it=200, pl=200, cs=150, tr=250, vi=300, sv=100, nl=100, fi=100,
            hu=50).items()])
    write(
        os.path.join(folder, "mixed-chat.txt"), in_any,
        [(messages(language), median, count, str) for language, median, count in (
            ("ar", 45, 900), ("fa", 45, 300), ("he", 45, 700), ("hi", 45, 800), ("bn", 45, 300), ("ta", 45, 250),
            ("th", 45, 1000), ("zh_CN", 30, 1000), ("zh_TW", 30, 300), ("ja", 30, 1200))]
        + [(sayings("ru"), 70, 500, str), (messages("ru"), 45, 200, str), (messages("uk"), 45, 200, str),
           (sayings("bg"), 60, 150, str), (messages("el"), 45, 200, str)]
        + [(sayings("en"), 50, 900, with_emoji), (sayings("es"), 50, 300, with_emoji)]
        + [(messages(language), 40, count, with_name) for language, count in dict(
            ar=200, he=150, hi=100, th=50, ja=100).items()]
        + [(messages(language), 35, count, with_emoji) for language, count in dict(
            ar=50, ja=50, ru=50, th=50).items()])


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
