internal import Glibc
internal import Solver

/// The search for the value of all words of a length, from both sides.
struct RowSearch {
  private var solver: Solver
  private let words: [Int32]
  private var least: Int
  private var most: Int

  init(words: [[UInt8]], least: Int, most: Int, budget: Int) {
    solver = Solver(words: words, budget: budget)
    self.words = solver.set.all
    self.least = least
    self.most = most
  }

  mutating func run() {
    playPlainly()
    while least < most, findTrap() {}
    while least < most, raise() || lower() {}
  }

  /// The plain player bounds every value.
  private mutating func playPlainly() {
    let worst = solver.worst(of: words)
    guard worst < most else { return }
    most = worst
    report("player \(most)")
  }

  /// Whether a few words are worth a mistake more.
  private mutating func findTrap() -> Bool {
    guard let trap = solver.trap(least + 1, among: words) else { return false }
    least += 1
    report(
      (["trap \(least)"] + trap.map { text(solver.set.words[Int($0)]) }).joined(separator: " ")
    )
    return true
  }

  /// Whether the value is one mistake more, or just what is certain.
  private mutating func raise() -> Bool {
    switch solver.decide(least + 1, from: words) {
    case true?:
      least += 1
      report("searched \(least)")
      return true
    case false?: return findPlayer(least)
    case nil: return false
    }
  }

  /// Whether a player makes a mistake less than is known, or that many are certain.
  private mutating func lower() -> Bool {
    switch solver.decide(most, from: words) {
    case true?:
      least = most
      report("searched \(least)")
      return true
    case false?: return findPlayer(most - 1)
    case nil: return false
    }
  }

  private mutating func findPlayer(_ mistakes: Int) -> Bool {
    guard let moves = solver.moves(below: mistakes + 1, from: words) else { return false }
    most = mistakes
    report("player \(most)")
    for move in moves {
      let missed = move.missed.isEmpty ? "-" : text(move.missed)
      report("move \(text(move.pattern)) \(missed) \(text([move.letter]))")
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
