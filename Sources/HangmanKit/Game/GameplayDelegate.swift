/// The computer's side of a game, which answers where a guessed letter is in the word.
///
/// A delegate uses neither files nor a clock. It takes all chance from the game's seed.
package protocol GameplayDelegate {
  /// The positions of the letter, empty if the word lacks it; `nil` if no entry fits the game any more.
  func positions(of letter: Letter, in game: Game) -> Positions?

  /// The revelation at the end of the game; `nil` if no entry fits every answer given.
  func revelation(of game: Game) -> Revelation?
}

/// The word that the computer reveals at the end of a game.
package struct Revelation: Hashable, Sendable {
  /// An entry that fits every answer given, one byte per position.
  package internal(set) var answer: [UInt8]
  /// The number of entries that the computer could have claimed.
  package internal(set) var candidates: Int
}
