"""Today's game: the same for everybody, once, over tabs and midnight; and its own counts."""

import datetime
import email.utils
import re
import shutil

import pytest
from playwright.sync_api import expect

from table import Table, copied

ALPHABET = "EARIOTNSLCUDPMHGBFYWKVXZJQ"
LADDER = ["Honest", "Gentle", "Sly", "Evil", "Diabolical", "Diabolical", "Diabolical"]


@pytest.fixture
def today(real):
    """A table at today's dialog, for a player that knows the page."""
    real.known().open()
    show(real)
    return real


def show(table):
    table.do("today", "#card")
    expect(table.dialog("today")).to_be_visible()


def start(table):
    table.dialog("today").locator("#today-play").click()
    expect(table.dialog("today")).to_be_hidden()
    expect(table.page.locator("#terms")).to_contain_text(re.compile(r"\d{4}"))


def test_the_day_is_described_before_the_start_and_then_played_once(today):
    dialog = today.dialog("today")
    expect(dialog).to_contain_text(re.compile(r"(Honest|Gentle|Sly|Evil|Diabolical): \d+ mistakes\. About \d in \d+ wins?\."))
    expect(dialog.locator("#today-next")).to_have_text(re.compile(r"^Next: [A-Z][a-z]+day, in \d+ (hour|minute)s?\.$"))
    start(today)
    date = today.get("/daily")["date"]
    assert today.game["daily"] == date
    assert today.game["settings"] == today.get("/daily")["settings"]
    today.play_out(ALPHABET)
    expect(today.dialog("end")).to_be_visible()
    expect(today.page.locator("#end-again")).to_have_text("New game")
    today.escape()
    show(today)
    expect(dialog.locator("#today-status")).to_have_text(re.compile(r"You won it! You found|You lost it. The word was"))
    made, allowed = today.game["mistakes"], today.game["settings"]["mistakes"]
    expect(dialog.locator("#today-terms")).to_have_text(re.compile(rf"\. Mistakes: {made} of {allowed}\.$"))
    # The stage says the end to the eye.
    expect(dialog.locator("#today-status")).to_have_css("position", "absolute")
    expect(today.page.locator("#today-stage")).to_have_class(re.compile("won|perfect|found|lost|sorry"))
    expect(dialog.locator("#today-play")).to_be_hidden()
    # The numbers of a single day are not shown.
    expect(dialog.locator("#days")).to_be_hidden()
    history = today.get("/history")
    assert (history["played"], history["daily"]["played"]) == (0, 1)


def test_two_players_meet_the_same_game(real, browser):
    real.known().open()
    show(real)
    start(real)
    friend = browser.new_context().new_page()
    friend.goto(real.url + "/#today")
    friend.locator("#today-play").click()
    expect(friend.locator("#terms")).to_contain_text(re.compile(r"\d{4}"))
    expect(friend.locator("#today")).to_be_hidden()
    theirs = friend.request.get(real.url + "/cgi-bin/hangman-cgi/game").json()
    mine = real.game
    assert [theirs[k] for k in ("daily", "pattern", "settings")] == [mine[k] for k in ("daily", "pattern", "settings")]
    assert "#" not in friend.url
    friend.context.close()


def test_given_up_it_is_lost_and_not_played_again(today):
    start(today)
    today.type("E")
    today.do("new")
    today.dialog("ask").get_by_role("button", name="Give up").click()
    expect(today.dialog("ask")).to_be_hidden()
    expect(today.page.locator("#keys [aria-disabled=true]")).to_have_count(0)
    show(today)
    expect(today.page.locator("#today-status")).to_have_text("You lost it.")
    expect(today.page.locator("#today-play")).to_be_hidden()


def test_an_open_game_is_lost_only_after_a_question(real):
    real.known().open(list="words", length="9").type("E")
    mine = real.game["id"]
    show(real)
    real.page.locator("#today-play").click()
    expect(real.page.locator("#ask-text")).to_contain_text("If you leave it, it counts as lost.")
    real.dialog("ask").get_by_role("button", name="Keep playing").click()
    assert real.game["id"] == mine
    real.page.locator("#today-play").click()
    with real.page.expect_response("**/game"):
        real.dialog("ask").get_by_role("button", name="Give up").click()
    expect(real.dialog("today")).to_be_hidden()
    assert real.game["daily"]


def test_two_tabs_play_one_game_of_the_day(today):
    other = today.page.context.new_page()
    other.goto(today.url)
    start(today)
    today.type("E")
    other.locator("#today-button").click()
    expect(other.locator("#today-play")).to_have_text(re.compile("Play it|Go on"))
    expect(other.locator("#today-status")).to_have_text("You are in the middle of it.")
    other.locator("#today-play").click()
    other.locator("#today").wait_for(state="hidden")
    expect(other.locator("#keys [value=E]")).to_have_class(re.compile("hit|miss"))
    assert len(today.game["guesses"]) == 1


def test_over_midnight_the_open_game_comes_first(today):
    """The reply has another date, as after midnight; the game on the board is real."""
    start(today)
    today.type("E")
    tomorrow = {**today.get("/daily"), "date": "2099-01-01", "status": None}
    today.page.route("**/daily", lambda route: route.fulfill(json=tomorrow))
    today.page.reload()
    today.ready()
    show(today)
    expect(today.page.locator("#today-status")).to_contain_text("is still open: it comes first.")
    today.page.locator("#today-play").click()
    expect(today.dialog("today")).to_be_hidden()
    assert len(today.game["guesses"]) == 1


def test_a_tab_left_open_over_midnight_asks_for_the_new_day_when_looked_at(real):
    """The first reply is of a day that is over, and won."""
    real.known().open()
    won = {**real.get("/daily"), "date": "2020-01-01", "endsAt": "2020-01-02T00:00:00Z", "status": "won"}
    real.page.route("**/daily", lambda route: route.fulfill(json=won), times=1)
    real.page.reload()
    button = real.page.locator("#today-button")
    expect(button).to_have_accessible_name(re.compile("You won it!"))
    real.ready()
    real.page.evaluate("() => dispatchEvent(new Event('focus'))")
    expect(button).to_have_accessible_name("Today: You have not played it yet.")


def test_who_is_forgotten_has_not_played_today(today):
    start(today)
    today.play_out(ALPHABET)
    expect(today.dialog("end")).to_be_visible()
    today.page.reload()
    expect(today.dialog("end")).to_be_visible()
    today.escape()
    today.do("help")
    today.dialog("help").get_by_text("Privacy", exact=True).click()
    today.do("forget", "#help")
    today.dialog("ask").get_by_role("button", name="Forget me").click()
    expect(today.page.locator("#today-button")).to_have_accessible_name("Today: You have not played it yet.")


def test_a_days_link_opens_the_day_while_it_lasts_and_the_same_game_by_its_seed_afterwards(today):
    date = today.get("/daily")["date"]
    yesterday = str(datetime.date.fromisoformat(date) - datetime.timedelta(1))
    query = "list=easy&length=any&mistakes=7&evil=false&cunning=classic&seed=42"
    today.escape()
    today.page.evaluate(f"() => {{ location.hash = '#today?date={date}&{query}'; }}")
    expect(today.dialog("today")).to_be_visible()
    today.escape()
    today.page.evaluate(f"() => {{ location.hash = '#today?date={yesterday}&{query}'; }}")
    today.dialog("dare").get_by_role("button", name="Play it").click()
    expect(today.status).to_contain_text("Shared game, counted nowhere")
    assert today.game["mistakesAllowed"] == 7


def test_what_is_shared_of_a_day_leads_back_to_it(today):
    today.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    start(today)
    today.play_out(ALPHABET)
    date = today.game["daily"]
    today.do("share", "#end")
    expect(today.dialog("copy")).to_be_visible()
    first, strip, link = copied(today.page).splitlines()
    day = datetime.date.fromisoformat(date)
    assert first.startswith(f"Evil Hangman, {day:%b} {day.day}, {day.year}: ")
    assert re.fullmatch("([✓✗][▁▂▃▄▅▆▇█])+", strip)
    assert link == f"{today.url}/#{date}"


@pytest.mark.long
def test_the_button_of_the_day_shows_how_it_stands(today):
    today.escape()
    button = today.page.locator("#today-button")
    expect(button).to_have_accessible_name("Today: You have not played it yet.")
    show(today)
    start(today)
    today.type("E")
    expect(button).to_have_accessible_name("Today: You are in the middle of it.")
    today.play_out(ALPHABET)
    expect(today.dialog("end")).to_be_visible()
    today.page.reload()
    today.ready()
    expect(today.dialog("end")).to_be_visible()
    today.escape()
    over = r"Today: You (won it! \d+ mistakes?|lost it)\. Next: [\w ]+, in \d+ (hour|minute)s?\."
    expect(button).to_have_accessible_name(re.compile(over))


@pytest.mark.long
def test_in_the_last_hour_minutes_are_counted_by_the_servers_clock(today):
    start(today)
    today.play_out(ALPHABET)
    ends = datetime.datetime.fromisoformat(today.get("/daily")["endsAt"])
    sent = {}

    def dated(route):
        reply = route.fetch()
        route.fulfill(response=reply, headers={**reply.headers, "date": sent["date"]})

    today.page.route("**/hangman-cgi/**", dated)
    # The reader's own clock is a year late.
    today.page.clock.set_fixed_time(ends - datetime.timedelta(days=365))
    for left, spoken, short in ((61 * 60, "in 1 hour", "1h"), (20 * 60, "in 20 minutes", "20m"), (5, "in 1 minute", "1m")):
        sent["date"] = email.utils.format_datetime(ends - datetime.timedelta(seconds=left), usegmt=True)
        today.page.reload()
        today.ready()
        expect(today.dialog("end")).to_be_visible()
        today.escape()
        expect(today.page.locator("#today-time")).to_have_text(short)
        show(today)
        expect(today.dialog("today")).to_contain_text(f", {spoken}.")


def test_without_the_server_the_dialog_says_so_and_tries_again(today, faults):
    today.escape()
    for path in ("daily", "lists"):
        today.page.route(f"**/{path}", lambda route: route.abort())
    # A browser that begins to intercept with the page already open may miss the next call.
    today.page.reload()
    today.ready()
    today.do("today", "#card")
    expect(today.dialog("today")).to_contain_text("The server does not answer.")
    expect(today.page.locator("#today-play")).to_be_hidden()
    today.page.unroute_all()
    today.dialog("today").get_by_role("button", name="Try again").click()
    expect(today.page.locator("#today-play")).to_be_visible()
    expect(today.page.locator("#today-retry")).to_be_hidden()
    faults.clear()


def test_todays_game_is_in_the_readers_language(browser, real):
    context = browser.new_context(locale="de-DE", service_workers="block")
    page = context.new_page()
    page.goto(f"{real.url}/#today")
    # A newcomer's own game has the same letters.
    with page.expect_response(lambda reply: "daily=true" in (reply.request.post_data or "")):
        page.locator("#today-play").click()
    expect(page.locator("#today")).to_be_hidden()
    expect(page.locator("#keys")).to_contain_text("Ü")
    game = page.request.get(f"{real.url}/cgi-bin/hangman-cgi/game").json()
    assert (game["dailyLanguage"], game["daily"]) == ("de", real.get("/daily")["date"])
    context.close()


@pytest.mark.long
def test_todays_result_is_there_after_another_game(today):
    start(today)
    today.play_out(ALPHABET)
    over = today.game
    today.open(list="elements", evil="false")
    show(today)
    dialog = today.dialog("today")
    expect(dialog.locator("#today-status")).to_have_text(re.compile("You won it!|You lost it."))
    expect(dialog.locator("#today-share")).to_be_visible()
    dialog.locator("#today-replay").click()
    expect(today.dialog("replay").locator("#turns .sentence").first).to_be_attached()
    assert today.game["id"] != over["id"]
    assert today.get("/daily")["game"]["id"] == over["id"]


def test_a_day_that_is_over_shows_the_letters_said_or_how_the_devil_shrank(today):
    start(today)
    today.play_out(ALPHABET)
    guesses, left = today.game["guesses"], today.game["left"]
    expect(today.dialog("end")).to_be_visible()
    today.escape()
    show(today)
    chips = today.page.locator("#today-course li")
    if left and left[0] >= 2 * left[-1]:
        # The days of the week have different opponents.
        assert 2 <= chips.count() <= len(guesses) + 1
        expect(chips.locator("svg.devil")).to_have_count(chips.count())
        return
    expect(chips).to_have_count(len(guesses))
    assert chips.evaluate_all("all => all.map(({ className }) => className)") == [
        "hit" if guess["positions"] else "miss" for guess in guesses
    ]


@pytest.mark.long
def test_its_end_shows_the_numbers_of_the_days_and_when_the_next_one_starts(today):
    start(today)
    today.play_out(ALPHABET)
    end = today.dialog("end")
    tomorrow = datetime.date.fromisoformat(today.get("/daily")["date"]) + datetime.timedelta(1)
    expect(end.locator("#end-tomorrow")).to_have_text(re.compile(rf"^Next: {tomorrow:%A}, in \d"))
    expect(end.locator("#end-again")).to_have_text("New game")
    expect(end.locator("#end-days")).to_be_hidden()
    # One day before it is enough for numbers: this reply has it.
    history = today.get("/history")
    days = history["daily"] = {**history["daily"], "played": 2, "daysInRow": 1}
    today.page.route("**/history", lambda route: route.fulfill(json=history))
    today.page.reload()
    today.ready()
    figures = [days[name] for name in ("daysInRow", "bestDaysInRow", "played", "won")]
    expect(end.locator("#end-days")).to_be_visible()
    expect(end.locator("#end-days dd .vh")).to_have_text([str(n) for n in figures])
    expect(end.locator("#end-days dt").first).to_have_text("Day so far")
    today.open(list="elements", evil="false", mistakes="1").play_out(ALPHABET)
    expect(end).to_be_visible()
    expect(end.locator("#end-day")).to_be_hidden()


def earlier(today):
    """Unfolds the calendar of earlier days."""
    today.page.locator("#earlier summary").click()


def test_one_calendar_is_open_at_a_time(real):
    real.known().open()
    show(real)
    earlier(real)
    expect(real.page.locator("#calendar")).to_be_visible()
    real.page.locator("#endgames summary").click()
    expect(real.page.locator("#endgames-days")).to_be_visible()
    expect(real.page.locator("#calendar")).to_be_hidden()


def test_earlier_days_stand_below_their_days_of_the_week(today):
    earlier(today)
    columns = today.page.locator("#calendar > small").all_inner_texts()
    shown = [datetime.date.fromisoformat(day.get_attribute("value")) for day in today.page.locator("#calendar button").all()]
    assert columns == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    lefts = "all => all.map((one) => one.getBoundingClientRect().left + one.offsetWidth / 2)"
    heads = today.page.locator("#calendar > small").evaluate_all(lefts)
    places = today.page.locator("#calendar button").evaluate_all(lefts)
    assert all(abs(place - heads[day.weekday()]) < 2 for place, day in zip(places, shown, strict=True))
    # A month is named where it begins.
    texts = today.page.locator("#calendar button").all_inner_texts()
    assert [text.split()[0] for text in texts] == [
        f"{day:%b}" if day == shown[0] or day.day == 1 else str(day.day) for day in shown]


@pytest.mark.long
def test_an_earlier_day_is_that_day_on_the_board_in_the_calendar_and_in_its_link(today):
    today.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    days = today.page.locator("#calendar button")
    expect(days).to_have_count(28)
    day = datetime.date.fromisoformat(today.get("/daily")["date"]) - datetime.timedelta(1)
    expect(days.last).to_contain_text(str(day.day))
    earlier(today)
    days.last.click()
    expect(today.page.locator("#terms")).to_have_text(f"{day:%b} {day.day}, {day.year}")
    assert (today.game["daily"], today.game["date"]) == (None, str(day))
    expect(today.page.locator("#terms")).to_have_text(f"{day:%b} {day.day}, {day.year}")
    expect(today.page.locator("#who")).to_contain_text(LADDER[day.weekday()])
    today.play_out(ALPHABET)
    expect(today.dialog("end")).to_be_visible()
    assert today.get("/history")["daily"]["played"] == 0
    today.do("share", "#end")
    expect(today.dialog("copy")).to_be_visible()
    first, _, link = copied(today.page).splitlines()
    assert first.startswith(f"Evil Hangman, {day:%b} {day.day}, {day.year}: ")
    assert link == f"{today.url}/#{day}"
    # The mark outlives the game; only this browser has it.
    today.open(list="elements", evil="false")
    show(today)
    expect(days.last).to_have_attribute("data-status", re.compile("won|lost"))
    assert today.get("/daily")["days"] == []


def german(browser, real, link):
    """A German reader at an earlier day's link, who plays the day."""
    context = browser.new_context(locale="de-DE", service_workers="block")
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(f"{real.url}/#{link}")
    play = page.locator("#dare [data-do=dare]")
    expect(play).to_be_focused()
    play.click()
    expect(page.locator("#dare")).to_be_hidden()
    return page


@pytest.mark.long
@pytest.mark.parametrize("tail", ["", "-de"])
def test_a_link_to_an_earlier_day_is_that_day_for_a_german_reader_on_the_board_in_the_calendar_and_in_their_link(browser, real, tail):
    day = datetime.date.fromisoformat(real.get("/daily")["date"]) - datetime.timedelta(1)
    page = german(browser, real, f"{day}{tail}")
    expect(page.locator("#keys")).to_contain_text("Ü")
    expect(page.locator("#terms")).to_contain_text(f"{day.day:02}.")
    expect(page.locator("#terms")).to_contain_text(str(day.year))
    game = page.request.get(f"{real.url}/cgi-bin/hangman-cgi/game").json()
    assert [game[name] for name in ("date", "dailyLanguage", "language")] == [str(day), "de", "de"]
    for letter in [*ALPHABET, *"ÄÖÜ"]:
        key = page.locator(f"#keys [value={letter}]")
        key.evaluate("key => key.click()")
        expect(key).to_have_attribute("aria-disabled", "true")
        if page.locator("html").get_attribute("data-status") != "playing":
            break
    page.locator("#end [data-do=share]").click()
    text = page.locator("#copy-text")
    expect(text).to_have_value(re.compile(f"/#{day}-de$"))
    for _ in range(2):
        page.keyboard.press("Escape")
    page.locator("#today-button").click()
    expect(page.locator("#calendar button").last).to_have_attribute("data-status", re.compile("won|lost"))
    page.context.close()


def test_a_link_to_a_german_day_is_that_game_for_an_english_reader_too(real):
    day = datetime.date.fromisoformat(real.get("/daily")["date"]) - datetime.timedelta(1)
    real.known().open()
    real.page.evaluate(f"() => {{ location.hash = '#{day}-de'; }}")
    real.dialog("dare").get_by_role("button", name="Play it").click()
    expect(real.page.locator("#terms")).to_have_text(f"{day:%b} {day.day}, {day.year}")
    assert [real.game[name] for name in ("date", "dailyLanguage", "language")] == [str(day), "de", "de"]


def test_the_week_is_seven_devils_with_todays_marked(today):
    date = datetime.date.fromisoformat(today.get("/daily")["date"])
    faces = today.page.locator("#week li")
    expect(faces).to_have_count(7)
    expect(faces.locator(".honest")).to_have_count(1)
    expect(today.page.locator("#week [aria-current=date]")).to_contain_text(f"{date:%A}, {date:%B} {date.day}")
    high = faces.locator(".deep").evaluate_all("all => all.map((one) => one.getBBox().height)")
    assert high == sorted(high) and len(set(high)) == 4
    # Not by their horns alone, but by brows, mouth, eyes or colour.
    drawn = faces.evaluate_all("all => all.map((one) => one.querySelector('.eyes ~ .line').outerHTML + one.querySelector('.eyes').parentNode.lastChild.outerHTML"
                               " + one.querySelector('.eyes').outerHTML + getComputedStyle(one.querySelector('svg')).getPropertyValue('--devil'))")
    assert len(set(drawn)) == 7


def test_a_missed_day_that_was_forgiven_is_said_and_none_is_threatened(today):
    """The earlier days are in a changed reply; the page is real."""
    daily, history = today.get("/daily"), today.get("/history")
    date = datetime.date.fromisoformat(daily["date"])
    before = [{"date": str(date - datetime.timedelta(age)), "status": "lost"} for age in (1, 3)]
    counts = {**history["daily"], "played": 2, "daysInRow": 2, "bestDaysInRow": 2, "streak": 5}
    today.page.route("**/daily", lambda route: route.fulfill(json={**daily, "days": before}))
    today.page.route("**/history", lambda route: route.fulfill(json={**history, "daily": counts}))
    today.page.reload()
    today.ready()
    show(today)
    missed = date - datetime.timedelta(2)
    expect(today.page.locator("#today-forgiven")).to_have_text(f"You missed {missed:%A}, but one day a week is forgiven.")
    expect(today.page.locator("#today-row dt")).to_have_text("Days in a row")
    expect(today.page.locator("#today-row dd .vh")).to_have_text("2")
    expect(today.dialog("today")).not_to_contain_text("tonight")


def test_a_day_that_was_played_is_marked_in_the_calendar(today):
    daily = today.get("/daily")
    date = datetime.date.fromisoformat(daily["date"])
    first, before = (str(date - datetime.timedelta(age)) for age in (7, 3))
    played = {**daily, "days": [{"date": before, "status": "won"}, {"date": first, "status": "lost"}]}
    today.page.route("**/daily", lambda route: route.fulfill(json=played))
    today.page.reload()
    today.ready()
    show(today)
    earlier(today)
    marked = today.page.locator("#calendar button[data-status=won]")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("value", before)
    expect(marked).to_have_accessible_name(re.compile("You won it!$"))
    # Days before the player's first are not missed.
    missed = today.page.locator("#calendar button[data-status=missed]")
    expect(missed).to_have_text([re.compile(rf"{(date - datetime.timedelta(age)).day}—$") for age in (6, 5, 4, 2, 1)])
    expect(missed.first).to_have_accessible_name(re.compile("Not played.$"))
    expect(today.page.locator("#week li[data-status=missed]")).to_have_count(
        sum(age <= date.weekday() for age in (6, 5, 4, 2, 1)))


# The speaker's name, his bubble, his head; and the labels of the player's numbers, each in one line.
BEFORE = """() => ['.shout', '.bubble', ':not(.aside) > .head', '.aside .eyes', '.hill'].map((part) =>
  document.querySelector(`#today-stage ${part}`).getBoundingClientRect().toJSON())"""
BELOW = """() => {
  const { offsetTop, offsetHeight } = document.querySelector('#today > .said');
  return document.getElementById('today').scrollHeight - offsetTop - offsetHeight;
}"""
LINES = "all => all.map((one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight))"


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("evil", [True, False])
def test_before_the_game_the_opponent_says_how_he_plays(browser, real, language, evil):
    """The opponent is in a changed reply; the page is real."""
    context = browser.new_context(locale=language, reduced_motion="reduce", service_workers="block")
    table = Table(context.new_page(), real.url).known()
    daily = real.get("/daily")
    other = {**daily, "date": "2026-11-29" if evil else "2026-11-30", "settings": {**daily["settings"], "evil": evil}}
    table.page.route("**/daily*", lambda route: route.fulfill(json=other))
    table.open()
    show(table)
    said = table.page.locator("#today-status")
    expect(said).to_have_class("vh")
    if language == "en":
        expect(said).to_have_text("I cheat: I have no word until you corner me." if evil else "No tricks: one word, sealed in here.")
    for width, height in ((390, 844), (320, 568), (920, 700), (1280, 800)):
        table.page.set_viewport_size({"width": width, "height": height})
        shout, bubble, head, eyes, hill = table.page.evaluate(BEFORE)
        assert shout["bottom"] <= bubble["top"], (width, height)
        assert bubble["bottom"] <= head["top"] or bubble["left"] >= head["right"], (width, height)
        assert 0 <= bubble["left"] and bubble["right"] <= width, (width, height)
        # Tomorrow's opponent looks over the hill, and hides nobody.
        assert eyes["top"] < hill["top"] + 12, (width, height)
        assert bubble["bottom"] <= eyes["top"] or bubble["left"] >= eyes["right"], (width, height)
        # The hidden sentence makes no page below the paper.
        assert table.page.evaluate(BELOW) <= 1, (width, height)
    context.close()


def test_the_week_and_the_numbers_of_the_days_keep_to_the_margins_and_to_one_line(today):
    history = today.get("/history")
    counts = {**history["daily"], "played": 10, "won": 6, "daysInRow": 6, "bestDaysInRow": 9}
    today.page.route("**/history", lambda route: route.fulfill(json={**history, "daily": counts}))
    today.page.set_viewport_size({"width": 390, "height": 844})
    today.page.reload()
    today.ready()
    show(today)
    lines = today.page.locator("#days-numbers dt").evaluate_all(LINES)
    assert len(lines) == 3 and max(lines) < 1.5
    week, button = (today.page.locator(one).bounding_box() for one in ("#week", "#today-play"))
    assert (week["x"], week["width"]) == (button["x"], button["width"])
    # What newcomers do not know yet.
    expect(today.page.locator("#today-is")).to_be_hidden()


def test_the_size_of_an_endgame_stands_in_one_line_on_the_narrowest_phone(browser, real):
    context = browser.new_context(locale="de", viewport={"width": 320, "height": 568}, service_workers="block")
    table = Table(context.new_page(), real.url).known().open()
    show(table)
    sizes = table.page.locator("#endgames-list small:nth-of-type(-n + 2)")
    expect(sizes).to_have_count(6)
    assert max(sizes.evaluate_all(LINES)) < 1.5
    context.close()


def test_the_day_waits_for_no_endgames(real):
    real.known().open()
    real.page.route("**/hangman-cgi/endgames*", lambda route: None)
    show(real)
    expect(real.page.locator("#calendar button")).to_have_count(28)
    expect(real.page.locator("#endgames")).to_be_hidden()


def test_a_link_to_an_earlier_day_invites_to_that_day(real):
    real.known().open()
    day = datetime.date.fromisoformat(real.get("/daily")["date"]) - datetime.timedelta(2)
    real.page.evaluate(f"() => {{ location.hash = '#{day}'; }}")
    expect(real.dialog("dare")).to_contain_text(f"The game of {day:%B} {day.day}, {day.year}.")
    said = f"{LADDER[day.weekday()]}. " if day.weekday() else "No tricks: one word, sealed in here."
    expect(real.dialog("dare")).to_contain_text(said, ignore_case=True)
    expect(real.dialog("dare").get_by_text("I cheat: I have no word")).to_have_count(int(day.weekday() > 0))
    real.dialog("dare").get_by_role("button", name="Play it").click()
    expect(real.page.locator("#terms")).to_have_text(f"{day:%b} {day.day}, {day.year}")
    assert real.game["date"] == str(day)


def test_a_day_with_the_operators_word_is_honest_and_shows_its_clue(page, serve, small, readable_tmp, faults):
    """Whatever the weekday is."""
    data = readable_tmp / "chosen-data"
    shutil.copytree(readable_tmp / "small-data", data)
    (data / "today").mkdir()
    (data / f"today/{datetime.datetime.now(datetime.UTC).date()}.txt").write_text("Tannenbaum\tgreen in winter\n")
    table = Table(page, serve("lighttpd", data=data).url).known().open()
    show(table)
    expect(table.dialog("today").locator("#today-terms")).to_have_text(re.compile(r"^Honest: \d mistakes\."))
    start(table)
    expect(page.locator("#who")).to_contain_text("Honest")
    expect(page.locator("#the-clue")).to_have_text("Clue: green in winter")
    table.type("TA")
    assert table.word == "TA-----A--"


@pytest.mark.parametrize("language, day", [("de", r"\S+,\s\d+\.\s\S+"), ("cs", r"\S+\s\d+\.\s\S+"), ("en", r"\S+, \S+ \d+")])
def test_the_day_is_written_as_its_readers_write_it(table, language, day):
    table.page.add_init_script(f"localStorage.hangman ??= JSON.stringify({{ seen: true, language: '{language}' }})")
    table.open()
    table.page.evaluate("location.hash = '#today'")
    expect(table.page.locator("#today-date .vh")).to_have_text(re.compile(f"^{day}$"))
