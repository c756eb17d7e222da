import HangmanKit
import Testing

@testable import hangman_cgi

/// Streaks, days in a row and the calendar, by a clock that the tests set.
struct DailyHistoryTests {
  @Test func `a streak is of days without a gap, and alive until a whole day was missed`() throws {
    let endpoint = try Endpoint(words: Endpoint.words)
    for _ in 0..<3 {
      endpoint.win()
      endpoint.now += Endpoint.day
    }
    #expect(endpoint.streak == "3 3", "the day after")
    endpoint.now += Endpoint.day
    #expect(endpoint.streak == "0 3", "a day was missed")
    endpoint.win()
    #expect(endpoint.streak == "1 3")
    endpoint.now += Endpoint.day
    _ = endpoint.send("POST", "/game", body: "daily=true")
    _ = endpoint.send("POST", "/guess", body: "letter=Z")
    endpoint.now += Endpoint.day
    #expect(endpoint.streak == "1 3", "begun in time")
    _ = endpoint.play(Endpoint.hits)
    #expect(endpoint.streak == "2 3", "won after midnight")
    _ = endpoint.send("POST", "/game", body: "daily=true")
    _ = endpoint.play(Endpoint.misses)
    #expect(endpoint.streak == "0 3", "lost")
  }

  @Test func `days in a row count lost ones, and one missed day in seven is forgiven`() throws {
    let endpoint = try Endpoint(words: Endpoint.words)
    for day in 1...3 {
      _ = endpoint.send("POST", "/game", body: "daily=true")
      _ = endpoint.play(day == 2 ? Endpoint.misses : Endpoint.hits)
      endpoint.now += Endpoint.day
    }
    #expect(endpoint.daysInRow == "3 3", "the day after")
    endpoint.now += Endpoint.day
    #expect(endpoint.daysInRow == "3 3", "a day was missed")
    endpoint.win()
    #expect(endpoint.daysInRow == "4 4", "and is forgiven")
    endpoint.now += 2 * Endpoint.day
    #expect(endpoint.daysInRow == "0 4", "a second one in the same week")
    endpoint.win()
    #expect(endpoint.daysInRow == "1 4")
    for _ in 1...6 {
      endpoint.now += Endpoint.day
      endpoint.win()
    }
    endpoint.now += 2 * Endpoint.day
    #expect(endpoint.daysInRow == "7 7", "a row has a free day of its own")
    endpoint.now += Endpoint.day
    #expect(endpoint.daysInRow == "0 7", "two days missed")
  }

  @Test func `a clock set back by a day takes nothing, and one once wrong locks nobody out`() throws
  {
    let endpoint = try Endpoint(words: Endpoint.words)
    endpoint.win()
    endpoint.now -= Endpoint.day
    #expect(endpoint.send("GET", "/daily").contains("\"date\":\"2025-11-21\""))
    #expect(endpoint.streak == "1 1")
    _ = endpoint.send("POST", "/game")
    #expect(endpoint.send("POST", "/game", body: "daily=true").code == "daily-played")
    endpoint.now -= Endpoint.day
    #expect(endpoint.send("GET", "/daily").contains("\"date\":\"2025-11-19\""))
    #expect(endpoint.send("POST", "/game", body: "daily=true").hasPrefix("Status: 201"))
  }

  @Test func `the calendar remembers what became of each day`() throws {
    let endpoint = try Endpoint(words: Endpoint.words)
    #expect(endpoint.days == "")
    endpoint.win()
    endpoint.now += 39 * Endpoint.day
    _ = endpoint.send("POST", "/game", body: "daily=true")
    _ = endpoint.play(Endpoint.misses)
    endpoint.now += 2 * Endpoint.day
    endpoint.win()
    #expect(endpoint.days == "2026-01-01 w, 2025-12-30 l, 2025-11-21 w")
    endpoint.now += 325 * Endpoint.day
    endpoint.win()
    #expect(endpoint.days == "2026-11-22 w, 2026-01-01 w, 2025-12-30 l", "366 days")
  }

  @Test func `what a clock that was ahead said of days to come is no part of it`() throws {
    let endpoint = try Endpoint(words: Endpoint.words)
    endpoint.win()
    endpoint.now += 5 * Endpoint.day
    endpoint.win()
    endpoint.now -= 4 * Endpoint.day
    #expect(endpoint.days == "2025-11-21 w")
    _ = endpoint.send("POST", "/game", body: "daily=true")
    _ = endpoint.play(Endpoint.misses)
    #expect(endpoint.days == "2025-11-22 l, 2025-11-21 w")
  }
}
