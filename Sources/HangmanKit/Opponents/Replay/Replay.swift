/// How the computer cheated: for each guess of a game that is over, what it could have answered.
///
/// A good game is shown the same way, as a player could have reasoned: the kept family is the one
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
    package let letters: Letters?
  }

  /// The letter said, and the best one: the same where none was better.
  package struct Letters: Hashable, Sendable {
    package let yours: Appraisal
    package let best: Appraisal
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
    /// How each of the examples is written, `nil` if as its letters.
    package let texts: [String?]
    /// How many entries cost the player that a diabolical computer simulates no mistake from here
    /// on, one, two and so on; `nil` if it simulated none of them or would now answer otherwise.
    package let mistakes: [Int]?
  }

  /// The turns in order.
  package let turns: [Turn]
  /// The mistakes that nobody can be sure to avoid in an evil game like this, between bounds that are
  /// certified or, of a trap, computed; `nil` without them.
  package let value: ClosedRange<Int>?

  /// So few entries are read once as they are, rather than each letter's column.
  private static let fewEntries = 1024

  /// Plays the game again over the entries of its shape.
  ///
  /// Ranks are how well known each entry is, 0 for the best. To say what the letters were worth takes
  /// up to as long again.
  ///
  /// - Complexity: One pass over a column for each guess until few entries are possible, one over all
  ///   cached entries, and two over the entries still possible for each guess.
  package init(
    of game: Game,
    entries: EntryTable,
    ranks: [UInt8] = [],
    withLetters: Bool = false
  ) {
    // Until the first answer all are possible.
    let value = game.settings.isEvil ? entries.value : nil
    let coach = withLetters ? Coach(order: entries.letterOrder, game.settings.isEvil) : nil
    self.init(of: game, entries, rows: nil, nil, Examples(by: ranks), coach, value: value)
  }

  /// Plays a game again that was played over a few entries of its own.
  package init(of game: Game, among entries: [[UInt8]], withLetters: Bool = false) {
    let rows = ArraySlice(0..<UInt32(entries.count))
    let table = EntryTable(without: game.pattern.shape)
    let worth = game.settings.isEvil ? TrapGameplay.worth(of: entries) : nil
    let value = worth.map { $0...$0 }
    let order =
      game.alphabet == .latin
      ? LetterOrder.english : (0..<game.alphabet.count).map(Letter.init(index:))
    let coach = withLetters ? Coach(order: order, game.settings.isEvil, isTrap: true) : nil
    let cache = EntryCache(entries)
    self.init(of: game, table, rows: rows, cache, Examples(by: []), coach, value: value)
  }

  private init(
    of game: Game,
    _ entries: EntryTable,
    rows: ArraySlice<UInt32>?,
    _ cache: EntryCache?,
    _ examples: Examples,
    _ coach: Coach?,
    value: ClosedRange<Int>?
  ) {
    self.value = value
    var (rows, cache, coach) = (rows, cache, coach)
    var builders: [TurnBuilder] = []
    for (index, guess) in game.guesses.enumerated() {
      if cache == nil, let rows, rows.count <= Self.fewEntries {
        cache = EntryCache(ofRows: rows + builders.flatMap { $0.exampleRows }, entries)
      }
      let left = Left(rows: rows, cache: cache, entries: entries)
      let families = left.families(of: guess.letter)
      coach?.note(guess.letter, families, left)
      let earlier = Array(game.guesses.prefix(index))
      let outlooks = Self.outlooks(of: guess, after: earlier, in: game, entries, families.count)
      builders.append(TurnBuilder(guess, families, outlooks, examples))
      rows = families[guess.positions]
    }
    let shown = cache ?? EntryCache(ofRows: builders.flatMap { $0.exampleRows }, entries)
    let letters = coach?.letters { cache?[$0] ?? entries.text(ofRow: $0) }
    var pattern = game.pattern.shape
    turns = builders.enumerated().map { place, builder in
      defer { pattern = pattern.revealing(builder.guess.letter, at: builder.guess.positions) }
      return builder.turn(from: pattern, shown, entries, letters?[place])
    }
  }

  /// What made a diabolical computer choose; none if another would be its choice today.
  private static func outlooks(
    of guess: Guess,
    after earlier: [Guess],
    in game: Game,
    _ entries: EntryTable,
    _ entriesLeft: Int
  ) -> [Simulation.Outlook] {
    guard game.settings.isDiabolical else { return [] }
    let setter = Diabolical(
      over: entries,
      after: earlier,
      mistakesAllowed: game.settings.mistakes,
      chance: game.chance
    )
    guard let answer = setter.answer(to: guess.letter, entriesLeft: entriesLeft),
      answer.positions == guess.positions
    else { return [] }
    return answer.outlooks
  }
}

extension Replay {
  /// Plays a game that is over again over its list; `nil` if the list has changed since.
  package static func of(
    _ game: Game,
    over lists: Lists,
    withLetters: Bool
  ) throws(HangmanError) -> Replay? {
    guard game.status != .void else { return nil }
    if let entries = game.chosenEntries {
      return Replay(of: game, among: entries, withLetters: withLetters)
    }
    let id = game.settings.list
    return try lists.reading(id) { index throws(HangmanError) in
      guard index.contentChecksum == game.listChecksum else { return nil }
      return try index.reading(entriesLike: game.pattern.shape) {
        let ranks = lists.ranks(of: $0, in: index, id)
        return Replay(of: game, entries: $0, ranks: ranks, withLetters: withLetters)
      }
    }
  }
}
