"""Requests a second behind lighttpd: the program, the C reference and the naive variant."""

import statistics

import build
import load

FEW, MANY = 4, 64


def measure(report, place, endpoint, seconds, rounds):
    sessions = load.Sessions(endpoint, count=seconds * 250)
    with load.lighttpd(place, build.naive(), endpoint.data, endpoint.state) as server:
        for connections in (FEW, MANY):
            report.section(f"Guesses a second behind lighttpd, {connections} connections")
            ours, hello = [], []
            for _ in range(rounds):
                hello.append(load.rate(server, "/hello", sessions, seconds, connections))
                ours.append(load.rate(server, load.PATH, sessions, seconds, connections))
            ratio = statistics.median(mine / its for mine, its in zip(ours, hello))
            report.add("÷ static C hello", ratio, at_least=0.88, detail={"ours": ours, "hello": hello})
            report.add("ours", statistics.median(ours), "/s")
            report.add("static C hello", statistics.median(hello), "/s")
        report.section(f"The same with dynamic Foundation, the list parsed each time, {FEW} connections")
        # It answers so rarely that it needs a longer run.
        naive = load.rate(server, "/naive", sessions, seconds * 3, FEW)
        again = load.rate(server, load.PATH, sessions, seconds, FEW)
    detail = {"naive": naive, "ours beside naive": again}
    report.add("÷ naive", again / max(naive, 1), at_least=100, detail=detail)
    report.add("naive", naive, "/s")
