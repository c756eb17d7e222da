/// A finished game, guess by guess, with the answers that the opponent could have given.
///
/// An honest game is shown in the same way, as a player could have reasoned: the kept family is the one
/// that contains the word.
package struct Replay: Hashable, Sendable {
  /// A guess with its possible answers.
  package struct Turn: Hashable, Sendable {
    package let letter: Letter
    /// The number of entries that were possible before the answer.
    package let before: Int
    package let after: Int
    package let familyCount: Int
    /// The kept family and the largest others, largest first.
    package fileprivate(set) var families: [Choice]
    /// The letter's worth; `nil` if it was not asked for.
    package fileprivate(set) var letters: Letters?
  }

  /// The guessed letter and the best letter; both are the same if no letter was better.
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
    package fileprivate(set) var texts: [String?]
    /// The numbers of entries that cost the simulated player no mistake from here on, one, two and so
    /// on; `nil` if none was simulated, or if the opponent would answer differently today.
    package fileprivate(set) var mistakes: [Int]?
  }

  /// The turns in order.
  package private(set) var turns: [Turn]
  /// The bounds of an evil game's value, that is, of the mistakes that no player can be sure to avoid.
  ///
  /// They are certified for a list and computed for entries that an author chose; `nil` if they are
  /// unknown.
  package let value: ClosedRange<Int>?

  /// The largest number of entries simulated for all turns, those of two first turns.
  ///
  /// Most games need fewer, or tell as much with fewer. A game in which hardly any letter rules out words
  /// needs twelve times as many.
  private static let simulatedLimit = 2 * Column.firstBatchSize

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
    for guess in game.guesses {
      if let rows = candidates.copyFew() { examples.keep(rows) }
      let families = candidates.families(of: guess.letter)
      coach?.note(guess.letter, families, candidates)
      turns.append(Turn(guess, at: pattern, families, candidates.entries, examples))
      candidates.keep(guess)
      pattern = pattern.revealing(guess.letter, at: guess.positions)
    }
    for (index, letters) in (coach?.letters(over: candidates.entries) ?? []).enumerated() {
      turns[index].letters = letters
    }
    if game.settings.isDiabolical, !entries.isInMemory {
      Self.simulate(&turns, of: game, over: entries)
    }
    self.turns = turns
  }

  /// Notes the written forms of entries among the examples, `nil` for each that is written as its
  /// letters: a table of few entries has the letters alone.
  package mutating func note(_ texts: [String?], of entries: [[UInt8]]) {
    for turn in turns.indices {
      for family in turns[turn].families.indices {
        turns[turn].families[family].texts = turns[turn].families[family].examples.map { example in
          entries.firstIndex(of: example).flatMap { texts[$0] }
        }
      }
    }
  }

  private static func value(of entries: EntryTable) -> ClosedRange<Int>? {
    guard entries.isInMemory else { return entries.value }
    return TrapGameplay.value(of: entries).map { $0...$0 }
  }

  /// Notes for each turn the outlooks that made a diabolical opponent choose, unless it would choose
  /// another answer today.
  ///
  /// The last turns come first, because they have the fewest entries. The earlier turns share what these
  /// leave of the limit: they are simulated with fewer of their hardest entries.
  private static func simulate(_ turns: inout [Turn], of game: Game, over entries: EntryTable) {
    var rest = simulatedLimit
    for (index, guess) in game.guesses.enumerated().reversed() where turns[index].familyCount > 1 {
      let count = min(turns[index].before, rest / (index + 1), Column.firstBatchSize)
      rest -= count
      let opponent = Diabolical(
        over: entries,
        after: Array(game.guesses.prefix(index)),
        mistakesAllowed: game.settings.mistakes,
        chance: game.chance
      )
      if let answer = opponent.answer(to: guess.letter, candidateCount: count),
        answer.positions == guess.positions
      {
        turns[index].note(answer.outlooks)
      }
    }
  }
}

extension Replay.Turn {
  fileprivate mutating func note(_ outlooks: [Simulation.Outlook]) {
    for index in families.indices {
      let positions = Positions(of: letter, in: families[index].pattern.bytes)
      let outlook = outlooks.first { $0.positions == positions }
      families[index].mistakes = outlook?.byMistakes
    }
  }
}

extension Simulation.Outlook {
  /// The counts up to the largest number of mistakes that occurs; `nil` if nothing was simulated.
  @_optimize(speed)
  fileprivate var byMistakes: [Int]? {
    let counts = countsByMistakes
    var end = counts.count
    while end > 0, counts[end - 1] == 0 { end -= 1 }
    return end == 0 ? nil : (0..<end).map { Int(counts[$0]) }
  }
}

extension Replay.Turn {
  private static let familyLimit = 12

  /// Creates the turn of a guess, from the pattern and the entries before it.
  fileprivate init(
    _ guess: Guess,
    at pattern: Pattern,
    _ rows: RowsByFamily,
    _ entries: EntryTable,
    _ examples: Examples
  ) {
    letter = guess.letter
    before = rows.count
    after = rows.families.first { $0.positions == guess.positions }?.count ?? 0
    familyCount = rows.families.count
    families = Self.largest(of: rows.families, and: guess.positions).map { family in
      let positions = family.positions
      let shown =
        positions.isEmpty ? examples.chosen(of: rows.absent) : examples.chosen(of: rows[positions])
      return Replay.Choice(
        pattern: pattern.revealing(guess.letter, at: positions),
        entries: family.count,
        isKept: positions == guess.positions,
        examples: entries.texts(ofRows: shown),
        texts: shown.map { entries.spelling(ofRow: $0) }
      )
    }
  }

  /// The largest families, always with the kept one among them.
  private static func largest(of families: [Family], and kept: Positions) -> [Family] {
    // The families are sorted by their positions, and equally large ones keep this order.
    let keys = families.enumerated().map { UInt64(.max - UInt32($1.count)) << 32 | UInt64($0) }
    let ranked = Order.ascending(keys).map { families[Int($0 & 0xFFFF_FFFF)] }
    let largest = ranked.prefix(familyLimit)
    guard !largest.contains(where: { $0.positions == kept }) else { return Array(largest) }
    return largest.dropLast() + ranked.filter { $0.positions == kept }
  }
}
