import Testing

@testable import HangmanKit

struct HistoryTests {
  private func won(
    misses: Int,
    id: String,
    evil: Bool = true,
    cunning: Cunning = .classic,
    kind: Kind = .own
  ) throws -> Game {
    let wrong = "QXZJVK".prefix(misses)
    return try Game.make(
      like: "BEAR",
      mistakes: 26,
      evil: evil,
      cunning: cunning,
      kind: kind,
      word: "BEAR",
      id: id
    ).playing(wrong + "BEAR", against: GoodGameplay(word: Array("BEAR".utf8)))
  }

  private func lost() throws -> Game {
    try Game.make(mistakes: 1, word: "BEAR")
      .playing("Z", against: GoodGameplay(word: Array("BEAR".utf8)))
  }

  @Test func `scores rank by mistakes, then by how hard the computer played, then by time`() throws
  {
    var history = History()
    for game in [
      try won(misses: 2, id: "two"), try won(misses: 1, id: "good", evil: false),
      try won(misses: 1, id: "classic"), try won(misses: 1, id: "diabolical", cunning: .diabolical),
      try won(misses: 1, id: "classic later"),
    ] { history.record(game) }
    #expect(
      history.scores.map(\.game) == ["diabolical", "classic", "classic later", "good", "two"]
    )
  }

  @Test func `a loss and a game given up end a streak, a game never begun does not`() throws {
    var history = History()
    for _ in 0..<3 { history.record(try won(misses: 0, id: "a")) }
    #expect((history.streak, history.bestStreak) == (3, 3))
    history.recordAbandonment(of: .make())
    #expect((history.played, history.streak) == (3, 3))
    let begun = try Game.make(word: "BEAR").playing(
      "B",
      against: GoodGameplay(word: Array("BEAR".utf8))
    )
    history.recordAbandonment(of: begun)
    #expect((history.played, history.won, history.streak, history.bestStreak) == (4, 3, 0, 3))
    history.record(try won(misses: 0, id: "b"))
    history.record(try lost())
    #expect((history.played, history.won, history.streak, history.bestStreak) == (6, 4, 0, 3))
  }

  @Test(
    arguments: [
      .seeded, .earlier(CalendarDay(number: 20_000)),
      .round(RoundPlace(room: "R", round: 1, seat: 1, isDrawn: true)),
    ] as [Kind]
  )
  func `a game that is not the player's own counts nowhere`(kind: Kind) throws {
    var history = History()
    history.record(try won(misses: 0, id: "a", kind: kind))
    let begun = try Game.make(kind: kind, word: "BEAR")
      .playing("B", against: GoodGameplay(word: Array("BEAR".utf8)))
    history.recordAbandonment(of: begun)
    #expect(history == History())
  }

  @Test func `the best scores are kept and the worst fall out`() throws {
    var history = History()
    for number in 0..<(History.scoreLimit + 5) {
      history.record(try won(misses: number % 6, id: "\(number)"))
    }
    #expect(history.scores.count == History.scoreLimit)
    #expect(history.scores.map(\.mistakes) == history.scores.map(\.mistakes).sorted())
    #expect(history.played == History.scoreLimit + 5)
  }
}
