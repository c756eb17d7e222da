"""The faults that are planted: a text of the project, and a wrong one that replaces it.

Of a mutation some test has to fail, by which `make mutants` shows that the tests suffice. A control is
named by the tests themselves (`without` in Tests/faults), which run once with it each time.
"""

from dataclasses import dataclass

KIT = "Sources/HangmanKit"
CGI = "Sources/hangman-cgi"


@dataclass(frozen=True)
class Fault:
    name: str
    file: str
    old: str
    new: str
    # `swift FILTER`, or the words of a call of pytest, -k and its expression last.
    tests: str = ""

    @property
    def is_swift(self):
        return self.file.endswith(".swift")

    @property
    def switched(self):
        """Swift with both texts; the variable PLANTED chooses one, and OLD is the right one."""
        switch = f'planted("{self.name}")'
        if "PLANTED" in self.new:
            return self.new.replace("PLANTED", switch).replace("OLD", self.old)
        return f"({switch} ? ({self.new}) : ({self.old}))"


def swift(file, tests, *rows):
    return [
        Fault(f"{file.rsplit('/', 1)[1].removesuffix('.swift')}: {name}", file, old, new, tests)
        for name, old, new in rows
    ]


def text(file, tests, *rows):
    return [Fault(f"{file}: {name}", file, old, new, tests) for name, old, new in rows]


# Entries of one name are one fault.
CONTROLS = [
    Fault("no lock", f"{KIT}/System/Descriptor.swift", "    var pause: UInt32 = 1",
          "    if PLANTED { return true }\nOLD"),
    # Gives other processes time between reading and replacing.
    Fault("no lock", f"{KIT}/System/Descriptor.swift", "  package func sync() throws(HangmanError) {\n",
          "OLD    if PLANTED { usleep(20000) }\n"),
    # A programming error during a guess: the player is locked, nothing is written yet.
    Fault("trap", f"{KIT}/Kinds/Game+Lists.swift", "    if let word = secret.word {\n",
          "    if PLANTED { fatalError() }\nOLD"),
    Fault("no second look", f"{KIT}/Record/Files/StoredFile.swift",
          "    guard let named = try Self.status(of: name, in: shard)",
          "    if PLANTED { return true }\nOLD"),
    Fault("written in place", f"{KIT}/Record/Files/StoredFile.swift",
          "    try Self.put(bytes, at: name, in: shard)",
          "    if PLANTED {\n"
          "      let file = try Descriptor(\n"
          "        opening: name, in: shard.raw, flags: O_WRONLY | O_CREAT | O_TRUNC)\n"
          "      usleep(10000)\n"
          "      try file.write(bytes)\n      return true\n    }\n"
          "    return try Self.put(bytes, at: name, in: shard)"),
    Fault("temporary left", f"{KIT}/Record/Files/StoredFile.swift",
          "      unlinkat(shard.raw, temporary, 0)\n      throw error\n    }\n    return temporary",
          "      if !PLANTED { unlinkat(shard.raw, temporary, 0) }\n      throw error\n    }\n    return temporary"),
    Fault("errors ignored", f"{KIT}/System/Descriptor.swift", "    var written = 0\n",
          "    if PLANTED {\n"
          "      _ = bytes.withUnsafeBytes { Libc.write(raw, $0.baseAddress, $0.count) }\n"
          "      return\n    }\nOLD"),
    Fault("blind sweep", f"{KIT}/Record/Sweeping/Sweep.swift", "      try isOver(file, time),",
          "      try PLANTED ? true : isOver(file, time),"),
    Fault("believed", f"{KIT}/Record/Files/Stored.swift", "      file.starts(with: line(",
          "      PLANTED || file.starts(with: line("),
    Fault("index believed", f"{KIT}/Table/Index/IndexHeader.swift", "    guard Checksum.of(bytes[..<(size - 8)]) ==",
          "    guard PLANTED || Checksum.of(bytes[..<(size - 8)]) =="),
    Fault("columns believed", f"{KIT}/Table/Index/Columns.swift", "    guard Checksum.of(bytes) == checksum else",
          "    guard PLANTED || Checksum.of(bytes) == checksum else"),
    Fault("streams missing", f"{CGI}/main.swift", "    openMissingStreams()\n",
          "    if !PLANTED { openMissingStreams() }\n"),
    Fault("signals left", f"{CGI}/main.swift",
          "    signal(SIGPIPE, SIG_IGN)\n    signal(SIGXFSZ, SIG_IGN)\n    umask(0o077)\n",
          "    if PLANTED { return }\nOLD"),
    Fault("any file", f"{KIT}/Record/Files/StoredFile.swift", "{ status.isFile && status",
          "{ (PLANTED || status.isFile) && status"),
    Fault("names not counted", f"{KIT}/Record/Files/StoredFile.swift", "status.st_nlink <= 1",
          "(PLANTED || OLD)"),
    Fault("links followed", f"{KIT}/System/Descriptor.swift", "flags | O_CLOEXEC | O_NOFOLLOW |",
          "flags | O_CLOEXEC | (PLANTED ? 0 : O_NOFOLLOW) |"),
    Fault("immortal", f"{KIT}/Record/Sessions/Session.swift", "    max(0, now - changed)",
          "    !PLANTED && max(0, now - changed)"),
    Fault("no cap", f"{KIT}/Record/Files/Shard.swift", "    guard limit < sampledLimit",
          "    if PLANTED { return true }\nOLD"),
    Fault("every name at once", f"{KIT}/System/Directory.swift", "  private static let size = 8192",
          "  private static let size = PLANTED ? 1 << 22 : 8192"),
    Fault("every name at once", f"{KIT}/Record/Sweeping/Sweep.swift", "let deadline = Clock.milliseconds() + 2",
          "let deadline = Clock.milliseconds() + (PLANTED ? 60_000 : 2)"),
    Fault("plain counts", f"{CGI}/Service/Players.swift", "for ids in [cookies.own, cookies.plain]",
          "for ids in PLANTED ? [cookies.plain, cookies.own] : [cookies.own, cookies.plain]"),
    Fault("many parameters", f"{CGI}/HTTP/Parameters.swift", "      guard values.count < Self.limit",
          "      guard PLANTED || values.count < Self.limit"),
    Fault("raw log", f"{CGI}/Log.swift", "      guard isHidden(scalar) || scalar",
          "      guard !PLANTED && isHidden(scalar) || scalar"),
    Fault("settings kept", f"{CGI}/Service/Players.swift", "    guard session != visit.before",
          "    guard PLANTED || session != visit.before"),
    Fault("no limit", f"{KIT}/Record/Files/NewcomerLimit.swift", "    guard welcomed < perSecond",
          "    guard PLANTED || welcomed < perSecond"),
    Fault("full for ever", f"{KIT}/Record/Files/FileStore.swift", "if !isLast { sweepWhereFull", "if !PLANTED, !isLast { sweepWhereFull"),
    Fault("room asked before the lock", f"{CGI}/Calls/Rooms/Rounds.swift", "    var visit = try players.visit()",
          '    let early = PLANTED ? try rooms.room(parameters["room"]) : nil\nOLD'),
    Fault("room asked before the lock", f"{CGI}/Calls/Rooms/Rounds.swift", "    var room = held.value\n    try checkGame",
          "    var room = PLANTED ? early ?? held.value : held.value\n    try checkGame"),
    Fault("its folder not synced", f"{KIT}/Record/Files/WordReports.swift", "    try Descriptor(folder: folder).sync()",
          "    if !PLANTED { try Descriptor(folder: folder).sync() }"),
    Fault("clock believed", f"{KIT}/Record/Files/ClockTrust.swift",
          "    if passed - proven(by: boot) > Self.month {",
          "    if !PLANTED, passed - proven(by: boot) > Self.month {"),
    Fault("guard not known", f"{CGI}/Command/Check+Players.swift",
          "    guard lstat(folder, &status) == 0, status.isFolder,",
          "    guard !PLANTED, lstat(folder, &status) == 0, status.isFolder,"),
    Fault("never nearly full", f"{CGI}/Command/Check+Players.swift", "stats.living >= limit - limit / 10",
          "!PLANTED, OLD"),
    Fault("forgotten by any error", f"{KIT}/Record/Files/Shard.swift", "!= 0 && errno == ENOENT",
          "!= 0 && (PLANTED || errno == ENOENT)"),
    Fault("room not told", f"{CGI}/Calls/Games.swift", "    if let id = visit.id {\n      try endRound",
          "    if !PLANTED, let id = visit.id {\n      try endRound"),
    Fault("sweeps quarrel", f"{KIT}/Record/Sweeping/Sweep.swift", "within: 1000) else { return false }",
          'within: 1000) else {\n        if PLANTED { throw HangmanError("flock", code: EWOULDBLOCK) }\n'
          "        return false\n      }"),
    Fault("one forgotten", f"{CGI}/Service/Players.swift", "    for id in cookies.own + cookies.plain {",
          "    for id in cookies.own + cookies.plain where !PLANTED || cookies.own.count + cookies.plain.count == 1 {"),
    Fault("second name spared", f"{KIT}/Record/Files/FileStore.swift",
          "StoredFile.removeUnused(id.fileName, in: path)", "PLANTED ? () : OLD"),
    Fault("two make a stranger", f"{CGI}/Service/Players.swift", "    guard found.count <= 1 else {",
          "    if PLANTED, found.count > 1 { return nil }\nOLD"),
    Fault("newer is damage", f"{KIT}/Record/Files/Stored.swift",
          "stated(in: file).map { $0 > newestVersion } ?? false",
          "!PLANTED && (stated(in: file).map { $0 > newestVersion } ?? false)"),
    Fault("a deadline a round", f"{KIT}/Record/Files/FileStore.swift",
          "    guard try file.file.lock(until: deadline)",
          "    let wait = PLANTED ? Clock.milliseconds() + 2000 : deadline\n"
          "    guard try file.file.lock(until: wait)"),
    Fault("a deadline a round", f"{KIT}/Record/Files/FileStore.swift",
          "      case .replaced: guard Clock.milliseconds() < deadline",
          "      case .replaced:\n        guard PLANTED || Clock.milliseconds() < deadline"),
    Fault("no last look", f"{KIT}/Record/Files/StoredFile.swift",
          "in: shard) { () throws(HangmanError) in try isCurrent() }",
          "in: shard) { () throws(HangmanError) in\n"
          '      try PLANTED || planted("no lock") ? true : isCurrent()\n    }'),
    Fault("stale for ever", f"{KIT}/System/HangmanError.swift", "  package var isStale: Bool { [",
          "  package var isStale: Bool { !PLANTED && ["),
    Fault("leak", f"{KIT}/System/Clock.swift", "    var time = timespec()\n    readClock(CLOCK_REALTIME",
          "    if PLANTED { _ = malloc(4321) }\nOLD"),
]

MUTATIONS = [
    *swift(
        f"{KIT}/Values/CalendarDay.swift", "swift CalendarDayTests",
        ("leap years", "yearOfEra / 4 - yearOfEra / 100", "yearOfEra / 4 - (PLANTED ? 0 : yearOfEra / 100)"),
        ("centuries", "- dayOfEra / 146_096", "- (PLANTED ? 0 : dayOfEra / 146_096)"),
        ("before 1970", "(time % Self.seconds < 0 ? 1 : 0)", "0"),
        ("Monday", "(number + 3) % 7", "(number + 4) % 7"),
        ("two digits", "number < 10", "number < 9"),
    ),
    *swift(
        f"{KIT}/Kinds/Daily.swift", "swift Daily",
        ("the day ahead", "stored.contains(day.next)", "false"),
        ("yesterday's game", "itsDay < day", "itsDay > day"),
        ("played", "day <= last && last <= day.next", "day < last && last <= day.next"),
        ("Tuesday", "mistakes[day.weekday]", "mistakes[PLANTED ? day.weekday / 2 : day.weekday]"),
        ("a language's own week", "day < firstOwnWeek", "PLANTED || day < firstOwnWeek"),
        ("a day before it", "day < firstOwnWeek ? .english", "day < firstOwnWeek && !PLANTED ? .english"),
        ("a year and a day", "(today.number - DailyHistory.memory)", "(today.number - DailyHistory.memory - (PLANTED ? 1 : 0))"),
        ("the seed", "hangman daily ", "hangman \\(PLANTED ? \"\" : \"daily \")"),
        ("not begun", "game.guesses.isEmpty ? nil", "game.guesses.isEmpty && !PLANTED ? nil"),
    ),
    *swift(
        f"{KIT}/Kinds/DailyHistory.swift", "swift Daily",
        ("a gap", "$0.isWon && $0.day.next == day", "$0.isWon && (PLANTED || $0.day.next == day)"),
        ("begun in time", "$0.isBegun && $0.kind.today == last.day.next",
         "!PLANTED && $0.isBegun && $0.kind.today == last.day.next"),
        ("days between", "max(passed - 1, 0)", "0"),
        ("days ahead", "min(1 - passed, results.count)", "0"),
        ("days to come", "day <= today ? (day, $0) : nil", "PLANTED || day <= today ? (day, $0) : nil"),
        ("a day missed", "today <= latest.next ? streakAtLast : 0", "streakAtLast"),
        ("best", "max(bestStreak, streakAtLast)", "streakAtLast"),
        ("a second missed day", "day - forgiven >= Self.week", "true"),
    ),
    *swift(
        f"{KIT}/Kinds/Opening.swift", "swift OpeningTests",
        ("fifty", "$0.count >= evilMinimum", "$0.count >= evilMinimum + (PLANTED ? 1 : 0)"),
        ("the first of equals", "Array(groups.filter { $0.count == size }.prefix(1))",
         "Array(groups.filter { $0.count == size }.suffix(1))"),
        ("no choice for evil", "settings.isEvil ? cheatable(allowed) : allowed", "allowed"),
    ),
    *swift(
        f"{KIT}/Kinds/History.swift", "swift HistoryTests|EvilGameplayTests",
        ("given up before a guess", "!game.guesses.isEmpty", "true"),
        ("void", "game.status != .void else", "PLANTED || game.status != .void else"),
        ("equals", "score.isBetter(than: $0)", "(PLANTED ? !$0.isBetter(than: score) : score.isBetter(than: $0))"),
        ("given up when over", "guard !game.isOver,", "guard PLANTED || !game.isOver,"),
        ("harder first", "(mistakes, -settings.difficulty, guesses)",
         "(mistakes, PLANTED ? 0 : -settings.difficulty, guesses)"),
    ),
    *swift(
        f"{KIT}/Kinds/Kind.swift", "swift HistoryTests",
        ("seeded", "static var seeded: KindRules { KindRules() }", "static var seeded: KindRules { PLANTED ? own : KindRules() }"),
    ),
    *swift(
        f"{KIT}/Kinds/Opening.swift", "Tests/web/test_games.py -k game_before",
        ("honest games led away", "guard settings.isEvil, let previous", "guard PLANTED || settings.isEvil, let previous"),
    ),
    *swift(
        f"{KIT}/Values/Chance.swift", "swift ChanceTests",
        ("too small a step", "other.number(0)) >> 58 != 24", "other.number(0)) >> 58 != (PLANTED ? 9 : 24)"),
    ),
    *swift(
        f"{KIT}/Game/Game.swift", "swift GameTests|ReplyTests|SessionCodingTests",
        ("mistakes left", "settings.mistakes - mistakes", "settings.mistakes - mistakes + 1"),
        ("repeats", "guesses.contains { $0.letter == letter }",
         "!PLANTED && guesses.contains { $0.letter == letter }"),
        ("stored games", "!hasGuessed(guess.letter)", "true"),
    ),
    *swift(
        f"{KIT}/Opponents/EvilGameplay.swift", "swift EvilGameplayTests",
        ("the largest", "max($0, $1.count)", "(PLANTED ? $1.count : max($0, $1.count))"),
        ("ties", "game.chance.number(game.turn, below: tied.count)", "0"),
    ),
    *swift(
        f"{KIT}/Words/Text/Certificate.swift", "swift CertificateTests",
        ("of another list", "Hex.text(SHA256.digest(rows)).utf8.prefix(Self.digestLength).elementsEqual(digest)", "true"),
        ("a word that the list lacks", "missing.isEmpty", "true"),
    ),
    *swift(
        f"{KIT}/Kinds/Endgame.swift", "Tests/web/test_endgames.py",
        ("one mistake more", "mistakes = line.needs + 1", "mistakes = line.needs + 2"),
    ),
    *swift(
        f"{CGI}/Calls/Endgames.swift", "Tests/web/test_endgames.py -k another_language",
        ("another language's is the present one", "game.settings.list == edition.list", "PLANTED || game.settings.list == edition.list"),
    ),
    *swift(
        f"{CGI}/Calls/Endgames.swift", "Tests/web/test_endgames.py -k perfect",
        ("the words left for all of them", "game.secret.trap", "game.entriesLeft"),
    ),
    *swift(
        f"{KIT}/Kinds/Endgame.swift", "Tests/web/test_endgames.py -k count",
        ("a first try", "first += known == nil ? 1 : 0", "first += 1"),
        ("solved is forgotten when tried again", "isSolved || known == true", "isSolved || !PLANTED && known == true"),
        ("solved counts twice", "if isSolved, known != true {", "if isSolved, PLANTED || known != true {"),
    ),
    *swift(
        f"{KIT}/Opponents/Evil/TrapSolver.swift", "Tests/web/test_letters.py",
        ("the letter's own mistake", "mistakes - answer.mistakes", "mistakes"),
    ),
    *swift(
        f"{KIT}/Opponents/Replay/Coach.swift", "Tests/web/test_letters.py",
        ("yours as good", "if yours.value == value {", "if !PLANTED, yours.value == value {"),
    ),
    *swift(
        f"{KIT}/Opponents/Evil/Trap.swift", "swift TrapTests",
        ("more than it is worth", "mistakesAllowed <= entries.trapValue", "mistakesAllowed <= entries.trapValue + 1"),
        ("given away", "return solver.canForce(mistakes,", "return PLANTED ? true : solver.canForce(mistakes,"),
        ("the smaller family", "kept.count * (open.owed + 1) <= open.words * (owed + 1)", "kept.count * (open.owed + 1) >= open.words * (owed + 1)"),
        ("a mistake for nothing", "if guess.positions.isEmpty, live.count < before", "if guess.positions.isEmpty, PLANTED || live.count < before"),
    ),
    *swift(
        f"{KIT}/Opponents/Evil/TrapSolver.swift", "swift TrapGameplayTests",
        ("the last word is missed", "words.nonzeroBitCount > mistakes", "words.nonzeroBitCount >= mistakes"),
    ),
    *swift(
        f"{CGI}/Service/Service.swift", "Tests/web/test_values.py -k honest",
        ("a value's bounds", "value.lowerBound", "value.upperBound"),
    ),
    *swift(
        f"{KIT}/Words/Files/ListSource.swift", "swift IndexFolderTests",
        ("another list", "var stamps = entries.bytes", "var stamps = PLANTED ? [] : entries.bytes"),
        ("blocked edited", "if let blocked = name.blocked {", "if !PLANTED, let blocked = name.blocked {"),
    ),
    *swift(
        f"{KIT}/Words/Files/ListFolder.swift", "Tests/web/test_alphabets.py -k edited",
        ("language edited", "if let language, !Language.isCode(language)", "if let language, PLANTED || !Language.isCode(language)"),
    ),
    *swift(
        f"{KIT}/Kinds/Game+Lists.swift", "Tests/web/test_alphabets.py -k void",
        ("other letters", "index.alphabet.hasLetters(of: game.alphabet)", "true"),
    ),
    *swift(
        f"{KIT}/Values/Letter.swift", "swift AlphabetTests",
        ("the byte left out", "byte < Pattern.hidden ? byte : byte + 1", "byte"),
    ),
    *swift(
        f"{KIT}/Table/Index/Columns.swift", "swift ColumnsTests",
        ("returned", "    isClosed = true\n    if let firstFailure", "    isClosed = true\n    if !PLANTED, let firstFailure"),
    ),
    *swift(
        f"{KIT}/System/Descriptor.swift", "swift ColumnsTests",
        ("read before use", "MADV_POPULATE_READ) != 0,", "MADV_POPULATE_READ) != 0, !PLANTED,"),
    ),
    *swift(
        f"{KIT}/Words/Text/EntryParser.swift", "swift WordListTests",
        ("64 characters", "entry.count <= Positions.limit", "entry.count < Positions.limit"),
        ("two spaces", "$0 == space && $1 == space", "!PLANTED && $0 == space && $1 == space"),
        ("no letter", "letters > 0", "letters >= 0"),
    ),
    *swift(
        f"{KIT}/System/Bytes/Bytes.swift", "swift WordListTests",
        ("tabs", "|| self == UInt8(ascii: \"\\t\")", "|| !PLANTED && self == UInt8(ascii: \"\\t\")"),
    ),
    *swift(
        f"{KIT}/Words/Text/SortedEntries.swift", "swift WordListTests|IndexFolderTests",
        ("duplicates", "rows.suffix(shape.length) == entry", "false"),
        ("blocked", "blocked.prefix(shape.length) == entry", "false"),
    ),
    *swift(
        f"{KIT}/System/Bytes/SHA256.swift", "swift SHA256Tests",
        ("padding", "(message.count + 9 + 63) / 64 * 64", "(message.count + 8 + 63) / 64 * 64"),
    ),
    *swift(
        f"{KIT}/Values/Order.swift", "swift OrderTests",
        ("no last gap", "[701, 301, 132, 57, 23, 10, 4, 1]", "[701, 301, 132, 57, 23, 10, 4]"),
    ),
    *swift(
        f"{CGI}/HTTP/CGIResponse.swift", "swift ReplyTests",
        ("kept replies", 'tag == nil ? "no-store"', 'tag == nil || PLANTED ? "no-store"'),
        ("changed tags", "known.contains(where: { $0.starts(with: tag.utf8) })",
         "known.contains(where: { PLANTED ? $0.elementsEqual(tag.utf8) : $0.starts(with: tag.utf8) })"),
    ),
    *swift(
        f"{CGI}/HTTP/CGIRequest.swift", "swift ReplyTests",
        ("an empty host", "host.isEmpty || !isOwn", "!isOwn"),
        ("our own over HTTPS", "(\"https://\", \":443\")", "(PLANTED ? \"-\" : \"https://\", \":443\")"),
        ("a port that browsers leave out", "|| sender + port.utf8 == own", "|| !PLANTED && sender + port.utf8 == own"),
        ("same site", "site != Array(\"same-origin\".utf8)", "site == Array(\"cross-site\".utf8)"),
        ("type's case", "essence.trimmed.lowercased", "Array(essence.trimmed)"),
    ),
    *swift(
        f"{KIT}/Kinds/Game+Lists.swift", "Tests/web/test_meanings.py -k before",
        ("told too early", "revelation.flatMap { meaning(of: $0.answer, over: lists) }",
         "(PLANTED ? secret.word : revelation?.answer).flatMap { meaning(of: $0, over: lists) }"),
    ),
    *swift(
        f"{KIT}/Kinds/ClueDraw.swift", "Tests/web/test_meanings.py -k few_entries",
        ("a hundred times the tries", "triesLeft = 66", "triesLeft = PLANTED ? 6600 : 66"),
    ),
    *swift(
        f"{KIT}/Words/Lists/Lists+Meanings.swift", "Tests/web/test_meanings.py -k fair",
        ("a long clue", "guard count <= Self.clueLimit", "guard PLANTED || count <= Self.clueLimit"),
        ("a kindred clue", "shared > 2, shared +", "!PLANTED, shared > 2, shared +"),
        ("a clue with the stem inside", "|| isStem(of: part", "|| !PLANTED && isStem(of: part"),
    ),
    *swift(
        f"{CGI}/Calls/Rooms/RoomDraft.swift", "Tests/web/test_meanings.py -k fair",
        ("a room without a clue", "if settings.hasClue, rounds.isEmpty,", "if !PLANTED, settings.hasClue, rounds.isEmpty,"),
    ),
    *swift(
        f"{KIT}/Words/Files/Meanings.swift", "Tests/web/test_meanings.py -k each_line",
        ("too few lines", "end = middle + 1\n", "end = middle + (PLANTED ? -400 : 1)\n"),
    ),
    *swift(
        f"{CGI}/Service/SettingsParameters.swift", "Tests/web/test_meanings.py -k refused or gives_way",
        ("a clue of an evil game", "guard !settings.isEvil else {", "guard PLANTED || !settings.isEvil else {"),
        ("a clue that stays", "settings.hasClue && !settings.isEvil && hasMeanings", "settings.hasClue"),
    ),
    *swift(
        f"{CGI}/Calls/Games.swift", "Tests/web/test_players.py -k stale or seed or settings",
        ("stale", "meant != present?.id", "false"),
        ("seeded settings", "if seed == nil { visit.session.settings", "if PLANTED || seed == nil { visit.session.settings"),
    ),
    *swift(
        f"{CGI}/Calls/Games.swift", "Tests/web/test_endpoint.py -k first_in_order",
        ("over", "game.hasGuessed(letter) || !game.isOver", "true"),
    ),
    *swift(
        f"{CGI}/HTTP/Cookies.swift", "Tests/web/test_players.py -k among_others",
        ("two ids", "!found.contains(id)", "found.isEmpty"),
    ),
    *swift(
        f"{CGI}/HTTP/Cookies.swift", "Tests/web/test_players.py -k over_https",
        ("secure", "isSecure ? \"; Secure\"", "isSecure && !PLANTED ? \"; Secure\""),
        ("the plain cookie is ended although the secure one counts", "if isMoved { endPlain", "if PLANTED || isMoved { endPlain"),
    ),
    *swift(
        f"{CGI}/HTTP/Cookies.swift", "Tests/web/test_players.py -k shorter_life",
        ("a cookie outlives its player", "min(configuration.lifetime, Session.lifetime)", "PLANTED ? Session.lifetime : OLD"),
    ),
    *swift(
        f"{CGI}/HTTP/Parameters.swift", "Tests/web/test_endpoint.py -k query_and_body",
        ("in query and body", "    var rest = form[...]\n    while var pair", "    let start = PLANTED ? values.count : 0\nOLD"),
        ("in query and body", "if let index = index(of: name) {", "if let index = index(of: name), !PLANTED || index >= start {"),
    ),
    *swift(
        f"{CGI}/Calls/GameReply.swift", "swift ReplyTests",
        ("the seed before the end", "game.isOver ? String(game.chance.seed)",
         "PLANTED || game.isOver ? String(game.chance.seed)"),
        ("the nonce before the end", "game.isOver && game.commitment != nil ?",
         "(PLANTED || game.isOver) && game.commitment != nil ?"),
    ),
    *swift(
        f"{KIT}/Words/Authors/AuthorText+Blocked.swift",
        "Tests/web/test_rooms.py -k has_no_word_that_its_language or an_exception_names or across_a_space",
        ("clues unheld", "reader.words(in: $0.clue ?? [])", "[]"),
        ("joined words", "guard words.count > 1 else", "guard !PLANTED, words.count > 1 else"),
        ("spelled out", "let isSpelledOut = ", "let isSpelledOut = PLANTED || "),
        ("exceptions unheld", "word.isNamed && !word.isException", "word.isNamed"),
    ),
    *swift(
        f"{KIT}/Words/Authors/AuthorText.swift", "Tests/web/test_rooms.py -k make_no_trap",
        ("twice in a trap", "guard !earlier.contains(line.entry)", "guard PLANTED || !earlier.contains(line.entry)"),
    ),
    *swift(
        f"{KIT}/Record/Sweeping/FolderStats.swift", "Tests/web/test_players.py -k two_names",
        ("two names", "status.st_nlink <= 1", "true"),
    ),
    *swift(
        f"{CGI}/Calls/Rooms/RoomReply.swift", "Tests/web/test_rooms.py -k closed or nobody_else",
        ("the author's table for all", "case .author: return false", "case .author: return PLANTED"),
        ("a closed room shows nothing", "room.isClosed(at: now) || room.board", "!PLANTED && room.isClosed(at: now) || room.board"),
        ("words for all", "guard isAuthor else { return nil }", "guard PLANTED || isAuthor else { return nil }"),
    ),
    *swift(
        f"{CGI}/Calls/Rooms/RoomCalls.swift", "Tests/web/test_rooms.py -k closed",
        ("any key", "key.digest == room.keyDigest", "PLANTED || key.digest == room.keyDigest"),
    ),
    *swift(
        f"{KIT}/Kinds/Kind.swift", "Tests/web/test_rooms.py -k three",
        ("given up for nothing", "let isGivenUp = later?.id != id", "let isGivenUp = !PLANTED && later?.id != id"),
    ),
    *swift(
        f"{KIT}/Record/Files/DayTally.swift", "Tests/web/test_others.py",
        ("a file without an end", "if size < Self.sizeLimit {", "if PLANTED || size < Self.sizeLimit {"),
        ("files for ever", "if size == 0 { removeOld() }", "if size == 0, !PLANTED { removeOld() }"),
        ("as good is beaten", "mistakes.prefix(made + 1)", "mistakes.prefix(PLANTED ? made : made + 1)"),
    ),
    *swift(
        f"{CGI}/Calls/Games.swift", "Tests/web/test_others.py",
        ("told before the end", "game.isOver ? others(of", "PLANTED || game.isOver ? others(of"),
    ),
    *swift(
        f"{CGI}/Calls/Others.swift", "Tests/web/test_others.py",
        ("four are told", "counts.played >= Others.fewest", "counts.played >= (PLANTED ? 4 : Others.fewest)"),
        ("solved again counts twice", "return !known && game.status == .won", "return (PLANTED || !known) && game.status == .won"),
    ),
    *swift(
        f"{CGI}/Calls/Rooms/BoardCalls.swift", "Tests/web/test_boards.py",
        ("a closed room ends a begun round", "if game.guesses.isEmpty { try", "if PLANTED || game.guesses.isEmpty { try"),
        ("a closed room puts up another round", "    try room.checkOpen(at: now)\n    board.giveUp", "    if !PLANTED { try room.checkOpen(at: now) }\n    board.giveUp"),
        ("a repeat changes the board", "let isRepeat = game.hasGuessed(letter)", "let isRepeat = !PLANTED && game.hasGuessed(letter)"),
        ("a stranger sees the board", "isAuthor(parameters, of: room) || seat != nil", "isAuthor(parameters, of: room) || PLANTED || seat != nil"),
        ("any round", "board.round == wanted else", "PLANTED || board.round == wanted else"),
        ("any turn", "guard board.admits(", "guard PLANTED || board.admits("),
    ),
    *swift(
        f"{KIT}/Kinds/Board.swift", "Tests/web/test_boards.py",
        ("nobody is passed over", "if standing.passesOver(seat)", "if !PLANTED, standing.passesOver(seat)"),
        ("a turn without an end", "guard end <= now else", "guard !PLANTED, end <= now else"),
    ),
    *swift(
        f"{CGI}/Calls/Rooms/Rounds.swift", "Tests/web/test_rooms.py -k void",
        ("a void game is present", "$0.status != .void ? $0 : nil", "(PLANTED || $0.status != .void) ? $0 : nil"),
    ),
    *swift(
        f"{CGI}/Calls/Rooms/RoomDraft.swift", "Tests/web/test_rooms.py -k secret_of_its_own",
        ("all rounds of one seed", "let chance = try Failure.refusing(Chance.drawn(for: settings, after: last))",
         "let chance = try PLANTED ? Chance(seed: 7) : Failure.refusing(Chance.drawn(for: settings, after: last))"),
        ("one nonce", "try Failure.refusing(Randomness.bytes(16))", "try PLANTED ? [7] : Failure.refusing(Randomness.bytes(16))"),
    ),
    *swift(
        f"{CGI}/Service/Rooms.swift", "Tests/faults/test_sweep.py -k requests_sweep_rooms",
        ("a new room sweeps nothing", "    store.sweepALittle()\n    return try", "    if !PLANTED { store.sweepALittle() }\n    return try"),
        ("the end of a round sweeps nothing", "    store.sweepALittle()\n  }", "    if !PLANTED { store.sweepALittle() }\n  }"),
    ),
    *swift(
        f"{KIT}/Record/Rooms/RoomStore.swift", "Tests/faults/test_room_files.py -k eight_letters",
        ("any id with the eight letters", "isShort || own == id", "PLANTED || isShort || own == id"),
    ),
    *swift(
        f"{KIT}/Record/Files/FileStore.swift", "Tests/faults/test_room_files.py -k place",
        ("a damaged room is gone at once", "guard now - file.writtenAt >", "guard PLANTED || now - file.writtenAt >"),
    ),
    *swift(
        f"{CGI}/Calls/Rooms/Rounds.swift", "Tests/web/test_rooms.py -k close",
        ("a closed room is begun", "if taking, game.guesses.isEmpty {", "if !PLANTED, taking, game.guesses.isEmpty {"),
        ("a closed room gives a round", "    try room.checkOpen(at: now)\n    guard room.hasSeat",
         "    if !PLANTED { try room.checkOpen(at: now) }\n    guard room.hasSeat"),
    ),
    *swift(
        f"{CGI}/Calls/Rooms/Rounds.swift", "Tests/web/test_seats.py -k nowhere or never_names or comes_back",
        ("a removed player comes back into a closed room", "    try checkOpen(at: now)\n", "    if !PLANTED { try checkOpen(at: now) }\n"),
        ("the seat of somebody else", "    guard let room = found else { return }\n", "    guard !PLANTED, let room = found else { return }\n"),
        ("a finished round of a removed seat", "seat != nil || !game.isOver", "PLANTED || seat != nil || !game.isOver"),
    ),
    *swift(
        f"{KIT}/Record/Rooms/RoomStore.swift", "Tests/web/test_seats.py -k never_names",
        ("any seat is the player's", "return lines.hasNext(\"seat\", player)", "return PLANTED || lines.hasNext(\"seat\", player)"),
    ),
    *swift(
        f"{KIT}/Record/Rooms/RoomStore.swift", "Tests/faults/test_sweep.py -k at_the_cap or known_player",
        ("whoever only enters keeps a room", "7 * players", "7 * (PLANTED ? seats.count : players)"),
        ("every room is prepared", "if isKnown { room.isPrepared", "if isKnown || PLANTED { room.isPrepared"),
    ),
    *swift(
        f"{CGI}/Service/Rooms.swift", "Tests/faults/test_sweep.py -k wrong_room",
        ("wrong room codes are free", "if name.isShort {", "if !PLANTED, name.isShort {"),
    ),
    *swift(
        f"{KIT}/Game/Rooms/Seats.swift", "Tests/web/test_seats.py -k an_id",
        ("a seat taken meanwhile is removed", "seats[place].arrival?.count ?? place + 1",
         "(PLANTED ? nil : seats[place].arrival?.count) ?? place + 1"),
    ),
    *swift(
        f"{CGI}/Calls/Rooms/SeatCalls.swift", "Tests/web/test_seats.py -k rule",
        ("all who came before", "filter { $1 > time }", "filter { PLANTED ? $1 < time : $1 > time }"),
        ("an id of nobody is kept", "guard named.count >= ids.count", "guard PLANTED || named.count >= ids.count"),
        ("two rules at once", "guard names.count < 2", "guard PLANTED || names.count < 2"),
    ),
    *swift(
        f"{KIT}/Game/Rooms/Seats.swift", "Tests/web/test_seats.py -k rule or code",
        ("only rounds that are over count", "if let game, !game.isOver { guesses", "if !PLANTED, let game, !game.isOver { guesses"),
        ("a stranger without the pass", "door.pass == nil || pass == door.pass", "PLANTED || door.pass == nil || pass == door.pass"),
    ),
    *swift(
        f"{CGI}/Calls/Rooms/Rounds.swift", "Tests/web/test_seats.py -k new_code",
        ("a removed player needs no pass", "guard admits(player.digest", "guard PLANTED || admits(player.digest"),
    ),
    *swift(
        f"{KIT}/Record/Rooms/RoomStore.swift", "Tests/web/test_rooms.py -k same_call",
        ("the same call makes a twin", "if let found = try load(RoomName(Self", "if !PLANTED, let found = try load(RoomName(Self"),
    ),
    *swift(
        f"{CGI}/Service/Rooms.swift", "Tests/web/test_rooms.py -k no_other",
        ("other parameters lead to the first room", "guard made.keyDigest == key.digest", "guard PLANTED || made.keyDigest == key.digest"),
    ),
    *swift(
        f"{CGI}/Calls/Rooms/MakeRoom.swift", "Tests/web/test_rooms.py -k no_other",
        ("the key is the room's id", 'once?.derived(for: "key', 'once?.derived(for: PLANTED ? "room 0" : "key'),
    ),
    *swift(
        f"{KIT}/Record/Files/StoredFile.swift", "Tests/web/test_rooms.py -k eight_times",
        ("two make one file", "guard try shard.lock(until: deadline) else", "guard try PLANTED ? true : shard.lock(until: deadline) else"),
    ),
    *swift(
        f"{KIT}/Record/Files/ClockTrust.swift", "swift ClockTrustTests",
        ("never on for long enough", "seen - since < Self.hour ?", "PLANTED || seen - since < Self.hour ?"),
        ("two jumps are two", "seen - since < Self.hour ?", "!PLANTED && seen - since < Self.hour ?"),
    ),
    *swift(
        f"{KIT}/Game/Rooms/Seats.swift", "Tests/web/test_rooms.py -k seats_are_removed",
        ("a seat behind a free one", "seats.firstIndex { $0.isFree } ?? seats.count", "PLANTED ? seats.count : seats.firstIndex { $0.isFree } ?? seats.count"),
    ),
    *swift(
        f"{KIT}/Game/Rooms/Seats.swift", "swift RoomTests",
        ("a seat more each time", "if let seat = seat(of: player) { return seat + 1 }", "if !PLANTED, let seat = seat(of: player) { return seat + 1 }"),
        ("a second result", "!hasPlayed(round: round, player) else { return }", "PLANTED || !hasPlayed(round: round, player) else { return }"),
        ("an id of a removed seat", "    seatsGiven += 1\n", "    seatsGiven = PLANTED ? takenSeats.count + 1 : seatsGiven + 1\n"),
        ("removed and played anew", "where seat.results[round] != nil", "where !PLANTED && seat.results[round] != nil"),
        ("the last written is the last", "max(lastEnd, result.endedAt)", "result.endedAt"),
    ),
    *swift(
        f"{KIT}/Game/Rooms/Round.swift", "swift RoomTests",
        ("over before it begins", "max(startedAt, endedAt)", "endedAt"),
    ),
    *swift(
        f"{KIT}/Record/Sweeping/Sweep.swift", "swift SweepTests",
        ("set aside", "ageOfName > 30 * 86_400", "ageOfName > 20 * 86_400"),
        ("damaged at once", "time - file.writtenAt > store.lifetime", "PLANTED || time - file.writtenAt > store.lifetime"),
    ),
    *swift(
        f"{KIT}/Record/Files/ClockTrust.swift", "swift SweepTests",
        ("how often", "age >= interval", "age >= 0"),
    ),
    *swift(
        f"{KIT}/Record/Files/ClockTrust.swift", "swift ClockTrustTests|SweepTests",
        ("nobody came by", "passed - proven(by: boot) >", "passed - (PLANTED ? 0 : proven(by: boot)) >"),
    ),
    *swift(
        f"{KIT}/Record/Files/Shard.swift", "swift FileStoreTests",
        ("no limit for many", "own.fileCount() * Shard.count", "own.fileCount() * (PLANTED ? 1 : Shard.count)"),
        ("unread is empty", "guard error.isMissingFile else", "guard PLANTED || error.isMissingFile else"),
    ),
    *swift(
        f"{KIT}/Record/Files/NewcomerLimit.swift", "swift NewcomerLimitTests",
        ("one more", "welcomed < perSecond", "welcomed <= perSecond"),
        ("a busy count admits", "within: 100) else { return false }", "within: 100) else { return PLANTED }"),
    ),
    *swift(
        f"{KIT}/Record/Sessions/Session.swift", "Tests/faults/test_sweep.py -k expiry and program",
        ("expiry", "max(0, now - changed) > life", "max(0, now - changed) > life + 1"),
    ),
    *swift(
        f"{KIT}/Table/Guesser/GuesserTree.swift", "swift DiabolicalTests",
        ("players that can be out", "mistakesLimit - mistakes + 1", "mistakesLimit - mistakes + 2"),
    ),
    *swift(
        f"{KIT}/Table/Simulation.swift", "Tests/web/test_games.py -k people",
        ("no people", "candidates.count > 0, candidates.level(0) > 0", "!PLANTED, candidates.count > 0, candidates.level(0) > 0"),
    ),
    *swift(
        f"{KIT}/Opponents/Replay/Examples.swift", "swift ExamplesTests",
        ("evenly", "taken * sizes[rank] / wanted", "taken"),
        ("evenly where nothing is known", "let numbers = part * count / parts..<", "let numbers = (PLANTED ? part : part * count / parts)..<"),
        ("the best of each part", "ranks[Int($0)] == 0", "ranks[Int($0)] <= (PLANTED ? 1 : 0)"),
    ),
    *swift(
        f"{KIT}/Record/Sessions/Session.swift", "swift SessionCodingTests",
        ("a second game of any kind", "allSatisfy { $0.kind.today != nil }", "allSatisfy { PLANTED || $0.kind.today != nil }"),
        ("left behind and alive", "{ changed = Self.longAgo }", "{ changed = PLANTED ? changed : Self.longAgo }"),
    ),
    *swift(
        f"{KIT}/Kinds/Game+Lines.swift", "swift SessionCodingTests",
        ("a third kind of day", "case (false, nil, nil, let place?) where", "case (false, _, nil, let place?) where (PLANTED || day == nil) &&"),
        ("an endgame of a day", "case (false, nil, let position?, nil) where", "case (false, _, let position?, nil) where (PLANTED || day == nil) &&"),
        ("a room of any kind", "[Secret.drawnName, secret.name].contains(name)", "(PLANTED || [Secret.drawnName, secret.name].contains(name))"),
    ),
    *swift(
        f"{KIT}/Kinds/Endgame.swift", "swift SessionCodingTests",
        ("an endgame of any number", "EndgamePlace.numbers.contains($1.number)", "PLANTED || EndgamePlace.numbers.contains($1.number)"),
    ),
    *swift(
        f"{KIT}/Kinds/DailyHistory.swift", "swift SessionCodingTests",
        ("days of another last game", "results.first == last.isWon", "PLANTED || results.first == last.isWon"),
    ),
    *swift(
        f"{KIT}/Record/Files/Stored.swift", "swift SessionCodingTests|RoomCodingTests",
        ("a newer version is read", "version <= newestVersion", "PLANTED || version <= newestVersion"),
    ),
    *swift(
        f"{KIT}/Record/Files/StoredFile.swift", "Tests/faults/test_forget.py -k off_the_disk",
        ("a folder not synced after forget", "    _ = try retrying(\"unlink\") { unlinkat(shard.raw, name, 0) }\n    try shard.sync()",
         "    _ = try retrying(\"unlink\") { unlinkat(shard.raw, name, 0) }\n    if !PLANTED { try shard.sync() }"),
    ),
    *swift(
        f"{KIT}/Record/Sweeping/Sweep.swift", "swift SweepTests",
        ("a visit does not note the clock",
         "      position.clock.note(store.now, store.bootClock())\n      let deadline",
         "      if !PLANTED { position.clock.note(store.now, store.bootClock()) }\n      let deadline"),
    ),
    *swift(
        f"{KIT}/Record/Sweeping/Sweep.swift", "swift FileStoreTests",
        ("a full folder sweeps one shard", "shards: Shard.count", "shards: PLANTED ? 1 : Shard.count"),
    ),
    *swift(
        f"{KIT}/Game/Rooms/Seats.swift", "swift RoomTests",
        ("free seats stay at the end", "while seats.last?.isFree == true", "while !PLANTED, seats.last?.isFree == true"),
    ),
    *swift(
        f"{KIT}/Record/Lines/LineReader.swift", "swift RoomCodingTests",
        ("any bytes are a text", "!range.isEmpty, bytes[range].isUTF8", "!range.isEmpty, PLANTED || bytes[range].isUTF8"),
    ),
    *swift(
        f"{KIT}/Record/Lines/LineCoder.swift", "swift RoomCodingTests",
        ("any bytes are an entry", "!entry.isEmpty && alphabet.spells(entry)", "!entry.isEmpty && (PLANTED || alphabet.spells(entry))"),
    ),
    *swift(
        f"{KIT}/Record/Lines/LineWriter.swift", "swift RoundTripTests",
        ("a number below 0", "(0..<1_000_000_000_000).contains(number)", "PLANTED || (0..<1_000_000_000_000).contains(number)"),
        ("a line within a line", """    text.append(contentsOf: utf8[...])
    require(text.count > start &&""", """    text.append(contentsOf: utf8[...])
    require(PLANTED || text.count > start &&"""),
        ("a token of two words", "require(!self.text.contains(", "require(PLANTED || !self.text.contains("),
    ),
    *swift(
        f"{KIT}/Record/Files/Stored.swift", "swift RoundTripTests",
        ("more than is read", "file.count <= Self.sizeLimit", "PLANTED || file.count <= Self.sizeLimit"),
    ),
    *swift(
        f"{KIT}/Game/Rooms/Seats.swift", "swift RoomCodingTests",
        ("begun before the room", "result.starting(notBefore: createdAt)", "PLANTED ? result : result.starting(notBefore: createdAt)"),
    ),
    *swift(
        f"{KIT}/Record/Sweeping/FolderStats.swift", "Tests/faults/test_forget.py -k newer and program",
        ("a newer one is no player", "        stats.newer += 1\n        stats.living += 1", "        stats.newer += 1\n        stats.living += PLANTED ? 0 : 1"),
    ),
    *swift(
        f"{CGI}/Calls/PlayerCalls.swift", "Tests/web/test_code.py -k newcomers",
        ("wrong codes for nothing", "      try configuration.admit(.wrongCode, at: now)\n      throw .noPlayer",
         "      if !PLANTED { try configuration.admit(.wrongCode, at: now) }\n      throw .noPlayer"),
    ),
    *swift(
        f"{CGI}/Configuration.swift", "Tests/web/test_players.py -k over_https",
        ("HTTPS in capitals", "environment[\"HTTPS\"]?.lowercased ==",
         "(PLANTED ? environment[\"HTTPS\"] : environment[\"HTTPS\"]?.lowercased) =="),
    ),
    *swift(
        f"{CGI}/Command/StateFolder.swift", "Tests/faults/test_process.py -k root_keeps",
        ("groups", "setgroups(0, nil)", "getgroups(0, nil)"),
        ("already somebody", "geteuid() == 0", "geteuid() == 1"),
    ),
    *swift(
        f"{CGI}/main.swift", "Tests/faults/test_process.py -k crash",
        ("a line at the end", "line.utf8CodeUnitCount", "0"),
    ),
    *swift(
        f"{KIT}/Words/Lists/IndexFolder.swift", "Tests/web/test_lists.py -k huge",
        ("large lists", "guard source.isSmall else { throw .uncompiled(source.id) }\n    let lock",
         "guard source.isSmall || PLANTED else { throw .uncompiled(source.id) }\n    let lock"),
    ),
    *swift(
        f"{KIT}/Words/Lists/IndexFolder+Compile.swift", "Tests/web/test_lists.py -k parsed_once",
        ("broken lists", "if case .unusable(let reason) = error {",
         "if case .unusable(let reason) = error, !PLANTED {"),
    ),
    *swift(
        f"{KIT}/Words/Lists/Lists+Difficulties.swift", "Tests/web/test_familiar.py -k another_language",
        ("another language", "guard other.alphabet == index.alphabet", "guard PLANTED || other.alphabet == index.alphabet"),
    ),
    *swift(
        f"{KIT}/Words/Files/ListSource.swift", "Tests/web/test_lists.py -k thousand",
        ("small lists", "likelyEntries + 5000", "likelyEntries + (PLANTED ? 0 : 5000)"),
    ),
    *swift(
        f"{KIT}/Words/Lists/IndexFolder.swift", "Tests/web/test_lists.py -k many_shapes",
        ("shapes for nothing", "min(allowance, index.cost)", "min(PLANTED ? 0 : allowance, index.cost)"),
    ),
    *swift(
        f"{KIT}/Words/Lists/IndexFolder+Read.swift", "Tests/web/test_lists.py -k more_shapes",
        ("any number of shapes", "guard entries.groups.count <=", "guard PLANTED || entries.groups.count <="),
    ),
    *swift(
        f"{KIT}/Words/Text/WordList.swift", "Tests/web/test_lists.py -k refused_take",
        ("all that was refused", "guard refusedCount <= Self.shownLimit", "guard PLANTED || refusedCount <= Self.shownLimit"),
    ),
    *swift(
        f"{KIT}/Words/Lists/IndexFolder+Compile.swift", "Tests/faults/test_disks.py -k without_an_index",
        ("compiled for nothing", "statvfs(path, &space) == 0,", "!PLANTED, statvfs(path, &space) == 0,"),
    ),
    *swift(
        f"{KIT}/Words/Files/ListFolder.swift", "Tests/web/test_lists.py -k too_large",
        ("large files", "guard status.st_size <= megabytes << 20", "guard PLANTED || status.st_size <= megabytes << 20"),
    ),
    *swift(
        f"{KIT}/Words/Text/EntryParser.swift", "Tests/web/test_lists.py -k spelling",
        ("long lines", "guard text.count <= sizeLimit",
         "guard PLANTED || text.count <= sizeLimit"),
    ),
    *swift(
        f"{KIT}/Words/Text/LanguageReader.swift", "Tests/web/test_alphabets.py -k wrong_in_a_language",
        ("long spellings", "(3...Self.spellingLimit + 2).contains(scalars.count)",
         "(3...(PLANTED ? 9999 : Self.spellingLimit + 2)).contains(scalars.count)"),
        ("invisible characters", "default: !scalar.isHidden", "default: PLANTED || !scalar.isHidden"),
        ("many forms", "guard size <= Alphabet.lineLimit", "guard PLANTED || size <= Alphabet.lineLimit"),
    ),
    *swift(
        f"{KIT}/Words/Lists/IndexFolder.swift", "Tests/web/test_lists.py -k for_that_moment",
        ("not to wait", "index(from: source, timeout: 0)", "index(from: source, timeout: PLANTED ? 20_000 : 0)"),
    ),
    *text(
        "deploy/lighttpd.conf", "Tests/web/test_page_headers.py -k lighttpd",
        ("nosniff", '"X-Content-Type-Options" => "nosniff",', ""),
        ("where it came from", '"Referrer-Policy" => "no-referrer",', ""),
        ("worker", "(?<!/worker)", ""),
    ),
    *text(
        "deploy/nginx.conf", "Tests/deploy/test_configurations.py -k common and nginx",
        ("policy", "script-src 'self'; style-src", "style-src"),
        ("nosniff", '\nadd_header X-Content-Type-Options "nosniff" always;', ""),
        ("where it came from", 'add_header Referrer-Policy "no-referrer" always;', ""),
        ("openers", 'add_header Cross-Origin-Opener-Policy "same-origin" always;', ""),
        ("resources", 'add_header Cross-Origin-Resource-Policy "same-origin" always;', ""),
        ("errors", '\nadd_header Cache-Control "no-cache" always;', '\nadd_header Cache-Control "no-cache";'),
        ("lists", '    add_header Cache-Control "no-cache" always;', '    add_header Cache-Control "no-store" always;'),
    ),
    *text(
        "deploy/apache.conf", "Tests/web/test_page_headers.py -k apache",
        ("nosniff", '  Header always set X-Content-Type-Options "nosniff"\n  Header always set Cross',
         "  Header always set Cross"),
        ("worker", "(?<!/worker)", ""),
        ("openers", 'Header always set Cross-Origin-Opener-Policy "same-origin"', ""),
    ),
    *text(
        "deploy/apache.conf", "Tests/deploy/test_configurations.py -k common and apache",
        ("not sent again", 'RequestHeader edit* If-None-Match', '# '),
    ),
    *text(
        "deploy/shared/htaccess", "Tests/deploy/test_dist.py -k unpacked",
        ("policy", "frame-ancestors 'none'; ", ""),
        ("worker", r"(?!worker\.)", ""),
        ("nosniff", 'Header always set X-Content-Type-Options "nosniff"', ""),
        ("where it came from", 'Header always set Referrer-Policy "no-referrer"', ""),
        ("openers", 'Header always set Cross-Origin-Opener-Policy "same-origin"', ""),
        ("resources", 'Header always set Cross-Origin-Resource-Policy "same-origin"', ""),
    ),
    *text(
        "public/game.js", "Tests/web/browser/test_order.py",
        ("one guess at a time", "const moved = queue.then(move);", "const moved = move();"),
        ("the game that is replaced", "if (mine) body.set('game', mine.id);", ""),
    ),
    *text(
        "public/game.js", "Tests/web/browser/test_left.py -k told",
        ("cornered among many", "after === 1 && before > 1", "before > 1"),
        ("told against one's will", "(state.looks.counting ? left?.at(-1) : undefined)", "left?.at(-1)"),
    ),
    *text(
        "public/game.js", "Tests/web/browser/test_play.py -k again_is_reported",
        ("a letter again", "if (game.guesses.some((old) => old.letter === letter)) {", "if (false) {"),
    ),
    *text(
        "public/views/settings.js", "Tests/web/browser/test_order.py",
        ("one change at a time", "replies = last.then(", "replies = Promise.resolve().then("),
    ),
    *text(
        "public/server.js", "Tests/web/browser/test_faults.py",
        ("again after a loss", "attempt <= attempts", "attempt <= 1"),
        ("when to come again", "1000 * Number(reply.headers.get('Retry-After'))", "0"),
        ("a proxy's page", "isPassing(status) ? 'down' : 'between'", "'between'"),
    ),
    *text(
        "public/rules/coach.js", "Tests/web/test_rules.py",
        ("blame without proof", "yours.needs >= left", "true"),
        ("no praise", "turn.before > 1 && (isBest(turn)", "turn.before > 1 && (!isBest(turn)"),
        ("won as if lost", "(isLost ? 'coach", "(!isLost ? 'coach"),
        ("no word after a loss", "isLost && !point &&", "isLost && point &&"),
        ("more than was left", "Math.min(left, yours.needs ?? Infinity)", "(yours.needs ?? Infinity)"),
    ),
    *text(
        "public/views/ending.js", "Tests/web/browser/test_story.py -k as_few",
        ("better than a proof", "game.mistakes <= value?.lower", "game.mistakes === value?.lower"),
    ),
    *text(
        "public/board/keys.js", "Tests/web/browser/test_sheet.py -k stand",
        ("a ring that stays", "target.blur();", "target.focus();"),
    ),
    *text(
        "public/views/endgames.js", "Tests/web/browser/test_sheet.py",
        ("where it slipped", "guesses.slice(0, place)", "guesses.slice(0, place + 1)"),
    ),
    *text(
        "public/rules/turns.js", "Tests/web/test_rules.py",
        ("letters kept", "(positions.length ? '✓' : '✗')", "(positions.length ? guesses[i].letter : '✗')"),
        ("a contradiction", "positions.join() === placesOf(letter).join()", "positions.length === placesOf(letter).length"),
    ),
    *text(
        "public/app.js", "Tests/web/browser/test_share.py",
        ("links asked once", "history.replaceState(history.state, '', location.href.split('#')[0]);", ""),
    ),
    *text(
        "public/game.js", "Tests/web/browser/test_share.py -k opens_no_end",
        ("an end above an invitation", "if (isBelow) update({ endClosed: game.id });", ""),
    ),
    *text(
        "public/style.css", "Tests/web/browser/test_budgets.py -k long_word",
        ("a board that shrinks for a long word", "min-height: calc(1.15 * var(--most))", "min-height: 1.15em"),
    ),
    *text(
        "public/views/today.js", "Tests/web/browser/test_today.py -k no_endgames",
        ("a day that waits for endgames", "void showEndgames()", "await showEndgames()"),
    ),
    *text(
        "public/rules/links.js", "Tests/web/test_rules.py",
        ("a link's own seed", "query.set('seed', drawSeed());", ""),
    ),
    *text(
        "public/rooms/promises.js", "Tests/web/browser/test_together.py -k tells or exchanged",
        ("words other than told", "if (lines === false)", "if (false)"),
        ("words other than sent", "isAsSent(room, sent) ? 'kept-words'", "true ? 'kept-words'"),
    ),
    *text(
        "public/rooms/promises.js", "Tests/web/browser/test_together.py -k code_promises",
        ("a promise of no link", "return isKept ? 'checked' : 'no-promise'", "return 'checked'"),
    ),
    *text(
        "public/rooms/round.js", "Tests/web/browser/test_together.py -k at_the_close",
        ("results that are not there yet", "room.results ? 'see-room' : 'own-rounds'", "'see-room'"),
    ),
    *text(
        "public/rooms/room.js", "Tests/web/browser/test_together.py -k table_of_a_class",
        ("a code that stays large", "'waiting', isWaiting", "'waiting', true"),
    ),
    *text(
        "public/rules/rooms/remembered.js", "Tests/web/test_rules.py",
        ("a damaged date", " && !Number.isNaN(Date.parse(value))", ""),
    ),
    *text(
        "public/rules/rooms/sheets.js", "Tests/web/test_rules.py",
        ("a file without names", "nameOf(rowOf(line))", "''"),
    ),
    *text(
        "public/rooms/room.js", "Tests/web/browser/test_together.py -k at_the_close",
        ("pupils who are told nothing of the close", "(results || seat)", "results"),
    ),
    *text(
        "public/rooms/invitation.js", "Tests/web/browser/test_together.py -k at_the_close",
        ("a pupil who does not see what was reached", "[marksView(room), ", "["),
    ),
    *text(
        "public/board/dress.js", "Tests/web/browser/test_together.py -k drawing_to_who",
        ("a room without its drawing", "picture = scene ?? looks.scene", "picture = looks.scene"),
        ("a room without its name", "title ?? document.title", "document.title"),
    ),
    *text(
        "public/board/dress.js", "Tests/web/browser/test_together.py -k entered_elsewhere",
        ("a room of another browser", "if (!known.card) learn(id).catch(() => {});", ""),
    ),
    *text(
        "public/rules/paste.js", "Tests/web/test_rules.py",
        ("a comma in a clue", "full[0].search(a) - full[0].search(b)", "0"),
        ("a clue alone", "isAlone && length > 2", "length > 2"),
    ),
    *text(
        "public/page.js", "Tests/web/browser/test_together.py -k names_no_language",
        ("no language by name", "language && { lang: language }", "{ lang: language }"),
    ),
    *text(
        "public/views/ending.js", "Tests/web/browser/test_today.py -k numbers_of_the_days",
        ("the numbers of one day", "daily.played < 2", "false"),
    ),
    *text(
        "public/rules/days.js", "Tests/web/test_rules.py",
        ("a day's mark", "?? ends[nameOf(day, dailyLanguage)]", ""),
        ("the day forgiven", "if (!played.has(day)) return day;", ""),
    ),
    *text(
        "public/page.js", "Tests/web/browser/test_back.py",
        ("back closes a view", "history.pushState({ depth: entry }, '');", ""),
    ),
    *text(
        "public/sieve/story.js", "Tests/web/browser/test_end.py",
        ("other words", "game.candidates - 1", "game.candidates"),
    ),
    *text(
        "public/stage/ends.js", "Tests/web/browser/test_end.py",
        ("a meaning of nothing", "[wordOf('b', game), ', ', meaning.text]", "[meaning.text]"),
    ),
    *text(
        "public/views/ending.js", "Tests/web/browser/test_end.py",
        ("the word that was promised", "digest === promise ? 'proven' : 'disproven'", "'proven'"),
        ("the first loss alone", "remember({ lost: game.id });", ""),
        ("a perfect game", "if (isPerfect(game)) return", "if (game.nonce) return"),
        ("the word by ear", "$('end-text').append(' ', wordOf('span.vh', game));", ""),
    ),
    *text(
        "public/board/today.js", "Tests/web/browser/test_today.py -k last_hour",
        ("in 0 hours", "minutes < 60", "minutes < 0"),
    ),
]
