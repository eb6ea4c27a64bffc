"""The texts that engines measure, and the font files they are measured in."""
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cached_property
from xml.sax.saxutils import escape

from paths import BENCHMARKS, BUILD, FONTS, INSTALL, PYTHON, ROOT


def shipped(family, folder, file):
    return family, os.path.join(FONTS, folder, file)


def noto_sans(*scripts):
    return [shipped("Noto Sans " + script, "NotoSans", f"NotoSans{script}-Regular.ttf") for script in scripts]


INTER = shipped("Inter", "Inter", "Inter-Regular.otf")
LAST = [shipped("Noto Color Emoji", "NotoColorEmoji", "NotoColorEmoji.ttf"),
        shipped("Droid Sans Fallback", "DroidSansFallback", "DroidSansFallback.ttf")]
# In order of fallback.
FONTS_OF = dict(
    latin=[INTER],
    mixed=[INTER, *noto_sans("Arabic", "Hebrew", "Devanagari", "Bengali", "Tamil", "Thai"), *LAST],
    inbox=[INTER, shipped("Noto Sans", "NotoSans", "NotoSans-Regular.ttf"), *noto_sans(
        "Arabic", "Armenian", "Bengali", "Devanagari", "Ethiopic", "Georgian", "Hebrew", "Tamil", "Thai"), *LAST])

FONTCONFIG = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}</dir>
  <cachedir>{cache}</cachedir>
  <!-- Colour emoji are bitmaps, to be scaled. -->
  <include ignore_missing="yes">/usr/share/fontconfig/conf.avail/10-scale-bitmap-fonts.conf</include>
  <match target="pattern">
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
"""


@dataclass(frozen=True)
class Corpus:
    name: str
    path: str
    fonts: tuple  # of family and file

    @cached_property
    def environment(self):
        """Variables under which fontconfig knows these files and no others, and hints nothing."""
        folder = os.path.join(BUILD, "fonts-" + self.name)
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        for index, (_, file) in enumerate(self.fonts):
            os.symlink(os.path.abspath(file), os.path.join(folder, f"{index}-{os.path.basename(file)}"))
        configuration = folder + ".conf"
        with open(configuration, "w", encoding="utf-8") as file:
            file.write(FONTCONFIG.format(folder=escape(folder), cache=escape(os.path.join(BUILD, "fontconfig"))))
        return dict(os.environ, FONTCONFIG_FILE=configuration)


def corpus(name, fonts):
    """latin, mixed, inbox or a file of one text a line; `fonts`, if there are any, stand for its usual ones."""
    fonts = tuple(fonts or FONTS_OF.get(name, FONTS_OF["inbox"]))
    if name == "inbox":
        return Corpus(name, inbox(), fonts)
    if name not in ("latin", "mixed"):
        if not os.path.isfile(name):
            sys.exit(f"compare: there is no corpus “{name}”; expected latin, mixed, inbox or a file")
        return Corpus(os.path.basename(name).replace(".", "-").split("-")[0], name, fonts)
    folder = os.path.join(BUILD, "corpora")
    path = os.path.join(folder, name + "-chat.txt")
    if not os.path.exists(path):
        make(folder)
    return Corpus(name, path, fonts)


def make(folder):
    os.makedirs(folder, exist_ok=True)
    print("Making the corpora (half a minute)", file=sys.stderr)
    maker = os.path.join(BENCHMARKS, "Corpora", "make_corpora.py")
    files = [file for _, file in FONTS_OF["mixed"]]
    if (subprocess.run([INSTALL, "--corpora"]).returncode
            or subprocess.run([PYTHON, maker, folder, *files]).returncode):
        sys.exit("compare: the corpora cannot be made. Without them: Benchmarks/compare --corpus inbox")


def inbox():
    """The messages of the example table, one a line."""
    with open(os.path.join(ROOT, "Examples", "inbox.json"), encoding="utf-8") as file:
        table = json.load(file)
    path = os.path.join(BUILD, "inbox.txt")
    with open(path, "w", encoding="utf-8") as file:
        for section in table["sections"]:
            file.writelines(" ".join(row["text"].splitlines()) + "\n" for row in section["rows"])
    return path
