import FoundationEssentials
import Solver
import Testing

@testable import HangmanKit

@Suite struct TrapTests {
  private static let bound = "BFMPRSW".map { "UN\($0)OUNDED" }
  private static let harder = "BCFGHJKLM".map { "\($0)USTINESS" }

  @Test func `a trap is kept if it decides the game and not if the game allows more`() throws {
    let list = try TestList(Self.bound + Self.harder, trap: (6, Self.bound))
    let table = try list.table(like: "UNBOUNDED")
    // The last one allows more at its start, and none more after a mistake.
    let games = [(6, "D", true), (7, "D", false), (12, "D", false), (7, "ZD", false)]
    for (allowed, letters, isKept) in games {
      let game = try Game.make(like: "UNBOUNDED", mistakes: allowed, cunning: .diabolical)
        .playing(letters, against: EvilGameplay(entries: table))
      #expect(game.shown == (isKept ? "______D_D" : "_________"), "\(allowed) mistakes, \(letters)")
    }
  }

  @Test func `where the trap is sprung the simulation goes on alone`() throws {
    let table = try TestList(Self.bound + Self.harder, trap: (6, Self.bound))
      .table(like: "UNBOUNDED")
    let plain = try TestList(Self.bound + Self.harder).table(like: "UNBOUNDED")
    let letter = try #require(Letter("D"))
    // Nobody would keep words without a D here, but a game of another program may have.
    let start = Game.make(like: "UNBOUNDED", cunning: .diabolical)
    let missed = Guess(letter: letter, positions: [])
    let game = try #require(
      Game(replaying: [missed], from: start, status: .playing, revelation: nil, endedAt: nil)
    )
    let letters = "STINEBCFG"
    #expect(
      try game.playing(letters, against: EvilGameplay(entries: table)).guesses
        == game.playing(letters, against: EvilGameplay(entries: plain)).guesses
    )
  }

  @Test func `no player escapes where the simulated one misjudges the families`() throws {
    // Here, of 93 words, the families without a G look harder, and are not.
    let words = try RealWords.sample(length: 13, step: 1).filter { word in
      let entry = Array(word.utf8)
      return [("I", 7), ("A", 9)].allSatisfy { letter, place in
        entry[place] == letter.utf8.first && entry.count { $0 == entry[place] } == 1
      }
    }
    let trap = ["DOXO", "HORO", "NOSO", "POMO"].map { "\($0)LOGICALLY" }
    for isCertified in [false, true] {
      let list = try TestList(words, trap: isCertified ? (3, trap) : nil)
      let evil = EvilGameplay(entries: try list.table(like: words[0]))
      let start = try Game.make(like: words[0], mistakes: 3, cunning: .diabolical)
        .playing("IAG", against: evil)
      let entries = words.map { Array($0.utf8) }
      #expect(start.canFind(among: entries, with: 2, against: evil) != isCertified)
    }
  }

  @Test func `a family with more words from which a player escapes is not offered`() throws {
    let words = ["BAAAA", "CAAAA", "DAAAA", "FAAAA", "RSTUV", "RVSTU", "RUVST", "RTUVS", "RSVTU"]
    let trap = Trap(words.map { Array($0.utf8) }, mistakes: 4)
    let first: Positions = Positions(rawValue: 1)
    // Among the five words with an R, each letter shows its position.
    #expect(trap.families(among: [[], first], of: try #require(Letter("R")), after: []) == [[]])
  }

  @Test func `what is kept of a trap too large to search is certain by the other solver`() throws {
    let text = try Data(contentsOf: URL(filePath: RealWords.dataFolder + "/values/words.txt"))
    let large = Certificate.all(in: Array(text), letters: .latin).filter { $0.trap.count > 40 }
    for certificate in large.prefix(6) {
      let trap = Trap(certificate.trap, mistakes: certificate.lower)
      for letter in try "ADEINRSTY".map({ try #require(Letter(String($0))) }) {
        let offered = trap.families(among: [], of: letter, after: [])
        #expect(!offered.isEmpty)
        for positions in offered {
          let kept = certificate.trap.filter { Positions(of: letter, in: $0) == positions }
          var solver = Solver(words: kept, budget: 1_000_000)
          let owed = certificate.lower - (positions.isEmpty ? 1 : 0)
          #expect(solver.decide(owed, from: solver.set.all) == true, "\(letter) \(positions)")
        }
      }
    }
  }

  @Test func `a letter that no word of the trap has costs none of the mistakes owed`() throws {
    let words = "BCDEF".map { "\($0)AA" } + "GHIJ".map { "\($0)AR" }
    let trap = Trap(words.map { Array($0.utf8) }, mistakes: 5)
    let missed = try ["Z", "X"].map { Guess(letter: try #require(Letter($0)), positions: []) }
    let last: Positions = Positions(rawValue: 4)
    // Five words cost four mistakes after the R; the other four cost five no more, but would cost three.
    #expect(trap.families(among: [[], last], of: try #require(Letter("R")), after: missed) == [[]])
  }
}
