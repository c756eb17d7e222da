import FoundationEssentials
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
    let game = try Game.make(mistakes: 3, seed: .max, isSeeded: true)
      .playing("EAI", against: EvilGameplay(entries: table))
    return Session(settings: Settings(), game: game, changed: 2)
  }

  @Test func `a session comes back as it was stored`() throws {
    for session in [Session(changed: 5), try Self.full(), try Self.evil()] {
      #expect(Session(encoded: session.encoded) == session)
    }
  }

  @Test func `every truncation and every changed byte is no session`() throws {
    let whole = try Self.full().encoded
    for length in 0..<whole.count {
      #expect(Session(encoded: Array(whole.prefix(length))) == nil, "cut at \(length)")
    }
    for place in 0..<whole.count {
      for flip in [UInt8(1), 0x20, 0x80] {
        var bytes = whole
        bytes[place] ^= flip
        #expect(Session(encoded: bytes) == nil, "byte \(place)")
      }
    }
    #expect(Session(encoded: whole + whole) == nil)
  }

  @Test func `a room's game and results that wait come back, in version 4`() throws {
    var session = Session(changed: 5)
    let place = RoomPlace(
      room: "0123456789ABCDEFGHJKMNPQRS",
      kind: .trap,
      round: 1,
      seat: 200,
      clue: Array("a clue: \u{202E}".utf8),
      entries: [Array("BEAR".utf8), Array("BOAR".utf8)]
    )
    session.game = Game.make(isSeeded: true, room: place)
    #expect(session.encoded.starts(with: "HANGMAN4 ".utf8))
    #expect(Session(encoded: session.encoded) == session)
    let ended = try Game.make(mistakes: 1, isSeeded: true, room: place)
      .playing("Z", against: TrapGameplay(entries: place.entries))
    session.pending = [try #require(PendingResult(of: ended))]
    session.game = nil
    #expect(session.encoded.starts(with: "HANGMAN4 ".utf8))
    #expect(Session(encoded: session.encoded) == session)
  }

  @Test func `a session of another version than its lines ask for is none`() throws {
    for version in ["2", "3", "4"] {
      var bytes = try Self.full().encoded
      bytes.replaceSubrange(7..<8, with: version.utf8)
      #expect(Session(encoded: bytes) == nil, "version \(version)")
    }
  }

  @Test func `today's game is stored beside the one that took its place`() throws {
    var session = Session(changed: 5)
    session.game = try Game.make(like: "BEAR", day: CalendarDay(number: 20_000), word: "BEAR")
      .playing("Z", against: GoodGameplay(word: Array("BEAR".utf8)))
    let alone = session.encoded
    #expect(alone.starts(with: "HANGMAN2 ".utf8))
    session.replaceGame(with: try #require(try Self.evil().game))
    #expect(session.encoded.starts(with: "HANGMAN4 ".utf8))
    let stored = try #require(Session(encoded: session.encoded))
    #expect(stored == session)
    #expect(stored.dailyGame(on: CalendarDay(number: 20_000))?.guesses.count == 1)
    #expect(stored.dailyGame(on: CalendarDay(number: 20_001)) == nil)
  }

  @Test func `a session with nothing but a daily history is of version 2`() throws {
    var session = Session(changed: 5)
    let day = CalendarDay(number: 20_000)
    let last = DailyHistory.Last(day: day, isWon: true, mistakes: 1, mistakesAllowed: 9)
    session.history = History(
      scores: [],
      played: 0,
      won: 0,
      streak: 0,
      bestStreak: 0,
      daily: DailyHistory(
        played: 1,
        bestStreak: 1,
        mistakes: [0, 1],
        last: last,
        streakAtLast: 1
      )
    )
    #expect(session.encoded.starts(with: "HANGMAN2 ".utf8))
    #expect(Session(encoded: session.encoded) == session)
  }

  private static func session(streak: Int, results: [Bool?]?) -> Session {
    var session = Session(changed: 5)
    let day = CalendarDay(number: 20_000)
    let last = DailyHistory.Last(day: day, isWon: streak > 0, mistakes: 1, mistakesAllowed: 9)
    let daily = DailyHistory(
      played: 9,
      bestStreak: 9,
      mistakes: [],
      last: last,
      streakAtLast: streak,
      results: results
    )
    session.history = History(
      scores: [],
      played: 0,
      won: 0,
      streak: 0,
      bestStreak: 0,
      daily: daily
    )
    return session
  }

  @Test(
    arguments: [
      (3, [true, true, true]), (0, [false]), (400, Array(repeating: true, count: 366)),
    ] as [(Int, [Bool?])]
  )
  func `a file without results carries over what its streak says`(
    streak: Int,
    results: [Bool?]
  ) throws {
    let bytes = Self.session(streak: streak, results: nil).encoded
    #expect(bytes.starts(with: "HANGMAN2 ".utf8))
    #expect(Session(encoded: bytes)?.history.daily.results == results)
  }

  @Test(
    arguments: [
      [true, nil, false], [true, false], Array(repeating: true, count: 365) + [false],
      [true, true, nil, nil, nil, false, true],
    ] as [[Bool?]]
  )
  func `results come back as they were stored`(results: [Bool?]) {
    let session = Self.session(streak: 1, results: results)
    #expect(session.encoded.starts(with: "HANGMAN4 ".utf8))
    #expect(Session(encoded: session.encoded) == session)
  }

  /// Files of earlier versions: whoever changes the format must go on reading them.
  @Test func `a stored file of an earlier version is read`() throws {
    #expect(Session(encoded: try Self.fixture("session-1")) == (try Self.full()))
    let left = try #require(Session(encoded: try Self.fixture("session-2-left")))
    let arrived = try #require(Session(encoded: try Self.fixture("session-2-arrived")))
    #expect(left.isLeftBehind && !arrived.isLeftBehind)
    #expect(arrived.game?.guesses.count == 1)
    #expect(arrived.encoded.starts(with: "HANGMAN1 ".utf8))
  }

  private static func fixture(_ name: String) throws -> [UInt8] {
    let path = #filePath.replacing(
      "Store/Sessions/SessionCodingTests.swift",
      with: "Fixtures/\(name)"
    )
    return Array(try Data(contentsOf: URL(filePath: path)))
  }
}
