"""What every browser must do, in the same sentences."""


def test_a_stranger_is_at_a_game_at_once_and_a_reload_keeps_it(play):
    play.visit()
    letter = "EAIOU"[0]
    play.type(letter)
    before = play.game
    play.visit().sees("Welcome back")
    assert play.game == before
    assert play.state(letter) in ("hit", "miss")


def test_a_game_is_won(play):
    play.open().type("HAZ").sees("No Z. 5 left.")
    play.type("NGM").is_at("You won!").sees("You found HANGMAN with 1 mistake.").has_focus("Play again")
    play.press("Play again").is_at("").sees("6 left")


def test_a_game_is_lost(play):
    play.open().type("QWXZVJ").is_at("You lost!").sees("The word was HANGMAN.")
    play.key("Escape").is_at("")


def test_a_key_can_be_pressed_and_shows_what_it_was(play):
    play.open().press("H").press("Z")
    play.until(lambda: play.state("Z") == "miss", "Z is answered")
    looks = [play.style(f"#keys [value={key}]", "color", "border-top-style") for key in "HZQ"]
    assert len(set(map(tuple, looks))) == 3


def test_settings_are_stored_and_the_focus_returns(play):
    play.open().press("Settings").is_at("Settings")
    play.choose("Mistakes", 11)
    play.until(lambda: play.call("/settings")[1]["mistakes"] == 11, "11 is stored")
    play.press("Gentle")
    play.until(lambda: play.call("/settings")[1]["list"] == "easy", "a preset is stored")
    play.key("Escape").is_at("").has_focus("Settings")


def test_dialogs_hide_what_lies_below(play):
    play.open().type("H")
    for opener, name in [("Settings", "Settings"), ("Help", "How to play"), ("New game", "Give up?")]:
        play.press(opener).is_at(name)
        (colour,) = play.style("dialog[open]", "background-color")
        assert colour.startswith("rgb("), "opaque"
        play.key("Escape").is_at("").has_focus(opener)


def test_giving_up_asks_and_its_first_button_does_no_harm(play):
    play.open().type("H")
    before = play.game
    play.press("New game").is_at("Give up?").has_focus("Keep playing")
    play.key("Enter").is_at("")
    assert play.game == before
    play.press("New game").press("Give up").is_at("")
    play.until(lambda: play.game["id"] != before["id"], "another game")


def test_the_replay_shows_each_guess_and_checks_itself(play):
    play.open(list="words", length="9", mistakes="2", evil="true").type("QX").is_at("Mwahaha!")
    turns = play.call("/replay")[1]["turns"]
    play.press("What it did").is_at("What it did").sees("I never contradicted myself.")
    play.sees(*(f"{turn['before']:,} → {turn['after']:,}" for turn in turns))
    play.key("Escape").is_at("Mwahaha!").has_focus("What it did")


def test_scores_are_empty_and_then_are_not(play):
    play.open().press("Scores").is_at("Scores").sees("Played 0")
    play.key("Escape").type("HANGM").is_at("You won!").key("Escape")
    play.press("Scores").sees("Best wins", "HANGMAN", "Played 1, won 1")


def test_a_result_is_shared_without_the_word(play):
    play.open().type("HANGM").is_at("You won!")
    play.press("Share").is_at("Copied!")


def test_while_the_server_is_away_it_is_said_and_afterwards_play_goes_on(play):
    play.open().type("H")
    with play.server.away():
        play.key("z").sees("The server does not answer.")
    play.type("Z").sees("No Z. 5 left.")
    assert play.game["mistakes"] == 1


def test_without_storage_the_game_goes_on(play_without):
    play = play_without("storage").open().type("HZ")
    assert play.driver.run("() => { try { return !localStorage; } catch { return true; } }")
    play.visit().type("A")
    assert [guess["letter"] for guess in play.game["guesses"]] == ["H", "Z", "A"]
    play.press("Settings").is_at("Settings").press("Gentle").key("Escape").is_at("")


def test_without_cookies_that_is_said(play_without):
    play = play_without("cookies").visit().key("e")
    play.sees("The server does not know you. Allow its cookie")
    assert play.game["code"] == "no-game"
