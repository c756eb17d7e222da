extension Game {
  /// Applies a guess with the answer of this game's opponent.
  ///
  /// The table holds the entries of the game's shape in its list, or the entries that an author chose.
  /// It is asked for only in an evil game.
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
