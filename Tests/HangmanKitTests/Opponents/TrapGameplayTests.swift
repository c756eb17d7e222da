import HangmanKit
import Solver
import Testing

@Suite struct TrapGameplayTests {
  private static let seeds: Range<UInt64> = 0..<30

  @Test(arguments: seeds)
  func `no player makes fewer mistakes than the value of a trap, and a perfect one no more`(
    seed: UInt64
  ) throws {
    // The words have six letters, among them the last of the longest alphabet.
    let words = Self.random(24, from: [65, 66, 67, 68, 97, 126], length: 3, seed: seed)
    var solver = Solver(words: words, budget: 100_000)
    let value = try #require(TrapGameplay.value(of: words))
    #expect(value == solver.value(of: solver.set.all))
    let game = Self.game(like: words[0])
    let trap = TrapGameplay(entries: EntryTable(of: words))
    #expect(game.canFind(among: words, with: value, against: trap))
    #expect(!game.canFind(among: words, with: value - 1, against: trap))
  }

  @Test(arguments: [9, 10, 12])
  func `forty words of our list have the value that the other solver finds`(length: Int) throws {
    let words = try RealWords.sample(length: length, step: 97).prefix(40).map { Array($0.utf8) }
    var solver = Solver(words: words, budget: 100_000)
    #expect(words.count == 40)
    #expect(TrapGameplay.value(of: words) == solver.value(of: solver.set.all))
  }

  @Test func `marks are never guessed and a single entry has no value`() {
    let names = ["NEW YORK", "NEW CORK", "NEW FORK", "NEW PORK"].map { Array($0.utf8) }
    #expect(TrapGameplay.value(of: names) == 3)
    #expect(TrapGameplay.value(of: [names[0]]) == 0)
  }

  @Test func `mistakes beyond those left do not count, then the larger family is kept`() throws {
    let bound = ["BALL", "CALL", "FALL", "GALL", "HALL", "MALL"]
    let loose = ["BESS", "DUSK", "FROG", "GEMS", "HINT", "JUMP", "LYNX"]
    for (allowed, shown) in [(6, "_A__"), (1, "____")] {
      let trap = TrapGameplay(entries: EntryTable(of: (bound + loose).map { Array($0.utf8) }))
      let game = try Game.make(mistakes: allowed).playing("A", against: trap)
      #expect(game.shown == shown, "\(allowed) mistakes allowed")
    }
  }

  @Test func `of families of the same value and size the one that shows less is kept`() throws {
    let trap = TrapGameplay(entries: EntryTable(of: ["ABCD", "EAAF"].map { Array($0.utf8) }))
    for seed in Self.seeds {
      #expect(try Game.make(seed: seed).playing("A", against: trap).shown == "A___")
    }
  }

  @Test func `where all else is equal chance decides`() throws {
    let words = ["ABCC", "BACC", "CCAB", "CCBA"].map { Array($0.utf8) }
    let trap = TrapGameplay(entries: EntryTable(of: words))
    let shown = try Self.seeds.map { try Game.make(seed: $0).playing("A", against: trap).shown }
    #expect(Set(shown) == ["A___", "_A__", "__A_", "___A"])
  }

  @Test func `a search too long finds no value, and the game still keeps its word`() throws {
    let words = Self.random(40, from: Array(65..<90), length: 3, seed: 8)
    #expect(TrapGameplay.value(of: words) == nil)
    let game = try Self.game(like: words[0])
      .playing("ABCDEFGHIJKLMNOPQRSTUVWXY", against: TrapGameplay(entries: EntryTable(of: words)))
    let answer = try #require(game.revelation?.answer)
    #expect(words.contains(answer))
    #expect(game.guesses.allSatisfy { Positions(of: $0.letter, in: answer) == $0.positions })
  }

  private static func game(like word: [UInt8]) -> Game {
    Game.make(like: String(repeating: "A", count: word.count), mistakes: 26)
  }

  /// This many random words, no two alike.
  private static func random(
    _ count: Int,
    from letters: [UInt8],
    length: Int,
    seed: UInt64
  ) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var drawn = 0
    while words.count < count {
      let word = (0..<length).map { place in
        letters[Chance(seed: seed).number(drawn + place, below: letters.count)]
      }
      drawn += length
      if !words.contains(word) { words.append(word) }
    }
    return words
  }
}
