"""Runs programs in turn on one core, and keeps what they print."""
import json
import os
import subprocess
import sys

from engines import FIGURES


def lines(engine, corpus, case, core):
    """What the program prints, read; nothing, after a message, where it fails."""
    # Threads are compared on all processors.
    pin = None if case == "threads" else lambda: os.sched_setaffinity(0, {core})
    ran = subprocess.run(
        engine.command(corpus, case), env=corpus.environment, preexec_fn=pin, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True)
    found = [json.loads(line) for line in ran.stdout.splitlines() if line.startswith("{")]
    if ran.returncode or not found:
        print(f"compare: {engine.name} {case} on {corpus.name} failed: {ran.stderr.strip()[-500:]}", file=sys.stderr)
        return []
    return found


def compare(engines, corpora, cases, rounds, core):
    """For each corpus, case and engine a result of every round, so that what is set against each other ran together."""
    results = {}
    for index in range(rounds):
        for corpus in corpora:
            for case in [case for case in cases if case not in FIGURES]:
                print(f"Round {index + 1} of {rounds}: {corpus.name}, {case}", file=sys.stderr)
                for engine in engines:
                    if case in engine.cases:
                        for result in lines(engine, corpus, case, core):
                            results.setdefault((corpus.name, case, engine.name), {})[index] = result
    return results


def figures(engines, corpora, cases, core):
    """Folio's figures that have goals of their own: for each corpus and benchmark what was printed."""
    results = {}
    for engine in engines:
        for corpus in corpora:
            for case in [case for case in cases if case in FIGURES and case in engine.cases]:
                print(f"{corpus.name}, {case}", file=sys.stderr)
                for result in lines(engine, corpus, case, core):
                    results[corpus.name, result["case"]] = result
    return results
