#!/usr/bin/env python3
"""Plays a game: python3 client.py http://localhost:8080/cgi-bin/hangman-cgi [a word for a friend]"""
import json
import sys
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, build_opener

base = sys.argv[1]
browser = build_opener(HTTPCookieProcessor())  # keeps the cookie, which is the player


def post(path, **form):
    return json.load(browser.open(base + path, urlencode(form).encode()))


if sys.argv[2:]:
    room = post("/room", words=sys.argv[2])  # others play it too, by its id
    print("room", room["id"], "key", room["key"])
    game = post("/game", room=room["id"])
else:
    game = post("/game", length=7, mistakes=12)
for letter in "ESIARNTOLCDUPMGHBYFVKWZXQJ":
    if game["status"] != "playing":
        break
    game = post("/guess", letter=letter, game=game["id"])
    print(letter, game["outcome"], game["pattern"], game["mistakesLeft"], "left")
print(game["status"], game["answer"])
