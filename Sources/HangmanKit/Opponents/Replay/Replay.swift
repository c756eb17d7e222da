/// How the opponent cheated: for each guess of a game that is over, what it could have answered.
///
/// An honest game is shown the same way, as a player could have reasoned: the kept family is the one
/// that holds the word.
package struct Replay: Hashable, Sendable {
  /// One guess.
  package struct Turn: Hashable, Sendable {
    package let letter: Letter
    /// How many entries were possible before the answer.
    package let before: Int
    package let after: Int
    package let familyCount: Int
    /// The kept family and the largest others, largest first.
    package let families: [Choice]
    /// What the letter was worth, if that was asked for.
    package fileprivate(set) var letters: Letters?
  }

  /// The letter said, and the best one: the same where none was better.
  package struct Letters: Hashable, Sendable {
    package let yours: Appraisal
    package let best: Appraisal
  }

  /// One of the answers the opponent could have given.
  package struct Choice: Hashable, Sendable {
    /// What the player would have seen.
    package let pattern: Pattern
    /// How many entries belong to the family.
    package let entries: Int
    /// Whether this was the answer.
    package let isKept: Bool
    /// Some of the entries, one byte per position.
    package let examples: [[UInt8]]
    /// How each of the examples is written; `nil` if it is written as its letters.
    package let texts: [String?]
    /// How many entries cost the player that a diabolical opponent simulates no mistake from here
    /// on, one, two and so on; `nil` if it simulated none of them or would now answer otherwise.
    package let mistakes: [Int]?
  }

  /// The turns in order.
  package let turns: [Turn]
  /// The bounds of the value of an evil game like this, the mistakes that nobody can be sure to avoid;
  /// certified in a list, computed among entries that somebody chose; `nil` without them.
  package let value: ClosedRange<Int>?

  /// Plays the game again over the table that it was played over.
  ///
  /// The ranks are how well known each entry is, 0 for the best; none if nothing is known of them. Saying
  /// what the letters were worth takes up to as long again.
  ///
  /// - Complexity: One pass over a column for each guess until few entries are possible, then one pass
  ///   over the few and two over the entries still possible for each guess.
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
      candidates.keep(families[guess.positions])
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

  /// What made a diabolical opponent choose; nothing if it would choose another answer today.
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
