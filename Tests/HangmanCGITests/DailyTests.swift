import FoundationEssentials
import HangmanKit
import Testing

@testable import hangman_cgi

/// Today's game on chosen days and at chosen times, which the shipped program does not accept.
struct DailyTests {
  @Test func `everybody gets the same game, and it leaves the player's settings alone`() throws {
    let (one, other) = (try Endpoint(words: Endpoint.words), try Endpoint(words: Endpoint.words))
    _ = one.send("POST", "/settings", body: "length=4&mistakes=3")
    for endpoint in [one, other] {
      #expect(endpoint.send("POST", "/game", body: "daily=true").hasPrefix("Status: 201"))
    }
    #expect(one.send("GET", "/game").contains("\"daily\":\"2025-11-21\""))
    let (mine, others) = (one.play(Endpoint.hits), other.play(Endpoint.hits))
    #expect(mine.part(#/"pattern.*"nonce/#) == others.part(#/"pattern.*"nonce/#))
    // The first 8 bytes of the SHA-256 of "hangman daily 2025-11-21", computed elsewhere.
    #expect(mine.contains("\"seed\":\"13187370523414667027\""))
    #expect(one.send("GET", "/settings").contains("\"mistakes\":3"))
    #expect(one.send("GET", "/history").contains("\"scores\":[],\"played\":0"))
  }

  @Test func `a date is played once`() throws {
    let endpoint = try Endpoint(words: Endpoint.words)
    #expect(endpoint.daily == "null")
    _ = endpoint.send("POST", "/game", body: "daily=true")
    #expect(endpoint.daily == "null", "without a guess")
    _ = endpoint.send("POST", "/game")
    #expect(endpoint.daily == "null", "left without a guess")
    _ = endpoint.send("POST", "/game", body: "daily=true")
    _ = endpoint.send("POST", "/guess", body: "letter=Z")
    #expect(endpoint.daily == "\"playing\"")
    #expect(endpoint.send("POST", "/game", body: "daily=true").hasPrefix("Status: 200"))
    _ = endpoint.play(Endpoint.hits)
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
    let endpoint = try Endpoint(words: Endpoint.words)
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
    let endpoint = try Endpoint(words: Endpoint.words)
    _ = endpoint.send("POST", "/game", body: "daily=true")
    _ = endpoint.send("POST", "/guess", body: "letter=Z")
    endpoint.now += Endpoint.day
    #expect(
      endpoint.send("POST", "/game", body: "daily=true").contains("\"daily\":\"2025-11-21\"")
    )
    _ = endpoint.play(Endpoint.hits)
    #expect(endpoint.history.contains("\"date\":\"2025-11-21\",\"status\":\"won\""))
    #expect(endpoint.daily == "null")
    let next = endpoint.send("POST", "/game", body: "daily=true")
    #expect(next.hasPrefix("Status: 201") && next.contains("\"daily\":\"2025-11-22\""))
  }

  @Test func `an earlier day is played again for nothing`() throws {
    let endpoint = try Endpoint(words: Endpoint.words)
    endpoint.win()
    let before = (endpoint.history, endpoint.days)
    for _ in 0..<2 {
      let game = endpoint.send("POST", "/game", body: "daily=true&date=2025-11-20")
      #expect(game.hasPrefix("Status: 201"))
      #expect(game.contains("\"daily\":null,\"date\":\"2025-11-20\""))
      #expect(endpoint.play(Endpoint.hits).contains("\"date\":\"2025-11-20\""))
    }
    #expect((endpoint.history, endpoint.days) == before)
    #expect(endpoint.daily == "\"won\"")
    // The replayed game has the letters of the game that the day itself had.
    endpoint.now -= Endpoint.day
    let other = try Endpoint(words: Endpoint.words)
    other.now = endpoint.now
    _ = other.send("POST", "/game", body: "daily=true")
    let own = other.play(Endpoint.hits).part(#/"pattern.*"nonce/#)
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
    let endpoint = try Endpoint(words: Endpoint.words)
    endpoint.win()
    _ = endpoint.send("POST", "/game")
    #expect(endpoint.send("POST", "/game", body: "daily=true&date=\(date)").code == code)
    #expect(endpoint.send("POST", "/game", body: "date=\(date)").code == "invalid-request")
  }

  /// A board without a battery has this clock before it asks for the time.
  @Test func `on the first days of 1970 no earlier date is played`() throws {
    let endpoint = try Endpoint(words: Endpoint.words)
    try endpoint.write("1 BEAR BOAR\n1 BEAR BOAR\n1 BEAR BOAR\n", to: "endgames/en.txt")
    endpoint.now = 3 * Endpoint.day
    let player = endpoint.send("POST", "/game", body: "length=4")
    #expect(player.hasPrefix("Status: 201"))
    for game in ["daily=true", "endgame=1"] {
      let early = endpoint.send("POST", "/game", body: "\(game)&date=1969-12-31")
      #expect(early.code == "invalid-setting")
      #expect(endpoint.send("GET", "/game").id == player.id)
    }
    #expect(endpoint.send("GET", "/endgames", query: "date=1969-12-31").code == "invalid-setting")
    #expect(endpoint.send("GET", "/endgames", query: "date=1970-01-01").contains("\"number\":3"))
    endpoint.now = -1
    #expect(endpoint.send("GET", "/endgames").contains("\"endgames\":[]"))
    #expect(endpoint.send("GET", "/daily").hasPrefix("Status: 200"))
    #expect(endpoint.send("POST", "/game", body: "endgame=1").code == "invalid-setting")
  }

  @Test func `what could not be read back is refused, and the player stays`() throws {
    let endpoint = try Endpoint(words: Endpoint.words)
    let game = endpoint.send("POST", "/game", body: "length=4").id
    endpoint.now = -1
    #expect(endpoint.send("POST", "/game", body: "length=4").code == "storage")
    #expect(endpoint.send("POST", "/guess", body: "letter=E").code == "storage")
    #expect(endpoint.send("POST", "/room", body: "words=BEAR").code == "storage")
    endpoint.now = 1_763_715_600
    #expect(game != nil && endpoint.send("GET", "/game").id == game)
    endpoint.now = -1
    endpoint.variables["HTTP_COOKIE"] = nil
    #expect(endpoint.send("POST", "/game", body: "length=4").code == "storage")
    #expect(endpoint.variables["HTTP_COOKIE"] == nil)
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
    let endpoint = try Endpoint(words: Endpoint.words)
    // The first Monday after the tests' day, a Friday.
    endpoint.now += Endpoint.day * Int64(3 + weekday)
    let text =
      "\"mistakes\":\(expected.mistakes),\"evil\":\(expected.isEvil),"
      + "\"cunning\":\"\(expected.cunning)\""
    #expect(endpoint.send("GET", "/daily").contains(text))
  }

  @Test(arguments: ["daily=true&seed=1", "daily=true&mistakes=3", "daily=true&resume=false"])
  func `settings and seed are the date's`(form: String) throws {
    let endpoint = try Endpoint(words: Endpoint.words)
    #expect(endpoint.send("POST", "/game", body: form).code == "invalid-request")
  }

  @Test func `today's game is kept beside others until the next one is begun`() throws {
    let endpoint = try Endpoint(words: Endpoint.words)
    endpoint.win()
    let won = endpoint.game
    _ = endpoint.send("POST", "/game", body: "length=4")
    #expect(endpoint.gameOfToday == won)
    _ = endpoint.send("POST", "/game", body: "daily=true&date=2025-11-20")
    #expect(endpoint.gameOfToday == won, "an earlier day's is another game")
    endpoint.now += Endpoint.day
    #expect(endpoint.gameOfToday == nil)
    #expect(endpoint.send("GET", "/replay", query: "daily=true").code == "no-game")
    endpoint.win()
    #expect(endpoint.gameOfToday == endpoint.game)
    endpoint.now -= Endpoint.day
    #expect(endpoint.gameOfToday == endpoint.game, "a date ahead of the clock counts as today")
  }

  @Test func `a false daily is as if it were not there`() throws {
    let endpoint = try Endpoint(words: Endpoint.words)
    let reply = endpoint.send("POST", "/game", body: "daily=false&mistakes=3")
    #expect(reply.contains("\"mistakesAllowed\":3") && reply.contains("\"daily\":null"))
  }

  @Test func `a stranger asks and nothing is stored`() throws {
    let endpoint = try Endpoint(words: Endpoint.words)
    let reply = endpoint.send("GET", "/daily")
    #expect(
      reply.contains(
        #/{"date":"2025-11-21","endsAt":"2025-11-22T00:00:00Z","settings":{"list":"words",.*},"status":null,"days":\[\],"dailyLanguage":null,"others":null,"game":null}/#
      )
    )
    #expect(endpoint.variables["HTTP_COOKIE"] == nil)
  }
}
