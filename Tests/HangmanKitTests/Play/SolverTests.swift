import HangmanKit
import Solver
import Testing

@Suite struct SolverTests {
  @Test func `the solver finds what plain minimax finds`() {
    for seed in 0..<60 {
      let words = Self.randomWords(seed: UInt64(seed))
      var solver = Solver(words: words, budget: 100_000)
      let value = solver.value(of: Array(0..<Int32(words.count)))
      #expect(value == Self.minimax(words, open: Array(65..<71)))
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

  /// Up to 24 words of three letters out of six, no two alike.
  private static func randomWords(seed: UInt64) -> [[UInt8]] {
    let chance = Chance(seed: seed)
    let words = (0..<24).map { word in
      (0..<3).map { 65 + UInt8(chance.number(word * 3 + $0, below: 6)) }
    }
    return Array(Set(words)).sorted { $0.lexicographicallyPrecedes($1) }
  }
}
