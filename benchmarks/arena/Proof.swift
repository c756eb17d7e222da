import HangmanKit
internal import Solver

/// The value of a trap, by the exact solver, independently of how the game plays it.
struct Proof: Codable {
  let list: String
  let length: Int
  let words: Int
  let promised: Int
  /// `nil` if the budget is too small.
  let value: Int?

  /// `nil` if there is no trap for the length, or the list lacks one of its words.
  init?(list: String, shape: Shape) {
    guard let trap = Trap.of(length: shape.length) else { return nil }
    let listed = Set(shape.everyWord.map { Array(shape.bytes($0)) })
    guard listed.isSuperset(of: trap.words) else { return nil }
    var solver = Solver(words: trap.words, budget: 100_000)
    self.list = list
    length = shape.length
    words = trap.words.count
    promised = trap.mistakes
    value = solver.value(of: Array(0..<Int32(trap.words.count)))
  }
}
