/// How the computer cheated: for each guess of a game that is over, what it could have answered.
///
/// A good game is told the same way, as a player could have reasoned: the kept family is the one
/// that holds the word.
package struct Replay: Hashable, Sendable {
  /// One guess.
  package struct Turn: Hashable, Sendable {
    /// The letter guessed.
    package let letter: Letter
    /// How many entries were possible before the answer.
    package let before: Int
    /// How many were after it.
    package let after: Int
    /// How many families there were.
    package let familyCount: Int
    /// The kept family and the largest others, largest first.
    package let families: [Choice]
  }

  /// One of the answers the computer could have given.
  package struct Choice: Hashable, Sendable {
    /// What the player would have seen.
    package let pattern: Pattern
    /// How many entries belong to the family.
    package let entries: Int
    /// Whether this was the answer.
    package let isKept: Bool
    /// Some of the entries, one byte a position.
    package let examples: [[UInt8]]
    /// How many entries cost the player that a diabolical computer simulates no mistake from here
    /// on, one, two and so on; `nil` if it simulated none of them or would now answer otherwise.
    package let mistakes: [Int]?
  }

  /// The turns in order.
  package let turns: [Turn]

  private static let familyLimit = 12
  private static let exampleLimit = 5

  /// Plays the game again over the entries of its shape.
  ///
  /// - Complexity: One pass over the entries still possible for each guess.
  package init(of game: Game, entries: EntryTable) {
    var turns: [Turn] = []
    var pattern = game.pattern.shape
    for (index, guess) in game.guesses.enumerated() {
      let earlier = Array(game.guesses.prefix(index))
      let candidates = entries.candidates(fitting: earlier)
      let families = entries.families(of: guess.letter, fitting: earlier)
      let outlooks = Self.outlooks(of: guess, after: earlier, in: game, entries)
      turns.append(
        Turn(
          letter: guess.letter,
          before: candidates.count,
          after: families.first { $0.positions == guess.positions }?.count ?? 0,
          familyCount: families.count,
          families: Self.shown(families, keeping: guess.positions).map { family in
            Choice(
              pattern: pattern.revealing(guess.letter, at: family.positions),
              entries: family.count,
              isKept: family.positions == guess.positions,
              examples: Self.examples(
                entries.rows(of: family, letter: guess.letter, among: candidates),
                entries
              ),
              mistakes: outlooks.first { $0.positions == family.positions }?.byMistakes
            )
          }
        )
      )
      pattern = pattern.revealing(guess.letter, at: guess.positions)
    }
    self.turns = turns
  }

  /// What made a diabolical computer choose; none if another would be its choice today.
  private static func outlooks(
    of guess: Guess,
    after earlier: [Guess],
    in game: Game,
    _ entries: EntryTable
  ) -> [Simulation.Outlook] {
    guard game.settings.isEvil, game.settings.cunning == .diabolical else { return [] }
    let setter = Diabolical(
      over: entries,
      after: earlier,
      mistakesAllowed: game.settings.mistakes,
      chance: game.chance
    )
    guard let answer = setter.answer(to: guess.letter), answer.positions == guess.positions
    else { return [] }
    return answer.outlooks
  }

  private static func shown(_ families: [Family], keeping kept: Positions) -> [Family] {
    let ranked = families.sorted {
      ($1.count, $0.positions.rawValue) < ($0.count, $1.positions.rawValue)
    }
    let largest = ranked.prefix(familyLimit)
    guard !largest.contains(where: { $0.positions == kept }) else { return Array(largest) }
    return largest.dropLast() + ranked.filter { $0.positions == kept }
  }

  /// Some of the rows' entries, spread evenly over the alphabet.
  private static func examples(_ rows: [UInt32], _ entries: EntryTable) -> [[UInt8]] {
    let shown = min(exampleLimit, rows.count)
    return (0..<shown).map { entries.text(ofRow: rows[$0 * rows.count / shown]) }
  }
}

extension Simulation.Outlook {
  /// The counts up to the most mistakes, `nil` if nothing was simulated.
  fileprivate var byMistakes: [Int]? {
    guard let most = entries.indices.last(where: { entries[$0] > 0 }) else { return nil }
    return (0...most).map { Int(entries[$0]) }
  }
}

extension Replay {
  /// Plays a game that is over again over its list; `nil` if the list has changed since.
  package static func of(_ game: Game, over lists: Lists) throws(Lists.Failure) -> Replay? {
    guard game.status != .void else { return nil }
    return try lists.reading(game.settings.list) { index throws(IndexFailure) in
      guard index.contentChecksum == game.listChecksum else { return nil }
      return try index.reading(entriesLike: game.pattern.shape) { Replay(of: game, entries: $0) }
    }
  }
}
