internal import Glibc
internal import Solver

/// The search for the value of all words of a length, from both sides.
struct RowSearch {
  private let solver: Solver
  private let words: [Int32]
  private var least: Int
  private var most: Int
  /// Words by the mistakes that they force, the most last.
  private var forced: [(mistakes: Int, words: [Int32])] = []

  init(words: [[UInt8]], least: Int, most: Int, budget: Int) {
    solver = Solver(words: words, budget: budget)
    self.words = solver.set.all
    self.least = least
    self.most = most
  }

  mutating func run() {
    playPlainly()
    while least < most, settle(least + 1) || least + 1 < most && settle(most) {}
    while let (mistakes, few) = forced.popLast() {
      guard let trap = solver.keptTrap(mistakes, among: few) else { continue }
      let words = trap.map { text(solver.set.words[Int($0)]) }
      report((["trap \(mistakes)"] + words).joined(separator: " "))
      return
    }
  }

  /// The plain player bounds every value.
  private mutating func playPlainly() {
    let worst = solver.worst(of: words)
    guard worst < most else { return }
    most = worst
    report("player \(most)")
  }

  /// Whether the search has decided if this many mistakes can be forced.
  private mutating func settle(_ mistakes: Int) -> Bool {
    switch solver.proof(mistakes, among: words) {
    case .words(let few)?:
      least = mistakes
      forced.append((mistakes, few))
      report("searched \(least)")
    case .moves(let moves)?:
      most = mistakes - 1
      report("player \(most)")
      for move in moves {
        let missed = move.missed.isEmpty ? "-" : text(move.missed)
        report("move \(text(move.pattern)) \(missed) \(text([move.letter]))")
      }
    case nil: return false
    }
    return true
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Prints a line at once, so that a search that is stopped leaves what it found.
  private func report(_ line: String) {
    print(line)
    fflush(nil)
  }
}
