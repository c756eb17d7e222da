import Testing

@testable import HangmanKit

/// The examples of the assignment, and what holds in every game.
struct EvilGameplayTests {
  private func play(_ words: [String], _ letters: String, seed: UInt64 = 1) throws -> [String] {
    let table = try TestList(words).table(like: "BEAR")
    let game = try Game.make(seed: seed).playing(letters, against: EvilGameplay(entries: table))
    return NaiveWords(words: words).candidates(fitting: game.guesses)
  }

  @Test func `guess E leaves the largest family`() throws {
    #expect(try play(["BEAR", "BOAR", "DEER", "DUCK", "HARE"], "E") == ["BOAR", "DUCK"])
  }

  @Test func `guess R leaves the three words that end in it`() throws {
    #expect(try play(["BEAR", "BOAR", "DEER", "DUCK", "HARE"], "R") == ["BEAR", "BOAR", "DEER"])
  }

  @Test func `each family of a three-way tie is kept about a third of the time`() throws {
    let words = ["BOAR", "DEER", "HARE"]
    let evil = EvilGameplay(entries: try TestList(words).table(like: "BOAR"))
    var counts: [String: Int] = [:]
    for seed in 0..<3000 {
      let game = try Game.make(seed: UInt64(seed)).playing("E", against: evil)
      counts[game.shown, default: 0] += 1
    }
    #expect(counts.keys.sorted() == ["_EE_", "___E", "____"])
    #expect(counts.values.allSatisfy { (900...1100).contains($0) }, "\(counts)")
  }

  @Test func `the same seed and guesses give the same game`() throws {
    let table = try TestList(["BOAR", "DEER", "HARE", "HERE", "TREE"]).table(like: "BOAR")
    let games = try (0..<10).map { _ in
      try Game.make(mistakes: 26, seed: 42).playing(
        "ETRAHOB",
        against: EvilGameplay(entries: table)
      )
    }
    #expect(Set(games).count == 1)
  }

  @Test func `no answer is ever taken back, in hundreds of seeded games`() throws {
    let words = try RealWords.sample(length: 5, step: 60)
    let table = try TestList(words).table(like: words[0])
    let naive = NaiveWords(words: words)
    for seed in 0..<200 {
      let cunning: Cunning = seed % 20 == 0 ? .diabolical : .classic
      let evil = EvilGameplay(entries: table)
      var game = Game.make(like: words[0], mistakes: 8, cunning: cunning, seed: UInt64(seed))
      var order = SeededGenerator(seed: UInt64(seed))
      for letter in Letter.all.shuffled(using: &order) where !game.isOver {
        let families = naive.families(of: letter, fitting: game.guesses)
        _ = game.guess(letter, answeredBy: evil, at: 0)
        guard naive.isConsistent(game) else {
          Issue.record("seed \(seed): contradiction after \(game.guesses)")
          return
        }
        let kept = families.first { $0.positions == game.guesses.last?.positions }
        if cunning == .classic {
          #expect(kept?.count == families.map(\.count).max(), "seed \(seed)")
        }
      }
      let answer = try #require(game.revelation?.answer, "seed \(seed)")
      let fitting = naive.candidates(fitting: game.guesses)
      #expect(fitting.contains(String(decoding: answer, as: UTF8.self)), "seed \(seed)")
      #expect(game.revelation?.candidates == fitting.count, "seed \(seed)")
    }
  }

  @Test func `a game that no entry fits any more is void, and counts nowhere`() throws {
    let before = EvilGameplay(entries: try TestList(["BEAR", "BOAR"]).table(like: "BEAR"))
    var game = try Game.make().playing("RB", against: before)
    let after = EvilGameplay(entries: try TestList(["DUCK", "DEER"]).table(like: "BEAR"))
    let letter = try #require(Letter("E"))
    #expect(game.guess(letter, answeredBy: after, at: 5) == nil)
    #expect(game.status == .void)
    #expect(game.guesses.count == 2)
    #expect(game.revelation == nil)
    var history = History()
    history.record(game)
    #expect(history == History())
  }
}
