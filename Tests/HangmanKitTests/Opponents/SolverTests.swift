import Solver
import Testing

@testable import HangmanKit

@Suite struct SolverTests {
  @Test func `the solver finds what plain minimax finds`() {
    for seed in 0..<60 {
      let words = Self.randomWords(seed: UInt64(seed))
      var solver = Solver(words: words, budget: 100_000)
      let value = solver.value(of: Array(0..<Int32(words.count)))
      #expect(value == Self.minimax(words, open: Array(65..<71)))
    }
  }

  @Test func `the solver finds what minimax finds among more words than the small search takes`() {
    for seed in 0..<4 {
      let words = Self.randomWords(seed: UInt64(seed), draws: 320)
      var solver = Solver(words: words, budget: 1_000_000)
      #expect(words.count > 128)
      #expect(solver.value(of: solver.set.all) == Self.minimax(words, open: Array(65..<71)))
    }
  }

  @Test func `a few words prove the value, and a player that there is no more`() throws {
    for seed in 0..<4 {
      let words = Self.randomWords(seed: UInt64(seed), draws: 320)
      let solver = Solver(words: words, budget: 1_000_000)
      let value = Self.minimax(words, open: Array(65..<71))
      guard case .words(let few)? = solver.proof(value, among: solver.set.all),
        case .moves(let moves)? = solver.proof(value + 1, among: solver.set.all)
      else {
        Issue.record("\(value) mistakes are not proved from both sides")
        continue
      }
      let trap = few.map { words[Int($0)] }
      #expect(Self.minimax(trap, open: Array(65..<71)) == value)
      if let kept = solver.keptTrap(value, among: few) {
        #expect(Self.ruleKeeps(value, of: kept.map { words[Int($0)] }))
      }
      #expect(Self.mistakes(of: words, moves) == value)
    }
  }

  @Test func `words that differ at one position cost a mistake each but the last`() {
    let words = ["BALL", "CALL", "FALL", "GALL", "HALL", "MALL", "TALL", "WALL"]
    var solver = Solver(words: words.map { Array($0.utf8) }, budget: 1000)
    #expect(solver.value(of: Array(0..<8)) == 7)
  }

  @Test func `a search over its budget finds nothing`() {
    var solver = Solver(words: Self.randomWords(seed: 1), budget: 1)
    #expect(solver.value(of: Array(0..<5)) == nil)
  }

  private static func minimax(_ words: [[UInt8]], open: [UInt8]) -> Int {
    guard words.count > 1 else { return 0 }
    let costs = open.map { letter in
      let families = Dictionary(grouping: words) { word in word.map { $0 == letter } }
      return families.map { positions, family in
        (positions.contains(true) ? 0 : 1) + minimax(family, open: open.filter { $0 != letter })
      }.max() ?? 0
    }
    return costs.min() ?? 0
  }

  /// Whether the program's rule costs this many mistakes, whatever is said.
  private static func ruleKeeps(_ owed: Int, of words: [[UInt8]], _ said: [Guess] = []) -> Bool {
    let misses = said.count { $0.positions.isEmpty }
    let left = words.filter { word in
      said.allSatisfy { Positions(of: $0.letter, in: word) == $0.positions }
    }
    guard left.count > 1 else { return misses >= owed }
    return (65..<71).compactMap { Letter(byte: $0) }.allSatisfy { letter in
      let families = Set(left.map { Positions(of: letter, in: $0) })
      guard families.count > 1 else { return true }
      return Trap(words, mistakes: owed)
        .families(among: Array(families), of: letter, after: said)
        .allSatisfy { ruleKeeps(owed, of: words, said + [Guess(letter: letter, positions: $0)]) }
    }
  }

  /// The most mistakes of a player that says the letter of a move, else the commonest that tells
  /// the words apart.
  private static func mistakes(
    of words: [[UInt8]],
    _ moves: [Move],
    _ missed: [UInt8] = [],
    _ hits: [UInt8] = []
  ) -> Int {
    guard words.count > 1 else { return 0 }
    let pattern = words[0].map { hits.contains($0) ? $0 : 95 }
    let letters = (65..<71).filter { letter in Set(words.map { $0.map { $0 == letter } }).count > 1
    }
    let counts = letters.map { letter in words.count { $0.contains(letter) } }
    let plain = letters[counts.firstIndex(of: counts.max() ?? 0) ?? 0]
    let move = moves.first { $0.pattern == pattern && $0.missed == missed }
    let letter = move?.letter ?? plain
    let families = Dictionary(grouping: words) { word in word.map { $0 == letter } }
    return families.map { positions, family in
      positions.contains(true)
        ? mistakes(of: family, moves, missed, hits + [letter])
        : 1 + mistakes(of: family, moves, (missed + [letter]).sorted(), hits)
    }.max() ?? 0
  }

  /// Random words of three letters out of six, each word once.
  private static func randomWords(seed: UInt64, draws: Int = 24) -> [[UInt8]] {
    let chance = Chance(seed: seed)
    let words = (0..<draws).map { word in
      (0..<3).map { 65 + UInt8(chance.number(word * 3 + $0, below: 6)) }
    }
    return Array(Set(words)).sorted { $0.lexicographicallyPrecedes($1) }
  }
}
