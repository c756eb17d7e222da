"""Requests a second behind lighttpd: the program, the C reference and the naive variant."""

import statistics

import build
import load


def measure(report, place, endpoint, seconds, rounds):
    report.section(f"Guesses a second behind lighttpd, {load.CONNECTIONS} connections")
    sessions = load.Sessions(endpoint, count=seconds * 250)
    ours, hello = [], []
    with load.lighttpd(place, build.naive(), endpoint.data, endpoint.state) as server:
        for _ in range(rounds):
            hello.append(load.rate(server, "/hello", sessions, seconds))
            ours.append(load.rate(server, load.PATH, sessions, seconds))
        # It answers so rarely that a longer look is needed to count at all.
        naive = load.rate(server, "/naive", sessions, seconds * 3)
        again = load.rate(server, load.PATH, sessions, seconds)
    quotients = [mine / its for mine, its in zip(ours, hello)]
    detail = {"ours": ours, "hello": hello, "naive": naive, "ours beside naive": again}
    report.add(
        "÷ static C hello", statistics.median(quotients), at_least=0.88, detail=detail
    )
    report.add("÷ naive: dynamic Foundation, list parsed each time", again / max(naive, 1), at_least=100)
    report.add("ours", statistics.median(ours), "/s")
    report.add("static C hello", statistics.median(hello), "/s")
    report.add("naive", naive, "/s")
