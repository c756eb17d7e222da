/// A few words played to the end by both sides: what each letter costs a player who guesses perfectly.
///
/// Whatever was said before, it is the same: a letter said stands alike in all the words left.
struct ExactGame: ~Copyable {
  /// How many words there can be.
  static var limit: Int { TrapSolver.limit }

  private let words: [[UInt8]]
  private var solver: TrapSolver
  /// Of the letters asked for, by their indexes; none of the others.
  private var families = [[TrapFamily]](repeating: [], count: Letter.limit)

  /// - Parameters:
  ///   - words: At most `limit`, of one length, no two alike.
  ///   - workLimit: How many letters may be looked at in all, each in some words.
  init(_ words: [[UInt8]], workLimit: Int) {
    self.words = words
    solver = TrapSolver(words, workLimit: workLimit)
  }

  /// The mistakes that a perfect player needs among some of the words, known to be this many at least;
  /// `nil` if the work does not suffice.
  mutating func needs(among left: UInt64, atLeast known: Int) -> Int? {
    var needs = known
    while let isForced = solver.canForce(needs + 1, from: left) {
      guard isForced else { return needs }
      needs += 1
    }
    return nil
  }

  /// What a letter is worth among them, if it is said now; without proof if the work does not suffice.
  mutating func appraisal(
    of letter: Letter,
    among left: UInt64,
    atLeast known: Int
  ) -> Appraisal {
    if families[letter.index].isEmpty {
      families[letter.index] = TrapFamily.all(of: letter, in: words)
    }
    let families = families[letter.index]
    var (hits, largest) = (0, 0)
    for family in families {
      let count = (family.words & left).nonzeroBitCount
      hits += family.positions.isEmpty ? 0 : count
      largest = max(largest, count)
    }
    let needs = needs(after: families, among: left, atLeast: known)
    return Appraisal(letter, hits: hits, left: largest, needs: needs)
  }

  private mutating func needs(
    after families: [TrapFamily],
    among left: UInt64,
    atLeast known: Int
  ) -> Int? {
    var needs = known
    while let isForced = canForce(needs + 1, families, left) {
      guard isForced else { return needs }
      needs += 1
    }
    return nil
  }

  private mutating func canForce(
    _ mistakes: Int,
    _ families: [TrapFamily],
    _ left: UInt64
  ) -> Bool? {
    for family in families where family.words & left != 0 {
      let rest = mistakes - family.mistakes
      guard let isForced = solver.canForce(rest, from: family.words & left) else { return nil }
      if isForced { return true }
    }
    return false
  }
}
