/// One game, from its first pattern to its end: a value without files, clock or words.
///
/// The entries an evil game could still claim are not part of it: they are all that fit the
/// pattern and the guesses. A good game is the same with one word kept.
package struct Game: Hashable, Sendable {
  /// Whether the game goes on, and if not, how it ended.
  package enum Status: String, CaseIterable, Sendable {
    case playing, won, lost
    /// The list changed under the game and no entry fits any more; it counts nowhere.
    case void

    package init(isWon: Bool) { self = isWon ? .won : .lost }
  }

  /// What became of a guess.
  package enum Outcome: String, Sendable {
    case hit, miss
    /// The letter was guessed before: nothing changed.
    case `repeat`
  }

  /// Sixteen lower-case hex digits.
  package internal(set) var id: String
  package internal(set) var settings: Settings
  package internal(set) var listChecksum: UInt64
  /// The letters of its list; it keeps them, whatever becomes of the list and its language.
  package internal(set) var alphabet: Alphabet
  /// Where all its chance comes from.
  package internal(set) var chance: Chance
  package internal(set) var kind: Kind
  /// What it hides: the word of a good game, the entries of a trap, else nothing but the seed.
  package internal(set) var secret: Secret
  /// Thirty-two random hex digits that make the commitment unguessable.
  package internal(set) var nonce: String
  /// Seconds since 1970.
  package internal(set) var startedAt: Int64

  /// What the player sees of the entry.
  package private(set) var pattern: Pattern
  package private(set) var guesses: [Guess] = []
  package private(set) var status = Status.playing
  /// What the computer revealed at the end, `nil` before and in a void game.
  package private(set) var revelation: Revelation?
  /// Seconds since 1970, `nil` before the end.
  package private(set) var endedAt: Int64?

  package init(
    id: String,
    settings: Settings,
    listChecksum: UInt64,
    alphabet: Alphabet = .latin,
    chance: Chance,
    kind: Kind = .own,
    secret: Secret? = nil,
    nonce: String,
    shape: Pattern,
    startedAt: Int64
  ) {
    self.id = id
    self.settings = settings
    self.listChecksum = listChecksum
    self.alphabet = alphabet
    self.chance = chance
    self.kind = kind
    self.secret = secret ?? .seed(chance.seed)
    self.nonce = nonce
    self.startedAt = startedAt
    pattern = shape
  }

  package var mistakes: Int { guesses.count { $0.positions.isEmpty } }

  package var mistakesLeft: Int { settings.mistakes - mistakes }

  /// Whether no guess is taken any more.
  package var isOver: Bool { status != .playing }

  /// The number of the guess to come, from 1.
  package var turn: Int { guesses.count + 1 }

  /// Applies a guess as the delegate answers it.
  ///
  /// The one step of the game. A letter guessed before changes nothing, even after the end; the outcome
  /// is `nil` if the game is void or was over.
  package mutating func guess(
    _ letter: Letter,
    answeredBy delegate: some GameplayDelegate,
    at time: Int64
  ) -> Outcome? {
    guard !hasGuessed(letter) else { return .repeat }
    guard !isOver else { return nil }
    guard let positions = delegate.positions(of: letter, in: self) else {
      status = .void
      endedAt = time
      return nil
    }
    apply(Guess(letter: letter, positions: positions))
    if isOver {
      endedAt = time
      revelation = delegate.revelation(of: self)
    }
    return positions.isEmpty ? .miss : .hit
  }

  package func hasGuessed(_ letter: Letter) -> Bool {
    guesses.contains { $0.letter == letter }
  }

  private mutating func apply(_ guess: Guess) {
    guesses.append(guess)
    pattern = pattern.revealing(guess.letter, at: guess.positions)
    if pattern.isComplete {
      status = .won
    } else if mistakesLeft == 0 {
      status = .lost
    }
  }
}

extension Game {
  /// A game as it was stored; the pattern follows from the guesses.
  ///
  /// - Returns: `nil` if the parts contradict each other.
  package init?(
    replaying guesses: [Guess],
    from start: Game,
    of shape: Pattern? = nil,
    status: Status,
    revelation: Revelation?,
    endedAt: Int64?
  ) {
    self = start
    if let shape { pattern = shape }
    for guess in guesses {
      guard !isOver, !hasGuessed(guess.letter) else { return nil }
      apply(guess)
    }
    guard status == self.status || (status == .void && !isOver) else { return nil }
    self.status = status
    self.revelation = revelation
    self.endedAt = endedAt
  }
}
