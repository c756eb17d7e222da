"""What rooms refuse: the files in data/blocked, held against words that pupils try and words that people need.

common.txt.gz has the 4,000 commonest words of wordfreq 3.1.1 a language, CC BY-SA 4.0, by Robyn Speer and others:
https://pypi.org/project/wordfreq/.
"""

import gzip
import pathlib
import plistlib
import re

import pytest

from calls import DATA
from languages import Language, Refused

HERE = pathlib.Path(__file__).parent


def words_of(text):
    return {code: words for code, *words in map(str.split, text.splitlines())}


OBSCENE = words_of((HERE / "obscene.txt").read_text())
NAMES = words_of((HERE / "names.txt").read_text())
COMMON = words_of(gzip.decompress((HERE / "common.txt.gz").read_bytes()).decode())
COMMON |= {"pt-br": COMMON["pt"]}
NAMES |= {"pt-br": NAMES["pt"]}
EXCEPT = "except: "
MEANT = re.compile("Common words that are meant: (.*?)( -->)?$", re.M)


class Rooms:
    """A language's rooms: which words they refuse, and which common ones are meant."""

    def __init__(self, code):
        self.language = None if code == "en" else Language.load(code)
        if self.language:
            text = (DATA / "blocked" / f"{code}.txt").read_text()
            lines = [line for line in text.splitlines() if line[0] != "#" and not line.startswith("lists: ")]
        else:
            text = (DATA / "blocked.plist").read_text()
            lines = plistlib.loads(text.encode())["rooms"]
        self.meant = set(MEANT.search(text)[1].split()) if MEANT.search(text) else set()
        self.lines = [self.pattern(line) for line in lines if not line.startswith(EXCEPT)]
        self.exceptions = [self.pattern(line.removeprefix(EXCEPT)) for line in lines if line.startswith(EXCEPT)]
        self.is_named, self.is_excepted = (
            re.compile("|".join(lines) or "(?!)").fullmatch for lines in (self.lines, self.exceptions)
        )

    def pattern(self, line):
        return ".*".join(self.entry(part) if part else "" for part in line.split("*"))

    def is_blocked(self, word):
        return self.is_named(word) and not self.is_excepted(word)

    def entry(self, word):
        return self.language.entry(word) if self.language else word.upper()

    def refuses(self, text):
        try:
            words = re.split("[ '-]", self.entry(text))
        except Refused:
            return False
        words = [word for word in words if word]
        return any(map(self.is_blocked, words)) or self.refuses_joined(words)

    def refuses_joined(self, words):
        """Whether a line names all words joined: more than those before the last, unless they are letters."""
        joined = "".join(words)
        before = 0 if len(joined) == len(words) else len("".join(words[:-1]))
        return not self.is_excepted(joined) and any(
            re.fullmatch(line, joined) and (not before or not line.startswith(".*") and len(line.replace(".*", "")) > before)
            for line in self.lines
        )


@pytest.mark.parametrize("code", OBSCENE)
def test_what_pupils_try_is_refused_in_every_form(code):
    rooms = Rooms(code)
    assert [word for word in OBSCENE[code] if not rooms.refuses(word)] == []
    assert len(OBSCENE[code]) >= 25


@pytest.mark.parametrize("code", OBSCENE)
def test_words_and_names_that_people_need_are_taken(code):
    """The commonest words but those that the file means, first names, what a child learns first, and short names."""
    rooms = Rooms(code)
    meant = {rooms.entry(word) for word in rooms.meant}
    common = [word for word in COMMON.get(code, []) if rooms.refuses(word)]
    assert {rooms.entry(word) for word in common} - meant == set()
    assert len(common) < 25
    assert [name for name in NAMES[code] if rooms.refuses(name)] == []
    core = DATA / "core" / f"{code}.txt"
    lines = core.read_text().splitlines() if core.exists() else []
    assert [word for line in lines if line[0] != "-" for word in line.partition(": ")[2].split()
            if rooms.refuses(word)] == []


@pytest.mark.parametrize("code, words", [
    ("en", "put|pet shop|to put up with|fan|am|Essex|Peter|genocide|Holocaust|sperm|Scunthorpe|Nazi|sex|penis|"
     "injunction|Shittu|arsenal|Pissarro|shiitake|Wankel|pornography|Pakistani|boobytrap|"
     "crape|craps|crappie|crapulence|cockpit|Dickens|pissoir"),
    ("de", "nicht|Zigeuner|Holocaust|Völkermord|Spermium|Fidschi|Hoden|Vögel|vögeln|dick|Mongolei|Jude|Schwanz|"
     "Tuntenhausen|Fickel|Negernbötel|Nutella|Pissoir"),
    ("fr", "mer de glace|pique-nique|tante|chien|pédale|salopette|Holocauste|génocide|chatte|arabe|juif|cul-de-sac|Chiasso"),
    ("es", "coger|concha|orto|negro|Holocausto|genocidio|hora|judío|gitano|follaje|ampollas|cebollas"),
    ("pt", "veado|senhora|genocídio|judeu|cigano|cágado|cagarra"),
    ("pt-br", "veado|senhora|genocídio|piranha|pica-pau"),
    ("nl", "hoera|nicht|Jood|genocide|Neukölln|kanker|sperma|strontium|lullaby|Trutnov|truth|pistache|pistool|pissebed|piste|hoe rijk|hoe rond"),
    ("sv", "lapp|rövare|fan|barn|Fittja|jude|zigenare|kukeliku|Fittipaldi|Blatter|Horatio|Horace|fnaska|runken|"
     "skiträning|skitävling|skiturer|skits|skittles|skitig|skidbacke"),
    ("nb", "lapp|pult|rør|jøde|folkemord|pissmaur|Pulitzer|kukake|kukelure|kukopper|Horten|hortensia|pulten|Rassia"),
    ("da", "bøger|født|røver|jøde|bolle|Patterson|pattern|spastiker|pikant|piknik|pikkolo|Pikachu|pisk|piskefløde|pistol|pistacie|pissoir|Pisa"),
    ("fi", "muista|Perseus|mustalainen|Persepolis|perseidi|horoskooppi"),
    ("hu", "baszk|szarvas|szarka|cigány|zsidó|faszállítás|faszálka|szardínia|szarkazmus|szarufa|faszén|fosszilis|foszfor|fosztogat|köcsögduda"),
    ("pl", "Żyd|pedał|pyta|suka|ruch|duplikat|cyceron|pieprz|ruchadło|Osram|żółtko|żółtek"),
    ("cs", "opice|smrdět|Žid|cikán|hovnivál|kokotice|Šukšin|naservírovat|Nasralláh"),
    ("ru", "сразу|Херсон|жидкость|ссылка|негр|хлеба|Хохлома|член|Москаленко|Хачикян|Насралла|Хернинг"),
    ("uk", "гімн|дупло|підорганізація|Нігерія|циган|Москалівка"),
    ("tr", "meme|amca|götürmek|sıçramak|boks|çingene|sikke|Taşağıl|şikayet|Gavurdağı"),
    ("el", "γάμος|αρχιδιάκονος|Πουτσίνι|τσιγγάνος|μαλάκια|Αραπίτσα|Αραπάκης"),
    ("ro", "lupi zdraveni|curs|pulover|futurist|țigan|evreu|Cioroiu"),
    ("it", "scoglio nero|Troia|culmine|incudine|zingaro|ebreo|finocchio|stronzio|scazzottata|cacatoa"),
])
def test_a_word_is_taken_though_it_looks_like_one_that_is_refused(code, words):
    """Names of peoples, of history and of bodies, and words in which another stands."""
    rooms = Rooms(code)
    assert [word for word in words.split("|") if rooms.refuses(word)] == []


@pytest.mark.parametrize("code", OBSCENE)
def test_what_rooms_refuse_stands_once(code):
    lines = Rooms(code).lines
    assert len(lines) == len(set(lines)) > 60


@pytest.mark.parametrize("code", OBSCENE)
def test_an_exception_stands_for_words_that_another_line_refuses(code):
    """None is superfluous, and none lets a word through that a line without `*` names."""
    rooms = Rooms(code)
    assert len(rooms.exceptions) == len(set(rooms.exceptions))
    assert [line for line in rooms.exceptions if not rooms.is_named(line.replace(".*", ""))] == []
    assert [line for line in rooms.lines if ".*" not in line and rooms.is_excepted(line)] == []


def test_there_are_thousands_of_words_that_must_be_taken():
    assert sum(map(len, COMMON.values())) >= 70_000
    assert len({name for names in NAMES.values() for name in names}) >= 700
    assert sum(map(len, OBSCENE.values())) >= 478
