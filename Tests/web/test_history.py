"""Which games count, and in which order: won, lost, given up, seeded and void ones."""

import plistlib


def win(player, letters, **settings):
    game = player.post("/game", **settings).json
    for letter in letters:
        game = player.post("/guess", letter=letter).json
    assert game["status"] == "won"
    return game


def counts(player):
    history = player.get("/history").json
    return tuple(history[key] for key in ("played", "won", "streak", "bestStreak"))


def test_scores_rank_by_mistakes_then_computer_then_guesses_then_time(direct, data):
    folder = data(["AB"])
    (folder / "lists/long.plist").write_bytes(plistlib.dumps(["ABC"]))
    player = direct(folder).player()
    good, classic, diabolical = (
        {"evil": "false", "cunning": "diabolical"},
        {"evil": "true", "cunning": "classic"},
        {"evil": "true", "cunning": "diabolical"},
    )
    short, long = {"list": "words", "length": "2"}, {"list": "long", "length": "3"}
    played = [  # expected rank, guesses, settings
        (9, "XAB", {**diabolical, **short}),
        (8, "ABC", {**good, **long}),
        (5, "ABC", {**classic, **long}),
        (10, "ZAB", {**diabolical, **short}),
        (1, "AB", {**diabolical, **short}),
        (3, "AB", {**classic, **short}),
        (11, "XYAB", {**diabolical, **short}),
        (6, "AB", {**good, **short}),
        (4, "BA", {**classic, **short}),
        (12, "WXYAB", {**diabolical, **short}),
        (2, "ABC", {**diabolical, **long}),
        (7, "BA", {**good, **short}),
    ]
    games = {place: (win(player, g, **settings), g) for place, g, settings in played}
    history = player.get("/history").json
    assert history["scores"] == [
        {
            "rank": place,
            "word": game["answer"],
            "mistakes": game["mistakes"],
            "mistakesAllowed": 6,
            "guesses": len(letters),
            "list": game["settings"]["list"],
            "length": len(game["answer"]),
            "evil": game["settings"]["evil"],
            "cunning": game["settings"]["cunning"],
            "game": game["id"],
            "endedAt": game["endedAt"],
        }
        for place, (game, letters) in sorted(games.items())
    ]
    assert counts(player) == (12, 12, 12, 12)


def test_losses_and_games_given_up_end_a_streak(direct, data):
    player = direct(data(["AB"])).player()
    player.post("/settings", length="2", mistakes="1")
    win(player, "AB")
    win(player, "BA")
    assert counts(player) == (2, 2, 2, 2)
    player.post("/game")
    player.post("/game")
    assert counts(player) == (2, 2, 2, 2), "given up before a guess"
    player.post("/guess", letter="A")
    player.post("/game")
    assert counts(player) == (3, 2, 0, 2), "given up after one"
    win(player, "AB")
    assert counts(player) == (4, 3, 1, 2)
    player.post("/game")
    player.post("/guess", letter="Z")
    assert counts(player) == (5, 3, 0, 2), "lost"
    player.post("/guess", letter="Z")
    assert counts(player) == (5, 3, 0, 2), "a repeat"
    win(player, "AB", seed="1")
    player.post("/game", seed="1")
    player.post("/guess", letter="A")
    player.post("/game")
    assert counts(player) == (5, 3, 0, 2), "won and given up with a seed"
    assert [score["word"] for score in player.get("/history").json["scores"]] == ["AB"] * 3


def test_a_stranger_has_an_empty_history(direct):
    assert direct().call("GET", "/history").json == {
        "scores": [],
        "played": 0,
        "won": 0,
        "streak": 0,
        "bestStreak": 0,
        "daily": {
            "played": 0,
            "won": 0,
            "streak": 0,
            "bestStreak": 0,
            "daysInRow": 0,
            "bestDaysInRow": 0,
            "mistakes": [],
            "last": None,
        },
        "endgames": None,
    }
