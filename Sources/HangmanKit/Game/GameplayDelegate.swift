/// The computer's side of a game: it says where a guessed letter stands.
///
/// A delegate knows no files and no clock; what it leaves to chance it takes from the game's seed.
package protocol GameplayDelegate {
  /// Where the letter stands, empty if nowhere; `nil` if no entry fits the game any more.
  func positions(of letter: Letter, in game: Game) -> Positions?

  /// What the computer shows once the game is over; `nil` if no entry fits every answer given.
  func revelation(of game: Game) -> Revelation?
}

/// What the computer reveals at the end of a game.
package struct Revelation: Hashable, Sendable {
  /// An entry that fits every answer given, one byte a position.
  package internal(set) var answer: [UInt8]
  /// How many entries the computer could have claimed.
  package internal(set) var candidates: Int
}
