/// What is played in one round of a room, fixed when the room is made.
package struct Round: Hashable, Sendable {
  /// Thirty-two random hex digits that make the commitment unguessable.
  package let nonce: String
  package let secret: Secret
  /// What the author says of the word, as UTF-8.
  package let clue: [UInt8]?

  package init(nonce: String, secret: Secret, clue: [UInt8]? = nil) {
    self.nonce = nonce
    self.secret = secret
    self.clue = clue
  }

  /// The promise to each player of the round.
  package func commitment(in alphabet: Alphabet) -> String {
    secret.commitment(in: alphabet, nonce: nonce)
  }
}

/// How a round ended for somebody.
package struct RoundResult: Hashable, Sendable {
  package let isWon: Bool
  package let mistakes: Int
  package let guesses: Int
  /// Seconds since 1970.
  package let startedAt: Int64
  /// Seconds since 1970, not before the start.
  package let endedAt: Int64

  package init(isWon: Bool, mistakes: Int, guesses: Int, startedAt: Int64, endedAt: Int64) {
    self.isWon = isWon
    self.mistakes = mistakes
    self.guesses = guesses
    self.startedAt = startedAt
    self.endedAt = max(startedAt, endedAt)
  }

  /// The result of a game that is over, or given up at this time; `nil` before its first guess, and
  /// of a void game.
  package init?(of game: Game, givenUpAt time: Int64) {
    guard !game.guesses.isEmpty, game.status != .void else { return nil }
    self.init(
      isWon: game.status == .won,
      mistakes: game.mistakes,
      guesses: game.guesses.count,
      startedAt: game.startedAt,
      endedAt: game.endedAt ?? time
    )
  }
}
