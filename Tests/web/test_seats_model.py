"""A room beside a model of it: players come, guess, give up and return while the author changes seats, lock, code, times.

The model is from the contract; it knows nothing of files. `python Tests/web/test_seats_model.py 25000` makes so many
calls and prints what it did, for docs/measurements.
"""

import itertools
import os
import pathlib
import sys
import tempfile
import time
from datetime import datetime, timedelta, timezone

import calls
import hypothesis
from hypothesis import stateful, strategies

WORDS = ["OX", "AX", "UP"]
PEOPLE = strategies.integers(0, 4)
LETTERS = strategies.sampled_from("OXAUPQ")
NUMBERS = strategies.integers(1, 5)
EXAMPLES = int(os.environ.get("MODEL_EXAMPLES", "8"))


class Person:
    def __init__(self, player):
        self.player = player
        self.finished = set()
        self.game = None


class Game:
    """A round that somebody plays: two mistakes lose it."""

    def __init__(self, number):
        self.number, self.guesses = number, []

    @property
    def word(self):
        return WORDS[self.number - 1]

    @property
    def mistakes(self):
        return sum(letter not in self.word for letter in self.guesses)

    @property
    def status(self):
        if self.mistakes == 2:
            return "lost"
        return "won" if set(self.word) <= set(self.guesses) else "playing"

    @property
    def is_begun(self):
        return bool(self.guesses) and self.status == "playing"


class Seat:
    def __init__(self, person):
        self.person, self.id, self.rounds = person, None, {}


class Refused(Exception):
    def __init__(self, code, status=409):
        super().__init__(code)
        self.status = status


class Counted(calls.Direct):
    """Counts all calls of all rooms."""

    made = 0

    def send(self, *request):
        Counted.made += 1
        return super().send(*request)


def moment(hours):
    return hours and (datetime.now(timezone.utc) + timedelta(hours=hours)).strftime("%Y-%m-%dT%H:%M:%SZ")


class Room(stateful.RuleBasedStateMachine):
    def __init__(self):
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.caller = Counted(pathlib.Path(self.folder.name) / "state",
                              environment={"HANGMAN_NEW_ROOMS": "0", "HANGMAN_NEW_PLAYERS": "0"})
        self.room = self.caller.player().post("/room", words="\n".join(WORDS), mistakes="2").json
        self.people = [Person(self.caller.player()) for _ in range(5)]
        self.seats, self.ids = {}, set()
        self.is_closed = self.is_locked = False
        self.opens = self.closes = self.code = None

    def teardown(self):
        self.folder.cleanup()

    # The state of the model.

    def number(self, person):
        return next((number for number, seat in self.seats.items() if seat.person is person), None)

    def may_begin(self):
        if self.is_closed or (self.closes or 1) < 0:
            raise Refused("room-closed")
        if (self.opens or -1) > 0:
            raise Refused("room-not-open")

    def sit(self, person, knows=False):
        if self.number(person) is None:
            self.ask_code(person, knows)
            self.may_begin()
            if self.is_locked:
                raise Refused("room-full")
            free = next(number for number in itertools.count(1) if number not in self.seats)
            self.seats[free] = Seat(person)
        return self.number(person)

    def ask_code(self, person, knows):
        if self.code and not knows and self.number(person) is None:
            raise Refused("new-code", 403)

    def end(self, person, status):
        game = person.game
        seat = self.seats.get(self.number(person))
        if game.number not in person.finished and seat:
            seat.rounds[game.number] = (status, game.mistakes, len(game.guesses))
        person.finished.add(game.number)

    def guesses(self, seat):
        game = seat.person.game
        running = len(game.guesses) if game and game.is_begun else 0
        return running + sum(guesses for _, _, guesses in seat.rounds.values())

    def entered(self, person, wanted, knows):
        """The model's status of `POST game`, after which it is as the reply should be."""
        self.ask_code(person, knows)
        game = person.game
        left = [number for number in (1, 2, 3) if number not in person.finished]
        is_meant = game and (game.number == wanted if wanted else game.status == "playing" or not left)
        if is_meant:
            if game.status != "playing" and self.number(person) is None:
                raise Refused("round-played")
            self.sit(person, knows)
            return 200
        if wanted in person.finished or not left:
            raise Refused("round-played")
        self.may_begin()
        self.sit(person, knows)
        if game and game.is_begun:
            self.end(person, "lost")
        person.game = Game(wanted or next(number for number in (1, 2, 3) if number not in person.finished))
        return 201

    def guessed(self, person, letter):
        game = person.game
        if letter not in game.guesses:
            if game.status != "playing":
                raise Refused("game-over")
            if not game.guesses:
                self.may_begin()
            self.sit(person)
            game.guesses.append(letter)
            if game.status != "playing":
                self.end(person, game.status)
        return 200

    def same(self, expected, reply):
        """Runs the model, and compares the reply with it."""
        try:
            status, code = expected(), None
        except Refused as refused:
            status, code = refused.status, str(refused)
        assert (reply.status, reply.code) == (status, code), reply.body
        return reply

    # The calls that people make.

    @stateful.rule(who=PEOPLE, wanted=strategies.sampled_from([None, None, None, 1, 2, 3]),
                   said=strategies.sampled_from(["right", "right", "wrong", "none"]))
    def enter(self, who, wanted, said):
        person = self.people[who]
        form = {"round": str(wanted)} if wanted else {}
        if said != "none":
            form["pass"] = self.code if self.code and said == "right" else "0000"
        self.same(lambda: self.entered(person, wanted, said == "right"),
                  person.player.post("/game", room=self.room["id"], **form))

    @stateful.rule(who=PEOPLE, letters=strategies.lists(LETTERS, min_size=1, max_size=3))
    def guess(self, who, letters):
        person = self.people[who]
        for letter in letters if person.game else []:
            reply = self.same(lambda: self.guessed(person, letter), person.player.post("/guess", letter=letter))
            if reply.status == 200:
                assert reply.json["status"] == person.game.status

    @stateful.rule(who=PEOPLE)
    def leave(self, who):
        person = self.people[who]
        if person.game:
            assert person.player.post("/game").status == 201
            if person.game.is_begun:
                self.end(person, "lost")
            person.game = None

    def change(self, gone, **rule):
        reply = self.caller.player().post("/room/seats", id=self.room["id"], key=self.room["key"], **rule)
        if gone is None:
            assert (reply.status, reply.code) == (400, "invalid-setting")
            return
        assert reply.status == 200, reply.body
        for number in gone:
            del self.seats[number]

    @stateful.rule(number=NUMBERS)
    def remove_a_number(self, number):
        self.change([number] if number in self.seats else None, remove=str(number))

    @stateful.rule(number=NUMBERS)
    def remove_an_id(self, number):
        gone = number in self.seats
        self.change([number] if gone else None, remove=self.seats[number].id if gone else "0badf00d")

    @stateful.rule(most=strategies.integers(0, 3))
    def remove_idle(self, most):
        gone = [number for number, seat in self.seats.items() if self.guesses(seat) <= most]
        self.change(gone, **({"idle": str(most)} if most else {"remove": "idle"}))

    @stateful.rule(kept=strategies.sets(NUMBERS))
    def keep(self, kept):
        ids = [self.seats[number].id for number in kept if number in self.seats]
        gone = [number for number in self.seats if number not in kept] if ids else None
        self.change(gone, keep=",".join(ids))

    @stateful.rule(lock=strategies.booleans())
    def lock(self, lock):
        self.change([], lock=str(lock).lower())
        self.is_locked = lock

    @stateful.rule()
    def change_the_code(self):
        self.code = self.caller.player().post("/room/code", id=self.room["id"], key=self.room["key"]).json["pass"]

    @stateful.rule(opens=strategies.sampled_from([None, -2, 1]), closes=strategies.sampled_from([None, -1, 2]))
    def move(self, opens, closes):
        times = {"opensAt": moment(opens), "closesAt": moment(closes)}
        reply = self.caller.player().post(
            "/room/times", id=self.room["id"], key=self.room["key"], **{name: at for name, at in times.items() if at})
        if opens == 1 and closes == -1:
            assert reply.code == "invalid-setting"
            return
        self.opens, self.closes = opens, closes
        assert (reply.json["opensAt"], reply.json["closesAt"]) == tuple(times.values())

    @stateful.precondition(lambda self: len(self.ids) > 6)
    @stateful.rule()
    def close(self):
        self.is_closed = True
        assert self.caller.player().post("/room/close", id=self.room["id"], key=self.room["key"]).json["closed"]

    # The checks after each call.

    @stateful.invariant()
    def is_as_the_model(self):
        name = f"/room?id={self.room['id']}"
        shown = self.caller.player().get(f"{name}&key={self.room['key']}").json
        assert shown["seats"] == len(self.seats) and shown["locked"] == self.is_locked and shown["pass"] == self.code
        assert shown["closed"] == (self.is_closed or self.closes == -1)
        rows = {row["seat"]: row for row in shown["results"]}
        assert sorted(rows) == sorted(self.seats)
        for number, seat in self.seats.items():
            row = rows[number]
            if seat.id is None:
                assert row["id"] not in self.ids, "it was given before"
                seat.id = row["id"]
                self.ids.add(seat.id)
            assert row["id"] == seat.id
            assert {score["round"]: (score["status"], score["mistakes"], score["guesses"]) for score in row["rounds"]
                    } == seat.rounds
        for person in self.people:
            if person.player.cookie:
                seat = self.seats.get(self.number(person))
                if self.code and not seat:
                    assert person.player.get(name).code == "new-code"
                seen = person.player.get(name if seat or not self.code else f"{name}&pass={self.code}").json
                assert seen["seat"] == self.number(person)
                assert {(score["round"], score["id"], score["seat"]) for score in seen["own"]} == {
                    (number, seat.id, self.number(person)) for number in (seat.rounds if seat else {})}
                if person.game:
                    assert person.player.get("/game").json["room"]["seat"] == self.number(person)


def settings(**more):
    return hypothesis.settings(stateful_step_count=40, deadline=None, database=None,
                               suppress_health_check=list(hypothesis.HealthCheck), **more)


Room.TestCase.settings = settings(max_examples=EXAMPLES, derandomize=True)
test_a_room_is_as_the_model_says = Room.TestCase

if __name__ == "__main__":
    (most, start, runs) = (int(sys.argv[1]), time.monotonic(), 0)
    while Counted.made < most:
        stateful.run_state_machine_as_test(Room, settings=settings(max_examples=25))
        runs += 25
    print(f"{Counted.made} calls in {runs} rooms, {time.monotonic() - start:.0f} s: no disagreement")
