import HangmanKit
import Solver
import Testing

/// `make arena` proves the trap of length 10 as well; that takes too long here.
@Suite struct TrapTests {
  @Test(arguments: [9, 12, 13])
  func `a trap costs exactly what it promises`(length: Int) throws {
    let trap = try #require(Trap.of(length: length))
    var solver = Solver(words: trap.words, budget: 10_000)
    #expect(solver.value(of: Array(0..<Int32(trap.words.count))) == trap.mistakes)
  }

  @Test(arguments: [9, 10, 12, 13])
  func `its words are in our list`(length: Int) throws {
    let trap = try #require(Trap.of(length: length))
    let listed = Set(try RealWords.sample(length: length, step: 1).map { Array($0.utf8) })
    #expect(listed.isSuperset(of: trap.words))
  }

  @Test func `no player escapes where the simulated one misjudges the families`() throws {
    // Here, of 93 words, the families without a G look harder, and are not.
    let words = try RealWords.sample(length: 13, step: 1).filter { word in
      let entry = Array(word.utf8)
      return [("I", 7), ("A", 9)].allSatisfy { letter, place in
        entry[place] == letter.utf8.first && entry.count { $0 == entry[place] } == 1
      }
    }
    let table = try TestList(words).table(like: words[0])
    let start = try Game.make(like: words[0], mistakes: 26, cunning: .diabolical)
      .playing("IAG", against: EvilGameplay(entries: table))
    let (entries, evil) = (words.map { Array($0.utf8) }, EvilGameplay(entries: table))
    #expect(start.canFind(among: entries, with: 3, against: evil))
    #expect(!start.canFind(among: entries, with: 2, against: evil))
  }

  @Test func `a trap is kept if it decides the game and not if it falls just short`() throws {
    let trap = try #require(Trap.of(length: 9)).words.map { String(decoding: $0, as: UTF8.self) }
    let harder = "BCFGHJKLM".map { "\($0)USTINESS" }
    let table = try TestList(trap + harder).table(like: "UNBOUNDED")
    for (allowed, shown) in [(6, "________D"), (7, "_________"), (12, "________D")] {
      let game = try Game.make(like: "UNBOUNDED", mistakes: allowed, cunning: .diabolical)
        .playing("D", against: EvilGameplay(entries: table))
      #expect(game.shown.last == shown.last, "\(allowed) mistakes allowed")
    }
  }

  @Test func `words that are not in the list promise nothing`() throws {
    let few = ["UNBOUNDED", "UNFOUNDED"]
    let harder = "BCFGHJKLM".map { "\($0)USTINESS" }
    let table = try TestList(few + harder).table(like: "UNBOUNDED")
    let game = try Game.make(like: "UNBOUNDED", cunning: .diabolical)
      .playing("D", against: EvilGameplay(entries: table))
    #expect(game.mistakes == 1)
  }
}
