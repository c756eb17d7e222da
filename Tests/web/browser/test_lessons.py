"""Two lessons of 25 phones and a teacher's computer: in each a seat is removed, and its pupil comes back."""

import re

import pytest
from playwright.sync_api import expect

from table import PATIENCE
from test_together import file_of, follow, guest, lines, link_of, make, room_of  # noqa: F401

pytestmark = [pytest.mark.long, pytest.mark.timeout(1200)]

PUPILS = 25
WORDS = ["HARE", "BEAR", "MOUSE"]
# None of these letters is in a word; eight of them lose it.
WRONG = "QWXZVJKL"


@pytest.fixture(autouse=True)
def patience():
    """26 browsers on one machine take turns."""
    expect.set_options(timeout=60_000)
    yield
    expect.set_options(timeout=PATIENCE)


@pytest.fixture
def phones(guest):  # noqa: F811
    """25 phones, which stay open for both lessons."""
    phones = [guest() for _ in range(PUPILS)]
    for phone in phones:
        phone.page.set_default_timeout(60_000)
    return phones


def letters_of(number, mistakes):
    return WRONG[:mistakes] + ("".join(dict.fromkeys(WORDS[number])) if mistakes < 8 else "")


def come_in(phones, link):
    """Follows the link on each phone; the first one has the first seat."""
    for seat, phone in enumerate(phones, 1):
        shown = follow(phone, link)
        expect(shown.locator(".say")).to_have_text(re.compile("^You are the "))
        expect(shown.get_by_role("button", name=f"Play round 1/{len(WORDS)}")).to_be_visible()
        assert room_of(phone, link)["seat"] == seat


def play_together(phones, number, mistakes, button):
    """Plays a round on all phones, a letter of each at a time."""
    letters = [letters_of(number, count) for count in mistakes]
    for phone in phones:
        phone.page.locator("dialog[open]").get_by_role("button", name=button).click()
        for name in ("room", "end"):
            expect(phone.dialog(name)).to_be_hidden()
        phone.gone_back()
        expect(phone.page.locator("#terms")).to_have_text(f"Round {number + 1} of {len(WORDS)}")
    for turn in range(max(map(len, letters))):
        for phone, own in zip(phones, letters, strict=True):
            if turn < len(own):
                phone.type(own[turn])
    for phone in phones:
        expect(phone.page.locator("#end-next button").first).to_be_visible()


def write_names(shown, names):
    for seat, name in names.items():
        shown.get_by_label(f"Name of seat {seat}", exact=True).fill(name)
        shown.page.keyboard.press("Enter")


def ids_of(shown):
    """The ids of all seats by their numbers, as the server gives them to the author."""
    return shown.page.evaluate("""async () => {
      const [{ id, key }] = JSON.parse(localStorage.hangmanRooms);
      const reply = await fetch(`cgi-bin/hangman-cgi/room?id=${id}&key=${key}`);
      return Object.fromEntries((await reply.json()).results.map(({ seat, id }) => [seat, id]));
    }""")


def table_in(shown):
    """The names, and what is heard of their results."""
    return shown.locator("tbody tr[data-seat]").evaluate_all("""(rows) => rows.map((row) => [
      row.querySelector('.name').value,
      [...row.querySelectorAll('td:not(:has(button))')].slice(1).map((cell) =>
        cell.querySelector('.vh')?.textContent ?? '')])""")


def heard(mistakes):
    if mistakes is None:
        return ""
    return "lost" if mistakes == 8 else f"won, {mistakes} mistake{'s' * (mistakes != 1)}"


def mark(mistakes):
    return {None: "", 8: "✗"}.get(mistakes, str(mistakes))


def check(shown, results):
    """Compares the table and both files with the mistakes of each pupil in each word."""
    expect(shown.locator("tbody tr[data-seat]")).to_have_count(len(results))
    won = {name: [count for count in own if count is not None and count < 8] for name, own in results.items()}
    cost = {name: sum(count or 0 for count in own) for name, own in results.items()}
    rows = [[name, [heard(one) for one in own]] for name, own in results.items()]
    # The table asks every five seconds.
    for _ in range(20):
        if table_in(shown) != rows:
            shown.page.wait_for_timeout(500)
    assert table_in(shown) == rows
    shown.get_by_text("Marks and files").click()
    by_player = file_of(shown, "File: a row for each player")[1:-1]
    assert [[row[0], *row[2:6], *row[-3:]] for row in by_player] == [
        [name, str(len(won[name])), "3", str(round(100 * len(won[name]) / 3)), str(cost[name]), *map(mark, own)]
        for name, own in results.items()]
    by_word = file_of(shown, "File: a row for each player and word")[1:-1]
    assert [(row[0], row[3], row[4], row[5]) for row in by_word] == [
        (name, WORDS[i], *(("", "") if count is None else (str(int(count < 8)), str(count))))
        for name, own in results.items() for i, count in enumerate(own)]
    shown.get_by_text("Marks and files").click()


def lesson(table, phones, link, gone):
    """A lesson in which the seat `gone` is removed after its first word."""
    shown = table.dialog("room")
    come_in(phones, link)
    first = [(3 * seat + gone) % 9 for seat in range(PUPILS)]
    play_together(phones, 0, first, "Play round 1")
    expect(shown.locator("tbody tr[data-seat]")).to_have_count(PUPILS)
    names = {seat: f"Pupil {(seat * 7 + gone) % PUPILS}" for seat in range(1, PUPILS + 1)}
    write_names(shown, names)
    results = {names[seat]: [first[seat - 1], None, None] for seat in names}
    check(shown, results)

    before = ids_of(shown)
    shown.get_by_role("button", name=f"Remove seat {gone}", exact=True).click()
    # A teacher who thinks for longer than the table takes to be renewed.
    shown.page.wait_for_timeout(6000)
    expect(shown.locator("tbody tr[data-seat]")).to_have_count(PUPILS)
    shown.get_by_role("button", name=f"Remove seat {gone}: Sure?").click()
    expect(shown.locator("tbody tr[data-seat]")).to_have_count(PUPILS - 1)
    others = [phone for seat, phone in enumerate(phones, 1) if seat % 2 and seat != gone]
    second = [seat % 9 for seat in range(1, PUPILS + 1) if seat % 2 and seat != gone]
    # The removed one comes first, so that nobody else can take the number.
    play_together([phones[gone - 1]], 1, [4], "Next round")
    play_together(others, 1, second, "Next round")
    expect(shown.get_by_label(f"Name of seat {gone}", exact=True)).to_have_value("")
    after = ids_of(shown)
    assert after.pop(str(gone)) not in before.values(), "an id is never given twice"
    assert {seat: before[seat] for seat in after} == after
    write_names(shown, {gone: f"{names[gone]} again"})
    for seat, count in zip((seat for seat in names if seat % 2 and seat != gone), second, strict=True):
        results[names[seat]][1] = count
    check(shown, {f"{name} again" if name == names[gone] else name: [None, 4, None] if name == names[gone] else own
                  for name, own in results.items()})


def test_names_and_results_are_right_in_two_lessons_with_a_seat_removed_in_each(table, phones):
    table.page.set_viewport_size({"width": 1280, "height": 800})
    link = make(table, "A class", lines("\n".join(WORDS)))
    lesson(table, phones, link, 7)
    shown = table.dialog("room")
    shown.get_by_text("More", exact=True).click()
    shown.get_by_role("button", name="New room with these words").click()
    table.page.get_by_role("button", name="Make the link").click()
    expect(table.dialog("making")).to_be_hidden()
    expect(shown.locator("tbody tr[data-seat]")).to_have_count(0)
    assert link_of(table) != link
    # The same pupils in another order, so that each has another animal.
    lesson(table, phones[::-1], link_of(table), 18)
