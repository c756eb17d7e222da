import Testing

@testable import HangmanKit

struct SessionCodingTests {
  static func full() throws -> Session {
    var session = Session(changed: 1_763_715_600)
    session.settings = Settings(list: "idioms", length: nil, mistakes: 8, isEvil: false)
    let good = GoodGameplay(word: Array("AN OLD HAND".utf8))
    let won = try Game.make(like: "AN OLD HAND", evil: false, word: "AN OLD HAND")
      .playing("ZANOLDH", against: good)
    session.history.record(won)
    session.game = won
    return session
  }

  static func evil() throws -> Session {
    let table = try TestList(["BEAR", "BOAR", "DEER", "DUCK", "HARE"]).table(like: "BEAR")
    let game = try Game.make(mistakes: 3, seed: .max, kind: .seeded)
      .playing("EAI", against: EvilGameplay(entries: table))
    return Session(settings: Settings(), game: game, changed: 2)
  }

  @Test func `a session comes back as it was stored`() throws {
    for session in [Session(changed: 5), try Self.full(), try Self.evil()] {
      #expect(Session(encoded: try session.encoded()) == session)
    }
  }

  @Test func `every truncation and every changed byte is no session`() throws {
    let session = try Self.full()
    let whole = try session.encoded()
    for length in 0..<whole.count {
      #expect(Session(encoded: Array(whole.prefix(length))) == nil, "cut at \(length)")
    }
    for place in 0..<whole.count {
      for flip in [UInt8(1), 0x20, 0x80] {
        var bytes = whole
        bytes[place] ^= flip
        let read = Session(encoded: bytes)
        // The same lines as an earlier version could have written them.
        let isEarlier = place == Session.magic.utf8.count && read == session
        #expect(read == nil || isEarlier, "byte \(place)")
      }
    }
    #expect(Session(encoded: whole + whole) == nil)
  }

  @Test(
    arguments: [
      .own, .seeded, .today(CalendarDay(number: 20_000)), .earlier(CalendarDay(number: 19_999)),
      .round(place(isDrawn: true)), .round(place(isDrawn: false, clue: "a clue: \u{202E}")),
    ] as [Kind]
  )
  func `a game comes back with what it hides, wherever it comes from`(kind: Kind) throws {
    var session = Session(changed: 5)
    for game in [
      Game.make(kind: kind, word: "BEAR"), .make(kind: kind, trap: ["BEAR", "BOAR"]),
    ] {
      session.game = game
      #expect(Session(encoded: try session.encoded()) == session)
    }
  }

  private static let endgame = Kind.endgame(
    EndgamePlace(day: CalendarDay(number: 20_000), number: 3)
  )

  @Test(arguments: [
    (" given ", " drawn "), ("20000 3", "20000 0"), ("20000 3", "20000 4"),
    ("endgame ", "day 20000\nendgame "), ("entry BEAR\nentry BOAR\n", ""),
    ("entry BEAR\n", "room 0123456789ABCDEFGHJKMNPQRS trap 1 1\nentry BEAR\n"),
  ])
  func `an endgame whose lines contradict each other is none`(old: String, new: String) throws {
    var session = Session(changed: 5)
    session.game = .make(kind: Self.endgame, trap: ["BEAR", "BOAR"])
    let lines = try Self.lines(of: session)
    #expect(Session(encoded: Self.file(lines)) == session)
    let changed = lines.replacing(old, with: new)
    #expect(changed != lines && Session(encoded: Self.file(changed)) == nil)
  }

  @Test func `what became of a day's endgames is nothing, tried or solved`() throws {
    var session = Session(changed: 5)
    var day = EndgameHistory(day: CalendarDay(number: 20_000))
    day.record(true, at: EndgamePlace(day: day.day, number: 2))
    session.history = Self.history(endgames: day)
    let lines = try Self.lines(of: session)
    #expect(Session(encoded: Self.file(lines)) == session)
    let changed = lines.replacing(" 0 2 0\n", with: " 0 3 0\n")
    #expect(changed != lines && Session(encoded: Self.file(changed)) == nil)
  }

  private static func history(
    daily: DailyHistory = DailyHistory(),
    endgames: EndgameHistory? = nil
  ) -> History {
    History(
      scores: [],
      played: 0,
      won: 0,
      streak: 0,
      bestStreak: 0,
      daily: daily,
      endgames: endgames
    )
  }

  private static func place(isDrawn: Bool, clue: String? = nil) -> RoundPlace {
    RoundPlace(
      room: "0123456789ABCDEFGHJKMNPQRS",
      round: 1,
      seat: 200,
      isDrawn: isDrawn,
      clue: clue.map { Array($0.utf8) }
    )
  }

  /// A file of lines that nobody wrote, with a right checksum.
  private static func file(_ lines: some StringProtocol, version: Int = 4) -> [UInt8] {
    let bytes = Array(lines.utf8)
    let head = "HANGMAN\(version) \(bytes.count) \(Hex.text(Checksum.of(bytes)))\n"
    return Array(head.utf8) + bytes
  }

  private static func lines(of session: Session) throws -> String {
    let file = try session.encoded()
    return String(decoding: file.drop { $0 != UInt8(ascii: "\n") }.dropFirst(), as: UTF8.self)
  }

  @Test(arguments: [
    ("day 20000\n", ""), (" given ", " drawn "), (" trap ", " words "), (" trap ", " hangman "),
    ("room ", "day 20000\nroom "), ("entry BEAR\nentry BOAR\n", ""), ("clue of", "clues of"),
  ])
  func `a game whose lines contradict each other is none`(old: String, new: String) throws {
    var session = Session(changed: 5)
    session.game = .make(
      kind: .round(Self.place(isDrawn: false, clue: "of animals")),
      trap: ["BEAR", "BOAR"]
    )
    let lines = try Self.lines(of: session)
    #expect(Session(encoded: Self.file(lines)) == session)
    let changed = old.hasPrefix("day") ? lines + "day 20000\n" : lines.replacing(old, with: new)
    #expect(changed != lines && Session(encoded: Self.file(changed)) == nil)
  }

  @Test func `today's game is stored beside the one that took its place`() throws {
    var session = Session(changed: 5)
    let day = CalendarDay(number: 20_000)
    session.game = try Game.make(like: "BEAR", kind: .today(day), word: "BEAR")
      .playing("Z", against: GoodGameplay(word: Array("BEAR".utf8)))
    session.start(try #require(try Self.evil().game))
    let stored = try #require(Session(encoded: try session.encoded()))
    #expect(stored == session)
    #expect(stored.dailyGame(on: day)?.guesses.count == 1)
    #expect(stored.dailyGame(on: day.next) == nil)
    let both = try Self.lines(of: session)
    let second = both.ranges(of: "game ")[1].lowerBound
    #expect(
      Session(
        encoded: Self.file(both[..<second] + both[second...].replacing("day 20000\n", with: ""))
      )
        == nil,
      "a second game is a day's"
    )
  }

  private static func session(streak: Int, results: [Bool?]) -> Session {
    var session = Session(changed: 5)
    let day = CalendarDay(number: 20_000)
    let last = DailyHistory.Last(day: day, isWon: streak > 0, mistakes: 1, mistakesAllowed: 9)
    let daily = DailyHistory(
      played: 9,
      bestStreak: 9,
      mistakes: [0, 1],
      last: last,
      streakAtLast: streak,
      results: results
    )
    session.history = Self.history(daily: daily)
    return session
  }

  @Test(
    arguments: [
      (3, [true, true, true]), (0, [false]), (400, Array(repeating: true, count: 366)),
    ] as [(Int, [Bool?])]
  )
  func `a file of version 1.1.0 knew the row of days won`(streak: Int, results: [Bool?]) throws {
    let session = Self.session(streak: streak, results: results)
    let older = try Self.lines(of: session).split(separator: "\n").filter { !$0.hasPrefix("days ") }
    let bytes = Self.file(older.joined(separator: "\n") + "\n", version: 2)
    #expect(Session(encoded: bytes) == session)
  }

  @Test(
    arguments: [
      [true, nil, false], [true, false], Array(repeating: true, count: 365) + [false],
      [true, true, nil, nil, nil, false, true],
    ] as [[Bool?]]
  )
  func `results come back as they were stored`(results: [Bool?]) throws {
    let session = Self.session(streak: 1, results: results)
    #expect(Session(encoded: try session.encoded()) == session)
    let lost = try Self.lines(of: session).replacing(" won 1 9\n", with: " lost 1 9\n")
    #expect(Session(encoded: Self.file(lost)) == nil, "the last day was won")
    #expect(
      Session(encoded: Self.file(try Self.lines(of: session), version: Session.newestVersion + 1))
        == nil
    )
  }

  /// Files of earlier versions, which every later format must go on reading.
  ///
  /// That of version 3 is one that 1.1.0 gave its fuzzer.
  @Test func `a stored file of an earlier version is read`() throws {
    #expect(Session(encoded: try Self.fixture("session-1")) == (try Self.full()))
    let left = try #require(Session(encoded: try Self.fixture("session-2-left")))
    let arrived = try #require(Session(encoded: try Self.fixture("session-2-arrived")))
    #expect(left.isExpired(at: 0, after: 36_500 * 86_400) && arrived.changed > 0)
    #expect(arrived.game?.guesses.count == 1)
    let other = try #require(Session(encoded: try Self.fixture("session-3"))?.game)
    #expect(other.alphabet.language == "uk" && other.guesses.count == 2)
    #expect(other.alphabet.text(other.pattern.bytes) == "_'Я_")
    #expect(try arrived.encoded().starts(with: "HANGMAN\(Session.newestVersion) ".utf8))
  }

  private static func fixture(_ name: String) throws -> [UInt8] { try Fixture.bytes(of: name) }

  /// Files that 1.2.0 wrote, but for the head of that of version 4 and what it lacks.
  @Test func `a file of 1.2.0 is read, and written byte for byte as it was`() throws {
    let bytes = try Self.fixture("session-5")
    let session = try #require(Session(encoded: bytes))
    #expect(try session.encoded() == bytes)
    #expect(session.history.scores.count == 2 && session.history.endgames?.results[0] == false)
    #expect(session.dailyGame(on: CalendarDay(number: 20_784))?.guesses.count == 1)
    #expect(session.game?.kind.round?.clue == Array("auf ihr fährt man".utf8))
    let older = try #require(Session(encoded: try Self.fixture("session-4")))
    #expect(older.game == session.game && older.history.scores[0] == session.history.scores[0])
  }
}
