"""The same sentences for every browser."""

GENTLE = "list=medium&length=any&mistakes=7&evil=true&cunning=classic"


def test_a_new_player_reads_what_this_is_and_chooses_a_game(play):
    play.visit().sees("I never lie about a letter. Catch me!")
    play.press("Sly").is_at("New game").press("Gentle")
    play.until(lambda: play.game["mistakesAllowed"] == 7, "the gentle game is on")


def test_a_game_is_won_and_another_begins(play):
    play.open().type("PEZ").sees("No Z in my word.")
    play.type("NGUI").is_at("You found it!").sees("Found with 1 mistake. PENGUIN")
    play.has_focus("Play again").key("Enter").is_at("").sees("6 mistakes left")


def test_a_game_is_lost(play):
    play.open().type("QWXZVJ").is_at("Not this time!").sees("The word was PENGUIN.")
    play.key("Escape").is_at("")


def test_a_reload_keeps_the_game(play):
    play.open().type("PZ")
    before = play.game
    play.visit().sees("Welcome back. My word is still sealed.")
    assert (play.state("P"), play.state("Z"), play.game) == ("hit", "miss", before)


def test_keys_are_pressed_and_show_what_they_were(play):
    play.open().press("P").press("Z")
    play.until(lambda: play.state("Z") == "miss", "Z is answered")
    looks = [play.style(f"#keys [value={key}]", "color", "background-color") for key in "PZQ"]
    assert len(set(map(tuple, looks))) == 3


def test_settings_are_stored_at_once(play):
    play.open().press("Settings").is_at("Settings").has_focus("Close")
    play.choose("Mistakes", 11)
    play.until(lambda: play.call("/settings")[1]["mistakes"] == 11, "11 is stored")
    play.choose("Opponent", GENTLE)
    play.until(lambda: play.call("/settings")[1]["list"] == "medium", "an opponent's game is stored")
    play.key("Escape").is_at("").has_focus("Settings")


def test_dialogs_hide_what_lies_below_and_give_the_focus_back(play):
    play.open().type("P")
    dialogs = {
        "Settings": "Settings",
        "Scores": "Scores",
        "Help": "How to play",
        "New game": "Start another game?",
    }
    for opener, name in dialogs.items():
        play.press(opener).is_at(name)
        (colour,) = play.style("dialog[open]", "background-color")
        assert colour.startswith("rgb("), f"{name} is opaque"
        play.key("Escape").is_at("").has_focus(opener)


def test_giving_up_asks_and_its_first_button_does_no_harm(play):
    play.open().type("P")
    before = play.game
    play.press("New game").is_at("Start another game?").has_focus("Keep playing").key("Enter").is_at("")
    assert play.game == before
    play.press("New game").press("Give up").is_at("")
    play.until(lambda: play.game["id"] != before["id"], "another game")


def test_todays_game_is_played_once(play):
    play.visit().press("Today").is_at("Today’s game").sees("Next: ")
    play.press("Play it").is_at("")
    play.until(lambda: play.game["daily"], "today’s game is on")
    play.play_out()
    play.press("Today").is_at("Today’s game").sees("Next: ")
    assert "Play it" not in play.shown


def test_the_replay_shows_each_guess_and_checks_itself(play):
    play.open(list="words", length="9", mistakes="2", evil="true").type("QX").is_at("Mwahaha!")
    turns = play.call("/replay")[1]["turns"]
    play.press("See how I cheated").is_at("How I cheated").sees("I never lied.")
    play.sees(*(f"{turn['after']:,}" for turn in turns))
    play.key("Escape").is_at("Mwahaha!").has_focus("See how I cheated")


def test_scores_invite_and_then_show_the_win(play):
    play.open().press("Scores").is_at("Scores").sees("Gentle: try me!")
    play.press("To the game").is_at("").type("PENGUI").is_at("Perfect!").key("Escape")
    play.press("Scores").sees("Best wins", "PENGUIN")
    # Drawn figures: WebKit does not count text that is only heard as text on the screen.
    figures = "() => [...document.querySelectorAll('#numbers > div')].map((figure) => figure.textContent)"
    assert [figure.strip() for figure in play.driver.run(figures)[:2]] == ["Played1", "Won1"]


def test_a_result_is_shared_without_the_word_and_a_friend_gets_the_same_game(play):
    play.open().type("ZPENGUI").is_at("You found it!").press("Share").sees("Cop")
    text = play.value("#copy-text")
    assert "✗█✓█✓█✓█✓█✓█✓█" in text and "PENGUIN" not in text.upper()
    settings = play.game["settings"]
    play.forget().visit(text[text.index("#play?") :]).press("Play it").is_at("").sees("6 mistakes left")
    assert play.game["settings"] == settings


def test_a_room_is_made_played_and_read(play):
    play.open().press("Together").is_at("Together").press("A class").is_at("A class")
    play.choose("Up to 40 words", "ox\ta draught animal\nBEAR").press("Make the link").is_at("A class")
    play.sees("Checked: the room has just your words.")
    play.press("More").press("Try it yourself").is_at("").sees("Clue: a draught animal").type("QOX")
    play.sees("Fair play: nobody has changed the words.").press("Next round").is_at("")
    play.type("BEAR").press("See all results").sees("1 player so far.", "won, 1 mistake")
    cells = "() => [...document.querySelectorAll('#room td')].map((cell) => cell.innerText.trim())"
    play.until(lambda: "✓ 1" in " ".join(play.driver.run(cells)), "the table has the round")


def test_while_the_server_is_away_that_is_said_and_afterwards_all_goes_on(play):
    play.open().type("P")
    for view, name in (("Today", "Today’s game"), ("Scores", "Scores"), ("Settings", "Settings")):
        play.press(view).is_at(name).key("Escape").is_at("")
    with play.server.away():
        play.key("z").sees("The server does not answer.")
        play.press("Today").is_at("Today’s game").sees("The server does not answer.")
        play.key("Escape").is_at("").press("Settings").is_at("Settings").key("Escape").is_at("")
        play.press("Scores").is_at("Scores").sees("The server does not answer.")
        play.key("Escape").is_at("")
    play.type("Z").sees("No Z in my word.")
    assert play.game["mistakes"] == 1
    play.press("Scores").is_at("Scores").sees("Gentle: try me!")


def test_a_view_that_could_not_come_opens_once_the_server_is_back(play):
    play.open().type("P")
    with play.server.away():
        play.press("Today").sees("The server does not answer.").key("Escape").is_at("")
    # A browser that remembers the failed module reloads the whole page.
    play.until(lambda: play.title or play.try_to_press("Today"), "the view opens")
    play.is_at("Today’s game").sees("Next: ")
    assert play.game["guesses"] == [{"letter": "P", "positions": [0]}]


def test_without_storage_the_game_goes_on(play_without):
    play = play_without("storage").open().type("PZ")
    assert play.driver.run("() => { try { return !localStorage; } catch { return true; } }")
    play.visit().type("N")
    assert [guess["letter"] for guess in play.game["guesses"]] == ["P", "Z", "N"]
    play.press("Settings").is_at("Settings").choose("Opponent", GENTLE).key("Escape").is_at("")


def test_without_cookies_that_is_said(play_without):
    play = play_without("cookies").visit().key("e")
    play.sees("The server does not know you: it tells players apart by a cookie. Allow it", "Try again")
    assert "another tab" not in play.shown
    assert play.game["code"] == "no-game"


def test_without_cookies_a_links_game_says_so_at_the_first_guess(play_without):
    play = play_without("cookies").visit("#play?list=easy&length=4&mistakes=5&evil=false&seed=1").press("Play it").is_at("").key("e")
    play.sees("The server does not know you: it tells players apart by a cookie.")
