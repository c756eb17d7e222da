extension Game {
  /// Applies a guess as this game's opponent answers it over a table: that of the game's shape in its
  /// list, or that of the entries that somebody chose for it.
  ///
  /// The table is asked for only if the game is not honest.
  package mutating func guess(
    _ letter: Letter,
    over entries: @autoclosure () -> EntryTable,
    at time: Int64
  ) -> Outcome? {
    switch secret {
    case .word(let word): guess(letter, answeredBy: GoodGameplay(word: word), at: time)
    case .trap: guess(letter, answeredBy: TrapGameplay(entries: entries()), at: time)
    case .seed: guess(letter, answeredBy: EvilGameplay(entries: entries()), at: time)
    }
  }
}
