/// A finished game, guess by guess, with the answers that the opponent could have given.
///
/// An honest game is shown in the same way, as a player could have reasoned: the kept family is the one
/// that holds the word.
package struct Replay: Hashable, Sendable {
  /// A guess with its possible answers.
  package struct Turn: Hashable, Sendable {
    package let letter: Letter
    /// The number of entries that were possible before the answer.
    package let before: Int
    package let after: Int
    package let familyCount: Int
    /// The kept family and the largest others, largest first.
    package let families: [Choice]
    /// The letter's worth; `nil` if it was not asked for.
    package fileprivate(set) var letters: Letters?
  }

  /// The letter said and the best letter; both are the same if no letter was better.
  package struct Letters: Hashable, Sendable {
    package let yours: Appraisal
    package let best: Appraisal
  }

  /// An answer that the opponent could have given.
  package struct Choice: Hashable, Sendable {
    /// The pattern that the player would have seen.
    package let pattern: Pattern
    /// The number of entries in the family.
    package let entries: Int
    /// Whether the opponent gave this answer.
    package let isKept: Bool
    /// Some of the entries, one byte per position.
    package let examples: [[UInt8]]
    /// The written form of each example; `nil` if it is written as its letters.
    package let texts: [String?]
    /// The numbers of entries that cost the simulated player no mistake from here on, one, two and so
    /// on; `nil` if none was simulated, or if the opponent would answer differently today.
    package let mistakes: [Int]?
  }

  /// The turns in order.
  package let turns: [Turn]
  /// The bounds of an evil game's value, that is, of the mistakes that no player can be sure to avoid.
  ///
  /// They are certified for a list and computed for entries that an author chose; `nil` if they are
  /// unknown.
  package let value: ClosedRange<Int>?

  /// Plays the game again over its table.
  ///
  /// The ranks say how well known each entry is, 0 for the best; they are empty if the list has none.
  /// Finding the worth of letters takes up to as long again.
  ///
  /// - Complexity: For each guess one pass over a column until few entries are possible; then one pass
  ///   over the few entries and two over those still possible.
  package init(
    of game: Game,
    over entries: EntryTable,
    ranks: [UInt8] = [],
    withLetters: Bool = false
  ) {
    value = game.settings.isEvil ? Self.value(of: entries) : nil
    var coach = withLetters ? Coach(of: game, over: entries) : nil
    var (candidates, examples) = (Candidates(of: entries), Examples(by: ranks))
    var (turns, pattern): ([Turn], Pattern) = ([], game.pattern.shape)
    for (index, guess) in game.guesses.enumerated() {
      if let rows = candidates.copyFew() { examples.keep(rows) }
      let families = candidates.families(of: guess.letter)
      coach?.note(guess.letter, families, candidates)
      let earlier = Array(game.guesses.prefix(index))
      let outlooks = Self.outlooks(of: guess, after: earlier, in: game, entries, families.count)
      let builder = TurnBuilder(
        pattern: pattern,
        guess: guess,
        entries: candidates.entries,
        outlooks: outlooks,
        examples: examples
      )
      turns.append(builder.turn(families))
      candidates.keep(guess)
      pattern = pattern.revealing(guess.letter, at: guess.positions)
    }
    for (index, letters) in (coach?.letters(over: candidates.entries) ?? []).enumerated() {
      turns[index].letters = letters
    }
    self.turns = turns
  }

  private static func value(of entries: EntryTable) -> ClosedRange<Int>? {
    guard entries.isInMemory else { return entries.value }
    return TrapGameplay.value(of: entries).map { $0...$0 }
  }

  /// The outlooks that made a diabolical opponent choose; empty if it would choose another answer
  /// today.
  private static func outlooks(
    of guess: Guess,
    after earlier: [Guess],
    in game: Game,
    _ entries: EntryTable,
    _ candidateCount: Int
  ) -> [Simulation.Outlook] {
    guard game.settings.isDiabolical, !entries.isInMemory else { return [] }
    let opponent = Diabolical(
      over: entries,
      after: earlier,
      mistakesAllowed: game.settings.mistakes,
      chance: game.chance
    )
    guard let answer = opponent.answer(to: guess.letter, candidateCount: candidateCount),
      answer.positions == guess.positions
    else { return [] }
    return answer.outlooks
  }
}
