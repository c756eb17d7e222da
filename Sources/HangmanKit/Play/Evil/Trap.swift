/// A few words from which no player escapes, however clever.
///
/// Of UNBOUNDED, UNFOUNDED, UNMOUNDED, UNPOUNDED, UNROUNDED, UNSOUNDED and UNWOUNDED any player
/// misses six before the last. A trap can be less plain: what it needs is an answer to every letter,
/// then to every next one, and so on, that costs as many mistakes in the end. Judging families by
/// one simulated player, `Diabolical` now and then gives such a certainty away; so where a trap
/// decides the game, and while some families keep it, no others are offered. A game that allows
/// more mistakes than are certain gambles: the trap would throw away games that most players lose.
///
/// The traps are those of `data/values`, which `scripts/words/check-values` proves; docs/cunning.md says
/// more.
struct Trap {
  /// More steps than a turn of any of our traps takes.
  private static let stepLimit = 50_000

  private let words: [[UInt8]]

  /// The trap among the entries of a shape, `nil` if none decides a game that so many mistakes lose.
  init?(among entries: EntryTable, mistakesAllowed: Int) {
    guard mistakesAllowed <= entries.trapMistakes else { return nil }
    words = entries.trapWords
  }

  /// The families of a letter after which the trap still decides the game, or all of them if it
  /// does not any more.
  ///
  /// - Parameters:
  ///   - families: Where the letter stands in some of the families it makes, ascending.
  ///   - letter: The letter said now.
  ///   - guesses: Those before it.
  ///   - mistakesLeft: How many more mistakes lose the game.
  /// - Returns: Some of the families and of those of the trap's words, ascending.
  func families(
    among families: [Positions],
    of letter: Letter,
    after guesses: [Guess],
    mistakesLeft: Int
  ) -> [Positions] {
    let live = words.filter { guesses.fit($0) }
    guard live.count > mistakesLeft else { return families }
    var solver = TrapSolver(live, stepLimit: Self.stepLimit)
    let ways = live.map { Positions(of: letter, in: $0) }
    var safe: [Positions] = []
    for positions in Set(ways + families).sorted(by: { $0.rawValue < $1.rawValue }) {
      let kept = solver.words { ways[$0] == positions }
      let owed = positions.isEmpty ? mistakesLeft - 1 : mistakesLeft
      if solver.canForce(owed, from: kept) == true { safe.append(positions) }
    }
    return safe.isEmpty ? families : safe
  }
}
