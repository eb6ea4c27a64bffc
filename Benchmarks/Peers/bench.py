"""What the peers in Python share: the texts of a corpus, the clock, and one line of JSON a case; bench.h for Python."""
import json, os, resource, statistics, sys, time

FONT_PX = 17
WIDTHS = (320, 375, 414)  # cold and warm use the first, relayout all in turn
COLD_PASSES, RELAYOUT_PASSES = 5, 9


def load(path):
    """The texts, one a line; empty lines are none."""
    with open(path, encoding="utf-8") as file:
        texts = [line for line in file.read().split("\n") if line]
    return texts or sys.exit(f"{path} has no line of text")


def first_measured(texts, case):
    """Warm measures the second half of the texts, after the first half in every pass."""
    return len(texts) // 2 if case == "warm" else 0


class Stopwatch:
    """Times passes by the wall and by the measuring thread's CPU time; nanoseconds a text."""

    def __init__(self, count):
        self.count, self.wall, self.cpu = count, [], []

    def time(self, work):
        wall, cpu = time.perf_counter_ns(), time.thread_time_ns()
        result = work()
        self.cpu.append((time.thread_time_ns() - cpu) / self.count)
        self.wall.append((time.perf_counter_ns() - wall) / self.count)
        return result


def report(peer, version, case, corpus, count, wall, cpu=None, lines=0, check=0):
    """Prints the figures. Pass 0 opens fonts and fills glyph caches, and is told apart as first_ns."""
    figures = dict(
        peer=peer, version=version, case=case, corpus=os.path.basename(corpus).replace(".", "-").split("-")[0],
        n=count, unit="string", ns=round(statistics.median(wall[1:]), 1), min_ns=round(min(wall[1:]), 1))
    if cpu:
        figures["cpu_ns"] = round(statistics.median(cpu[1:]), 1)
    figures |= dict(
        first_ns=round(wall[0], 1), passes=len(wall) - 1, lines=lines, check=round(check, 1),
        rss_kb=resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    print(json.dumps(figures))
