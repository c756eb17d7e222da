/// What is played in one round of a room, fixed when the room is made.
package struct Round: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// A word, and what the author says of it, as UTF-8.
    case word([UInt8], clue: [UInt8]?)
    /// The entries of a trap, all of one shape.
    case trap([[UInt8]])
    /// The seed of a drawn game.
    case seed(UInt64)
  }

  /// Thirty-two random hex digits that make the commitment unguessable.
  package let nonce: String
  package let content: Content

  package init(nonce: String, content: Content) {
    self.nonce = nonce
    self.content = content
  }

  /// What the author says of the word.
  package var clue: [UInt8]? {
    if case .word(_, let clue) = content { clue } else { nil }
  }

  /// The promise to each player of the round.
  package func commitment(in alphabet: Alphabet) -> String {
    switch content {
    case .word(let word, _): Commitment.of(alphabet.text(word), nonce: nonce)
    case .trap(let entries): Commitment.of(entries, in: alphabet, nonce: nonce)
    case .seed(let seed): Commitment.of(String(seed), nonce: nonce)
    }
  }
}

/// How somebody fared in a round that is over.
package struct RoundResult: Hashable, Sendable {
  package let isWon: Bool
  package let mistakes: Int
  package let guesses: Int
  /// Seconds since 1970.
  package let startedAt: Int64
  /// Seconds since 1970.
  package let endedAt: Int64

  package init(isWon: Bool, mistakes: Int, guesses: Int, startedAt: Int64, endedAt: Int64) {
    self.isWon = isWon
    self.mistakes = mistakes
    self.guesses = guesses
    self.startedAt = startedAt
    self.endedAt = endedAt
  }
}

/// A result that its room may not have yet.
package struct PendingResult: Hashable, Sendable {
  /// The room's id in 26 letters.
  package let room: String
  /// From 1.
  package let round: Int
  package let result: RoundResult

  package init(room: String, round: Int, result: RoundResult) {
    self.room = room
    self.round = round
    self.result = result
  }

  /// The result of a room's game that is over, or given up after a first guess at this time; `nil` of
  /// any other.
  package init?(of game: Game, givenUpAt time: Int64? = nil) {
    guard let place = game.room, !game.guesses.isEmpty, game.status != .void,
      let endedAt = game.endedAt ?? time
    else { return nil }
    room = place.room
    round = place.round
    result = RoundResult(
      isWon: game.status == .won,
      mistakes: game.mistakes,
      guesses: game.guesses.count,
      startedAt: game.startedAt,
      endedAt: max(endedAt, game.startedAt)
    )
  }
}
