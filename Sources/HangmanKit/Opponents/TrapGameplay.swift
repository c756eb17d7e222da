/// The evil computer among a few entries that somebody chose: it plays them exactly.
///
/// Whatever is guessed, it keeps a family from which most mistakes can be forced, of those that
/// still count; of several the largest, then the one that shows fewest letters, then chance
/// decides. So nobody gets away with fewer mistakes than the entries are worth, and whoever guesses
/// perfectly makes no more. Where the search grows too long, it stops at the mistakes that it
/// found certain until then.
package struct TrapGameplay: GameplayDelegate {
  /// What a guess may search: as much as three guesses in a list cost.
  private static var workLimit: Int { 32_000 }
  /// What finding the worth may search.
  ///
  /// The answer to any one letter takes less than two fifths of it, so where there is a worth, each
  /// answer is found too.
  private static var worthLimit: Int { 60_000 }

  private let entries: [[UInt8]]

  /// Plays with these entries, at most 64 of one shape, no two alike.
  package init(entries: [[UInt8]]) { self.entries = entries }

  /// The mistakes that nobody avoids for certain among some entries, at most 64 of one shape, no two
  /// alike; `nil` if finding them takes too long.
  package static func worth(of entries: [[UInt8]]) -> Int? {
    var solver = TrapSolver(entries, workLimit: worthLimit)
    return solver.value(of: solver.words { _ in true })
  }

  /// The answer that keeps the chosen family; `nil` if no entry fits the game any more.
  package func positions(of letter: Letter, in game: Game) -> Positions? {
    let left = game.guesses.fitting(entries)
    let choices = TrapFamily.all(of: letter, in: left)
    let hardest = Self.hardest(of: choices, left, upTo: game.mistakesLeft)
    guard let best = hardest.map(Self.rank).max(by: <) else { return nil }
    let tied = Order.ascending(
      hardest.filter { Self.rank($0) == best }.map { $0.positions.rawValue }
    )
    return Positions(rawValue: tied[game.chance.number(game.turn, below: tied.count)])
  }

  /// One of the entries still possible, by chance; `nil` if there is none.
  package func revelation(of game: Game) -> Revelation? {
    let left = game.guesses.fitting(entries)
    guard !left.isEmpty else { return nil }
    let place = game.chance.number(game.turn, below: left.count)
    return Revelation(answer: left[place], candidates: left.count)
  }

  /// Those from which most mistakes are certain, as far as that is found out.
  private static func hardest(
    of choices: [TrapFamily],
    _ entries: [[UInt8]],
    upTo limit: Int
  ) -> [TrapFamily] {
    guard choices.count > 1 else { return choices }
    var solver = TrapSolver(entries, workLimit: workLimit)
    var hardest = choices
    var mistakes = 1
    while hardest.count > 1, mistakes <= limit {
      var harder: [TrapFamily] = []
      for choice in hardest {
        let isForced = solver.canForce(mistakes - choice.mistakes, from: choice.words)
        guard let isForced else { return hardest }
        if isForced { harder.append(choice) }
      }
      guard !harder.isEmpty else { return hardest }
      hardest = harder
      mistakes += 1
    }
    return hardest
  }

  /// How many entries a choice keeps, then how few letters it shows.
  private static func rank(_ choice: TrapFamily) -> (Int, Int) {
    (choice.words.nonzeroBitCount, -choice.positions.rawValue.nonzeroBitCount)
  }
}
