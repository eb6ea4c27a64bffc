"""Tables in Markdown of what was measured, and the files that hold them."""
import os
import re
import statistics
import sys

from engines import ENGINES
from paths import BENCHMARKS, ROOT

GOALS = dict(cold=0.75, warm=0.4, relayout=2)  # times the floor, at most
WORK = dict(
    cold="cold, by the floor", warm="warm, by the floor", relayout="relayout, by the floor", memory="memory a kept text",
    **{"linear-ordinary": "1 MB by 1 KB, ordinary text", "linear-unbroken": "1 MB by 1 KB, no place to break",
       "threads-prepare": "2 threads, preparing", "batch-prepare": "one call for many texts, preparing",
       "threads-measure": "2 threads, measuring", "batch-measure": "one call for many texts, measuring"})


def nanoseconds(result):
    """CPU time of the measuring thread, or the wall's where there is no other."""
    return result.get("cpu_ns", result["ns"])


def ratio(results, corpus, case, engine, other):
    """The median over rounds of one engine's time by another's of the same round."""
    one, two = results.get((corpus, case, engine), {}), results.get((corpus, case, other), {})
    both = [nanoseconds(one[index]) / nanoseconds(two[index]) for index in one.keys() & two.keys()]
    return statistics.median(both) if both else None


def number(value):
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def table(header, alignment, rows):
    return "\n".join("| " + " | ".join(row) + " |" for row in (header, alignment, *rows))


def comparison(results):
    """One row for each corpus, case and engine."""
    rows = []
    for corpus, case in dict.fromkeys((corpus, case) for corpus, case, _ in results):
        for engine in ENGINES:
            rounds = results.get((corpus, case, engine.name))
            if not rounds:
                continue
            some = next(iter(rounds.values()))
            if len({result["lines"] for result in rounds.values()}) > 1:
                print(f"compare: {engine.name} lays out other lines in other rounds: {corpus}, {case}", file=sys.stderr)
            rows.append([
                corpus, case, engine.title + (" " + some["version"] if "version" in some else "")
                + ("" if "cpu_ns" in some else " *"),
                number(statistics.median(map(nanoseconds, rounds.values()))),
                number(ratio(results, corpus, case, engine.name, "floor")),
                number(ratio(results, corpus, case, engine.name, "folio")),
                f"{some['lines']:,}" if some["lines"] else ""])
    return table(
        ["corpus", "case", "engine", "ns a text", "× floor", "× Folio", "lines"],
        ["---", "---", "---", "--:", "--:", "--:", "--:"], rows)


def summary(results):
    """How many times as long as Folio each engine takes: a row for each, a column for each corpus and case."""
    columns = list(dict.fromkeys((corpus, case) for corpus, case, engine in results if engine == "folio"))
    rows = []
    for engine in ENGINES:
        ratios = [ratio(results, corpus, case, engine.name, "folio") for corpus, case in columns]
        if engine.name != "folio" and any(ratios):
            rows.append([engine.title, *map(number, ratios)])
    header = ["time by Folio's", *(f"{corpus}, {case}" for corpus, case in columns)]
    return table(header, ["---", *["--:"] * len(columns)], rows) if rows else ""


def goals(results, figures):
    """Folio's figures beside their goals, a column for each corpus."""
    corpora = list(dict.fromkeys([corpus for corpus, _, _ in results] + [corpus for corpus, _ in figures]))
    rows = []
    for case, goal in GOALS.items():
        found = {corpus: ratio(results, corpus, case, "folio", "floor") for corpus in corpora}
        if any(found.values()):
            rows.append([WORK[case], f"≤ {goal}", *(
                cell(number(found[corpus]), found[corpus] <= goal) if found[corpus] else "" for corpus in corpora)])
    for case in WORK:
        measured = {corpus: figures.get((corpus, case)) for corpus in corpora}
        some = next(filter(None, measured.values()), None)
        if some:
            rows.append([WORK[case], limit(some), *(
                cell(shown(measured[corpus]), measured[corpus]["reached"]) if measured[corpus] else ""
                for corpus in corpora)])
    return table(["work", "goal", *corpora], ["---", "--:", *["--:"] * len(corpora)], rows) if rows else ""


def cell(text, is_reached):
    return text if is_reached else text + ", missed"


def limit(figure):
    if figure["case"] == "memory":
        return "≤ 24 bytes a character + 200"
    return f"≤ {figure['at_most']:g}" if "at_most" in figure else f"≥ {figure['at_least']:g}"


def shown(figure):
    if figure["case"] == "memory":
        return f"{figure['bytes_a_character']:.0f} bytes a character + {figure['bytes_a_text']:.0f}"
    if "arithmetic" in figure:
        return f"{number(figure['value'])} (arithmetic {number(figure['arithmetic'])})"
    return number(figure["value"])


def record(blocks):
    """Puts each block in the place that README.md and RESULTS.md mark for it."""
    for path in (os.path.join(ROOT, "README.md"), os.path.join(BENCHMARKS, "RESULTS.md")):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        for name, block in blocks.items():
            place = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end of {name} -->)", re.S)
            text = place.sub(lambda found: found[1] + block + "\n" + found[2], text)
        with open(path + ".partial", "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(path + ".partial", path)
