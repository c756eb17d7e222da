"""The languages and their lists as files, as data/README.md describes them; without the program."""

import hashlib
import plistlib
import re
import unicodedata
from collections import Counter

import pytest

import reference
from calls import DATA, REPOSITORY
from languages import Language, Refused, entries as entries_of, language_of, lines, text_lists

CODES = sorted(file.stem for file in (DATA / "languages").iterdir())
TWENTY = "cs da de el en es fi fr hu it nb nl pl pt pt-br ro ru sv tr uk".split()
OPERATORS_OWN = {"swedish-large"}
READERS = REPOSITORY / "scripts/words/wordlists/readers.txt"
SHIPPED = sorted(text_lists().keys() - OPERATORS_OWN)
TIERS = [id for id in SHIPPED if id.endswith(("-easy", "-medium"))]
WHOLE = [id for id in SHIPPED if id not in TIERS]


def test_there_are_twenty_languages():
    assert CODES == TWENTY


@pytest.mark.parametrize("code", CODES)
def test_a_language_is_described_without_a_contradiction(code):
    language = Language.load(code)
    letters = set(language.letters)
    assert language.name
    assert 0 < len(language.letters) <= 61
    for letter in letters:
        assert letter == letter.upper(), letter
        assert letter.isalpha(), letter
    for character in [*language.forms, *language.spelled]:
        assert unicodedata.is_normalized("NFC", character), character
    assert not language.forms.keys() & language.spelled.keys()
    assert set("".join(language.spelled.values())) <= letters
    assert sorted("".join(language.keys)) == sorted(letters), "each letter has one key"
    assert max(map(len, language.keys)) <= 12


@pytest.mark.parametrize("code", CODES)
def test_no_character_counts_as_two_letters(code):
    file = plistlib.loads((DATA / "languages" / f"{code}.plist").read_bytes())
    characters = "".join(file["letters"])
    assert len(set(characters)) == len(characters)


@pytest.mark.parametrize("code", CODES)
def test_each_letter_is_typed_in_either_case_composed_or_not(code):
    language = Language.load(code)
    for letter in language.letters:
        small = {"İ": "i", "I": "ı"}.get(letter) if code == "tr" else None
        for text in [letter, small or letter.lower()]:
            assert language.letter(text) == letter
            assert language.letter(unicodedata.normalize("NFD", text)) == letter


@pytest.mark.parametrize("id", SHIPPED)
def test_every_line_of_a_list_is_an_entry_and_no_two_are_the_same(id):
    language, entries = language_of(text_lists()[id]), entries_of(id)
    assert len(entries) == len(set(entries))
    assert entries == sorted(entries, key=language.order), "not in order"
    for entry in entries:
        assert 3 <= sum(c in language.letters for c in entry) <= 16, entry
        assert unicodedata.is_normalized("NFC", entry), entry
        assert " " not in entry, entry


@pytest.mark.parametrize("id", SHIPPED)
def test_a_list_is_what_its_script_makes(id):
    file = text_lists()[id]
    sums = (REPOSITORY / "scripts/words/wordlists/SHA256SUMS").read_text()
    assert f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" in sums


def blocked(language):
    """What data/blocked keeps out of lists always, what unless it is excepted, and the exceptions, one pattern a line."""
    names = {"lists: ": [], "except: ": [], "": []}
    for line in lines(DATA / "blocked" / f"{language.code}.txt"):
        if not line.startswith("#"):
            mark = next(mark for mark in names if line.startswith(mark))
            parts = line.removeprefix(mark).split("*")
            names[mark].append(".*".join(part and re.escape(language.entry(part)) for part in parts))
    return names["lists: "], names[""], names["except: "]


@pytest.mark.parametrize("id", SHIPPED)
def test_no_blocked_word_is_in_a_list(id):
    names = blocked(language_of(text_lists()[id]))
    always, is_blocked, is_excepted = (re.compile("|".join(lines) or "(?!)").fullmatch for lines in names)
    entries = reference.load(id)
    assert not [entry for entry in entries if always(entry) or is_blocked(entry) and not is_excepted(entry)]


@pytest.mark.parametrize("code", CODES)
def test_no_word_of_distress_is_easy(code):
    names = lines(DATA / "distress" / f"{code}.txt")
    assert len(names) == len(set(names)) > 100
    fold = (lambda word: word.upper()) if code == "en" else Language.load(code).entry
    is_named = re.compile("|".join(".*".join(part and re.escape(fold(part)) for part in name.split("*")) for name in names))
    easy = ["easy"] if code == "en" else [id for id in SHIPPED if id.endswith("-easy") and language_of(text_lists()[id]).code == code]
    assert not [entry for id in easy for entry in reference.load(id) if is_named.fullmatch(entry)]


# blocked.plist has the English ones.
@pytest.mark.parametrize("code", [code for code in CODES if code != "en"])
def test_a_language_blocks_words_each_once(code):
    names = blocked(Language.load(code))
    assert sum(map(len, names)) > 100
    assert [line for lines in names for line in lines if lines.count(line) > 1] == []


def said(code):
    """The words of a language in scripts/words/wordlists/readers.txt, by what readers said of them."""
    words = {"": set(), "out": set(), "known": set()}
    for of, word, *mark in (line.split() for line in lines(READERS)):
        if of == code:
            words["".join(mark)].add(word)
    return words


@pytest.mark.parametrize("id", SHIPPED)
def test_a_list_holds_what_readers_said_of_words(id):
    words, names = said(language_of(text_lists()[id]).code), set(lines(text_lists()[id]))
    assert words[""] or id in WHOLE
    assert not names & words["out"]
    if id in TIERS:
        assert not names & words[""]
    else:
        assert set(map(language_of(text_lists()[id]).entry, words["known"])) <= set(entries_of(id))


def core(code):
    """The words in data/core/CODE.txt, but those that the file excuses."""
    names = lines(DATA / "core" / f"{code}.txt")
    excused = {word for name in names if name.startswith("- ") for word in name[2:].partition(":")[0].split()}
    topics = [name.partition(": ")[2] for name in names if not name.startswith("- ")]
    return {word for topic in topics for word in topic.split()} - excused


@pytest.mark.parametrize("id", WHOLE)
def test_a_list_has_the_words_that_a_child_learns_first(id):
    language = language_of(text_lists()[id])
    words = {language.entry(word) for word in core(language.code)}
    tiers = [f"{id}-easy", f"{id}-medium"]
    for ids, lengths, most in (([id], range(3, 17), 1), (tiers, range(4, 13), 5)):
        entries = {entry for of in ids for entry in entries_of(of)}
        missing = {word for word in words - entries if word and len(word) in lengths}
        assert len(missing) * 100 <= most * len(words), missing


def test_the_english_lists_have_the_words_that_a_child_learns_first():
    words = {word.upper() for word in core("en")}
    tiers = {word for tier in ("easy", "medium", "hard") for word in reference.load(tier)}
    whole = set(reference.load("words"))
    long = {word for word in words if len(word) >= 4}
    assert len(words - whole) * 100 <= len(words)
    assert len(long - tiers) * 100 <= 5 * len(words), long - tiers


def test_what_readers_said_is_in_order_and_each_word_stands_once():
    names = lines(READERS)
    assert names == sorted(names)
    assert len(names) == len({tuple(name.split()[:2]) for name in names})
    assert all(name.split()[0] in CODES and name.split()[2:] in ([], ["out"], ["known"]) for name in names)


@pytest.mark.parametrize("id", WHOLE)
def test_a_list_has_an_easy_one_and_a_medium_one_of_thousands_of_its_words(id):
    names = [f"{id}-easy", f"{id}-medium", id]
    easy, medium, whole = (set(lines(text_lists()[name])) for name in names)
    assert easy | medium <= whole
    assert not easy & medium
    assert 1_800 <= len(easy) <= 7_300 and 1_800 <= len(medium) <= 9_900


@pytest.mark.parametrize("id", ["medium", *(id for id in TIERS if id.endswith("-medium"))])
def test_no_shape_has_so_many_words_that_an_evil_game_has_that_of_the_two_before(id):
    """Any two of three evil games in a row begin at least 7/32 of the words apart."""
    counts = Counter(map(reference.shape, reference.load(id)))
    drawn = [count for count in counts.values() if count >= 50]
    assert max(drawn) * 32 < sum(drawn) * 7


def test_the_lists_and_alphabets_have_the_sizes_that_the_readme_states():
    row = re.compile(r"^\| `([a-z-]+)` \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| (\d+) \|", re.M)
    stated = {}
    for id, *sizes, letters in row.findall((DATA / "README.md").read_text()):
        for name, size in zip([id, f"{id}-easy", f"{id}-medium"], sizes):
            stated[name] = int(size.replace(",", "")), int(letters)
    files = {id: text_lists()[id] for id in SHIPPED}
    assert stated == {
        id: (len(lines(file)), len(language_of(file).letters)) for id, file in files.items()
    }


def test_the_lists_weigh_no_more_than_they_may():
    assert sum(text_lists()[id].stat().st_size for id in SHIPPED) <= 25_000_000


@pytest.mark.parametrize("id", SHIPPED)
def test_the_letters_of_an_entry_stand_where_it_has_them(id):
    language = language_of(text_lists()[id])
    for entry in entries_of(id)[::97]:
        places = [reference.positions(letter, entry) for letter in language.letters]
        assert sorted(sum(places, ())) == [place for place, c in enumerate(entry) if c not in "-'"]


@pytest.mark.parametrize("evil", [False, True])
@pytest.mark.parametrize("id", [f"{id}-easy" for id in WHOLE])
def test_a_game_can_be_played_to_its_end(id, evil):
    language = language_of(text_lists()[id])
    game = reference.Game.start(reference.load(id), seed=17, mistakes=60, evil=evil)
    for letter in language.letters:
        if game.status == "playing":
            game.guess(letter)
    assert game.status == "won"
    assert game.answer in reference.load(id)


@pytest.mark.parametrize(
    "code, text, entry",
    [
        ("fr", "été", "ETE"),
        ("fr", "e\u0301te\u0301", "ETE"),
        ("fr", "cœur", "COEUR"),
        ("fr", "aujourd’hui", "AUJOURD'HUI"),
        ("nl", "ijs", "IJS"),
        ("nl", "ĳs", "IJS"),
        ("nl", "Ĳsland", "IJSLAND"),
        ("de", "Straße", "STRASSE"),
        ("de", "STRAẞE", "STRASSE"),
        ("de", "Übermut", "ÜBERMUT"),
        ("de", "U\u0308bermut", "ÜBERMUT"),
        ("de", "Café", "CAFE"),
        ("es", "pingüino", "PINGUINO"),
        ("es", "man\u0303ana", "MAÑANA"),
        ("pt", "coração", "CORAÇAO"),
        ("pt-br", "coração", "CORACAO"),
        ("ro", "şi", "ȘI"),
        ("ro", "ţară", "ȚARĂ"),
        ("ro", "t\u0326ara\u0306", "ȚARĂ"),
        ("hu", "őz", "ŐZ"),
        ("hu", "fu\u030bz", "FŰZ"),
        ("fi", "šakki", "SAKKI"),
        ("fi", "pöytä", "PÖYTÄ"),
        ("sv", "Ærø", "ÄRÖ"),
        ("da", "smörgås", "SMØRGÅS"),
        ("pl", "źdźbło", "ŹDŹBŁO"),
        ("cs", "příliš", "PŘÍLIŠ"),
        ("cs", "führer", "FUHRER"),
        ("tr", "ıslık", "ISLIK"),
        ("tr", "iki", "İKİ"),
        ("tr", "İki", "İKİ"),
        ("tr", "dinî", "DİNİ"),
        ("tr", "i\u0302", "İ"),
        ("tr", "I\u0307ki", "İKİ"),
        ("ru", "ёж", "ЕЖ"),
        ("ru", "йод", "ЙОД"),
        ("ru", "и\u0306од", "ЙОД"),
        ("uk", "п'ять", "П'ЯТЬ"),
        ("uk", "п’ять", "П'ЯТЬ"),
        ("uk", "пʼять", "П'ЯТЬ"),
        ("uk", "їжак", "ЇЖАК"),
        ("el", "σοφός", "ΣΟΦΟΣ"),
        ("el", "προϊόν", "ΠΡΟΙΟΝ"),
        ("el", "πραΰς", "ΠΡΑΥΣ"),
    ],
)
def test_a_word_is_played_as_its_language_spells_it(code, text, entry):
    assert Language.load(code).entry(text) == entry


@pytest.mark.parametrize(
    "code, text, culprit",
    [
        ("fr", "ж", "ж"),
        ("de", "naïv\u0301", "\u0301"),
        ("pl", "quiz", "q"),
        ("tr", "taxi", "x"),
        ("tr", "i\u0307ki", "\u0307"),
        ("ru", "cлово", "c"),
        ("ru", "їжак", "ї"),
        ("uk", "ёж", "ё"),
        ("el", "σοφos", "o"),
        ("es", "a_b", "_"),
        ("es", "a1~", "~"),
        ("da", "K\u212a", "\u212a"),
        ("de", "\ufb01n", "\ufb01"),
    ],
)
def test_a_character_of_another_alphabet_is_refused_and_named(code, text, culprit):
    with pytest.raises(Refused) as refusal:
        Language.load(code).entry(text)
    assert refusal.value.args == (culprit,)


@pytest.mark.parametrize(
    "code, text",
    [("de", "ß"), ("fr", "œ"), ("nl", "ĳ"), ("de", "'"), ("uk", "ʼ"), ("fr", ""), ("fr", "ee")],
)
def test_what_is_spelled_with_several_letters_or_is_a_mark_is_no_guess(code, text):
    with pytest.raises(Refused):
        Language.load(code).letter(text)


def test_a_guess_is_judged_as_it_is_shown():
    french = Language.load("fr")
    entry = french.entry("été")
    places = reference.positions(french.letter("e"), entry)
    assert places == (0, 2)
    assert reference.revealed("___", french.letter("É"), places) == "E_E"
