import FoundationEssentials
import HangmanKit
import Testing

@testable import hangman_cgi

/// Today's game on chosen days and at chosen times, which the shipped program does not accept.
struct DailyTests {
  private static let day: Int64 = 86_400
  private static let hits = "EABORDUCKH"
  private static let misses = "ZXQWVJYTPNMLGFSI"

  @Test func `everybody gets the same game, and it leaves the player's settings alone`() throws {
    let (one, other) = (try Endpoint(words: words), try Endpoint(words: words))
    _ = one.send("POST", "/settings", body: "length=4&mistakes=3")
    for endpoint in [one, other] {
      #expect(endpoint.send("POST", "/game", body: "daily=true").hasPrefix("Status: 201"))
    }
    #expect(one.send("GET", "/game").contains("\"daily\":\"2025-11-21\""))
    let (mine, others) = (one.play(Self.hits), other.play(Self.hits))
    #expect(mine.part(#/"pattern.*"nonce/#) == others.part(#/"pattern.*"nonce/#))
    // The first 8 bytes of the SHA-256 of "hangman daily 2025-11-21", computed elsewhere.
    #expect(mine.contains("\"seed\":\"13187370523414667027\""))
    #expect(one.send("GET", "/settings").contains("\"mistakes\":3"))
    #expect(one.send("GET", "/history").contains("\"scores\":[],\"played\":0"))
  }

  @Test func `a date is played once`() throws {
    let endpoint = try Endpoint(words: words)
    #expect(endpoint.daily == "null")
    _ = endpoint.send("POST", "/game", body: "daily=true")
    #expect(endpoint.daily == "null", "without a guess")
    _ = endpoint.send("POST", "/game")
    #expect(endpoint.daily == "null", "left without a guess")
    _ = endpoint.send("POST", "/game", body: "daily=true")
    _ = endpoint.send("POST", "/guess", body: "letter=Z")
    #expect(endpoint.daily == "\"playing\"")
    #expect(endpoint.send("POST", "/game", body: "daily=true").hasPrefix("Status: 200"))
    _ = endpoint.play(Self.hits)
    #expect(endpoint.daily == "\"won\"")
    #expect(endpoint.send("POST", "/game", body: "daily=true").hasPrefix("Status: 200"))
    _ = endpoint.send("POST", "/game")
    #expect(endpoint.send("POST", "/game", body: "daily=true").code == "daily-played")
    #expect(
      endpoint.send("POST", "/game", body: "daily=true&game=0123456789abcdef").code == "stale-game"
    )
    #expect(endpoint.daily == "\"won\"")
  }

  @Test func `given up after a guess it is lost`() throws {
    let endpoint = try Endpoint(words: words)
    _ = endpoint.send("POST", "/game", body: "daily=true")
    _ = endpoint.send("POST", "/guess", body: "letter=Z")
    _ = endpoint.send("POST", "/game")
    #expect(endpoint.daily == "\"lost\"")
    #expect(endpoint.send("POST", "/game", body: "daily=true").code == "daily-played")
    #expect(
      endpoint.history.contains(
        #/"played":1,"won":0,.*"mistakes":\[\],"last":{"date":"2025-11-21","status":"lost","mistakes":1,/#
      )
    )
  }

  @Test func `a game begun before midnight belongs to its date`() throws {
    let endpoint = try Endpoint(words: words)
    _ = endpoint.send("POST", "/game", body: "daily=true")
    _ = endpoint.send("POST", "/guess", body: "letter=Z")
    endpoint.now += Self.day
    #expect(
      endpoint.send("POST", "/game", body: "daily=true").contains("\"daily\":\"2025-11-21\"")
    )
    _ = endpoint.play(Self.hits)
    #expect(endpoint.history.contains("\"date\":\"2025-11-21\",\"status\":\"won\""))
    #expect(endpoint.daily == "null")
    let next = endpoint.send("POST", "/game", body: "daily=true")
    #expect(next.hasPrefix("Status: 201") && next.contains("\"daily\":\"2025-11-22\""))
  }

  @Test func `a streak is of days without a gap, and alive until a whole day was missed`() throws {
    let endpoint = try Endpoint(words: words)
    for _ in 0..<3 {
      endpoint.win()
      endpoint.now += Self.day
    }
    #expect(endpoint.streak == "3 3", "the day after")
    endpoint.now += Self.day
    #expect(endpoint.streak == "0 3", "a day was missed")
    endpoint.win()
    #expect(endpoint.streak == "1 3")
    endpoint.now += Self.day
    _ = endpoint.send("POST", "/game", body: "daily=true")
    _ = endpoint.send("POST", "/guess", body: "letter=Z")
    endpoint.now += Self.day
    #expect(endpoint.streak == "1 3", "begun in time")
    _ = endpoint.play(Self.hits)
    #expect(endpoint.streak == "2 3", "won after midnight")
    _ = endpoint.send("POST", "/game", body: "daily=true")
    _ = endpoint.play(Self.misses)
    #expect(endpoint.streak == "0 3", "lost")
  }

  @Test func `days in a row count lost ones, and one missed day in seven is forgiven`() throws {
    let endpoint = try Endpoint(words: words)
    for day in 1...3 {
      _ = endpoint.send("POST", "/game", body: "daily=true")
      _ = endpoint.play(day == 2 ? Self.misses : Self.hits)
      endpoint.now += Self.day
    }
    #expect(endpoint.daysInRow == "3 3", "the day after")
    endpoint.now += Self.day
    #expect(endpoint.daysInRow == "3 3", "a day was missed")
    endpoint.win()
    #expect(endpoint.daysInRow == "4 4", "and is forgiven")
    endpoint.now += 2 * Self.day
    #expect(endpoint.daysInRow == "0 4", "a second one in the same week")
    endpoint.win()
    #expect(endpoint.daysInRow == "1 4")
    for _ in 1...6 {
      endpoint.now += Self.day
      endpoint.win()
    }
    endpoint.now += 2 * Self.day
    #expect(endpoint.daysInRow == "7 7", "a row has a free day of its own")
    endpoint.now += Self.day
    #expect(endpoint.daysInRow == "0 7", "two days missed")
  }

  @Test func `a clock set back by a day takes nothing, and one once wrong locks nobody out`() throws
  {
    let endpoint = try Endpoint(words: words)
    endpoint.win()
    endpoint.now -= Self.day
    #expect(endpoint.send("GET", "/daily").contains("\"date\":\"2025-11-21\""))
    #expect(endpoint.streak == "1 1")
    _ = endpoint.send("POST", "/game")
    #expect(endpoint.send("POST", "/game", body: "daily=true").code == "daily-played")
    endpoint.now -= Self.day
    #expect(endpoint.send("GET", "/daily").contains("\"date\":\"2025-11-19\""))
    #expect(endpoint.send("POST", "/game", body: "daily=true").hasPrefix("Status: 201"))
  }

  @Test func `an earlier day is played again for nothing`() throws {
    let endpoint = try Endpoint(words: words)
    endpoint.win()
    let before = (endpoint.history, endpoint.days)
    for _ in 0..<2 {
      let game = endpoint.send("POST", "/game", body: "daily=true&date=2025-11-20")
      #expect(game.hasPrefix("Status: 201"))
      #expect(game.contains("\"daily\":null,\"date\":\"2025-11-20\""))
      #expect(endpoint.play(Self.hits).contains("\"date\":\"2025-11-20\""))
    }
    #expect((endpoint.history, endpoint.days) == before)
    #expect(endpoint.daily == "\"won\"")
    // Its letters are those of the day itself.
    endpoint.now -= Self.day
    let other = try Endpoint(words: words)
    other.now = endpoint.now
    _ = other.send("POST", "/game", body: "daily=true")
    let own = other.play(Self.hits).part(#/"pattern.*"nonce/#)
    #expect(endpoint.send("GET", "/game").part(#/"pattern.*"nonce/#) == own)
  }

  @Test(
    arguments: [
      ("2025-11-20", nil), ("2024-11-20", nil), ("2024-11-19", "invalid-setting"),
      ("2025-11-22", "invalid-setting"), ("2025-02-29", "invalid-setting"), ("", "invalid-setting"),
      ("2025-11-2", "invalid-setting"), ("2025-11-21", "daily-played"),
      ("2025-11-20&seed=1", "invalid-request"), ("2025-11-20&game=0123456789abcdef", "stale-game"),
    ] as [(String, String?)]
  )
  func `a date is at most 366 days before today's`(date: String, code: String?) throws {
    let endpoint = try Endpoint(words: words)
    endpoint.win()
    _ = endpoint.send("POST", "/game")
    #expect(endpoint.send("POST", "/game", body: "daily=true&date=\(date)").code == code)
    #expect(endpoint.send("POST", "/game", body: "date=\(date)").code == "invalid-request")
  }

  @Test func `the calendar remembers what became of each day`() throws {
    let endpoint = try Endpoint(words: words)
    #expect(endpoint.days == "")
    endpoint.win()
    endpoint.now += 39 * Self.day
    _ = endpoint.send("POST", "/game", body: "daily=true")
    _ = endpoint.play(Self.misses)
    endpoint.now += 2 * Self.day
    endpoint.win()
    #expect(endpoint.days == "2026-01-01 w, 2025-12-30 l, 2025-11-21 w")
    endpoint.now += 325 * Self.day
    endpoint.win()
    #expect(endpoint.days == "2026-11-22 w, 2026-01-01 w, 2025-12-30 l", "366 days")
  }

  @Test func `what a clock that was ahead said of days to come is no part of it`() throws {
    let endpoint = try Endpoint(words: words)
    endpoint.win()
    endpoint.now += 5 * Self.day
    endpoint.win()
    endpoint.now -= 4 * Self.day
    #expect(endpoint.days == "2025-11-21 w")
    _ = endpoint.send("POST", "/game", body: "daily=true")
    _ = endpoint.play(Self.misses)
    #expect(endpoint.days == "2025-11-22 l, 2025-11-21 w")
  }

  /// As `docs/programmers.md` states them, from a Monday on.
  @Test(
    arguments: [
      (4, false, "classic"), (7, true, "classic"), (6, true, "classic"), (7, true, "diabolical"),
      (6, true, "diabolical"), (5, true, "diabolical"), (4, true, "diabolical"),
    ].enumerated().map { ($0, $1) }
  )
  func `the day of the week decides mistakes and computer`(
    weekday: Int,
    expected: (mistakes: Int, isEvil: Bool, cunning: String)
  ) throws {
    let endpoint = try Endpoint(words: words)
    // The first Monday after the tests' day, a Friday.
    endpoint.now += Self.day * Int64(3 + weekday)
    let text =
      "\"mistakes\":\(expected.mistakes),\"evil\":\(expected.isEvil),"
      + "\"cunning\":\"\(expected.cunning)\""
    #expect(endpoint.send("GET", "/daily").contains(text))
  }

  @Test(arguments: ["daily=true&seed=1", "daily=true&mistakes=3", "daily=true&resume=false"])
  func `settings and seed are the date's`(form: String) throws {
    #expect(try Endpoint(words: words).send("POST", "/game", body: form).code == "invalid-request")
  }

  @Test func `today's game is kept beside others until the next one is begun`() throws {
    let endpoint = try Endpoint(words: words)
    endpoint.win()
    let won = endpoint.game
    _ = endpoint.send("POST", "/game", body: "length=4")
    #expect(endpoint.gameOfToday == won)
    _ = endpoint.send("POST", "/game", body: "daily=true&date=2025-11-20")
    #expect(endpoint.gameOfToday == won, "an earlier day's is another game")
    endpoint.now += Self.day
    #expect(endpoint.gameOfToday == nil)
    #expect(endpoint.send("GET", "/replay", query: "daily=true").code == "no-game")
    endpoint.win()
    #expect(endpoint.gameOfToday == endpoint.game)
    endpoint.now -= Self.day
    #expect(endpoint.gameOfToday == endpoint.game, "a date ahead of the clock counts as today")
  }

  @Test func `a false daily is as if it were not there`() throws {
    let reply = try Endpoint(words: words).send("POST", "/game", body: "daily=false&mistakes=3")
    #expect(reply.contains("\"mistakesAllowed\":3") && reply.contains("\"daily\":null"))
  }

  @Test func `a stranger asks and nothing is stored`() throws {
    let endpoint = try Endpoint(words: words)
    let reply = endpoint.send("GET", "/daily")
    #expect(
      reply.contains(
        #/{"date":"2025-11-21","endsAt":"2025-11-22T00:00:00Z","settings":{"list":"words",.*},"status":null,"days":\[\],"dailyLanguage":null,"game":null}/#
      )
    )
    #expect(endpoint.variables["HTTP_COOKIE"] == nil)
  }
}

/// Few enough that a Sunday can be won.
private let words = ["BEAR", "BOAR"]

extension Endpoint {
  /// Guesses these letters as long as the game goes on; the last reply.
  fileprivate func play(_ letters: String) -> String {
    var reply = send("GET", "/game")
    for letter in letters where reply.contains("\"status\":\"playing\"") {
      reply = send("POST", "/guess", body: "letter=\(letter)")
    }
    return reply
  }

  fileprivate func win() {
    _ = send("POST", "/game", body: "daily=true")
    _ = play("EABORDUCKH")
  }

  /// The id of the present game.
  fileprivate var game: String? { send("GET", "/game").id }

  /// The id of the game that `GET daily` shows.
  fileprivate var gameOfToday: String? { send("GET", "/daily").id }

  fileprivate var daily: String? {
    send("GET", "/daily").firstMatch(of: #/"status":([^,]*),"days"/#).map { String($0.output.1) }
  }

  /// Day and result of the calendar, the latest first.
  fileprivate var days: String {
    send("GET", "/daily").matches(of: #/{"date":"([0-9-]+)","status":"(\w)/#)
      .map { "\($0.output.1) \($0.output.2)" }.joined(separator: ", ")
  }

  fileprivate var history: String { send("GET", "/history") }

  /// The days played in a row, and the most.
  fileprivate var daysInRow: String? {
    history.firstMatch(of: #/"daysInRow":(\d+),"bestDaysInRow":(\d+)/#)
      .map { "\($0.output.1) \($0.output.2)" }
  }

  /// The streak of today's games, and the best.
  fileprivate var streak: String? {
    history.firstMatch(of: #/"daily":{[^}]*"streak":(\d+),"bestStreak":(\d+)/#)
      .map { "\($0.output.1) \($0.output.2)" }
  }
}

extension String {
  fileprivate var id: String? { firstMatch(of: #/"id":"([0-9a-f]+)"/#).map { String($0.output.1) } }

  fileprivate func part(_ regex: some RegexComponent) -> Substring? {
    firstMatch(of: regex).map { self[$0.range] }
  }
}
