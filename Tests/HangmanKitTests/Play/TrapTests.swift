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
    #expect(Self.canFind(start, table, with: 3))
    #expect(!Self.canFind(start, table, with: 2))
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

  /// Whether any letters find the word with so few mistakes, by trying all at every turn.
  ///
  /// What comes after depends on the letters said and their answers, not on their order, so each
  /// such set is looked at once.
  private static func canFind(_ start: Game, _ table: EntryTable, with mistakes: Int) -> Bool {
    let evil = EvilGameplay(entries: table)
    var front = [start]
    var met: Set<Set<Guess>> = []
    while let game = front.popLast() {
      let live = table.candidates(fitting: game.guesses).map { table.text(ofRow: $0) }
      if live.count == 1 { return true }
      let said = game.guesses.map(\.letter)
      for letter in Letter.all where !said.contains(letter) {
        guard live.contains(where: { $0.contains(letter.byte) }) else { continue }
        var after = game
        _ = after.guess(letter, answeredBy: evil, at: 0)
        if after.mistakes <= mistakes, met.insert(Set(after.guesses)).inserted {
          front.append(after)
        }
      }
    }
    return false
  }
}
