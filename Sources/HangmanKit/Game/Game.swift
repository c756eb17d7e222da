/// One game, from its first pattern to its end: a value without files, clock or words.
///
/// The entries that an evil game could still claim are not part of it: they are all entries that fit
/// the pattern and the guesses. An honest game works in the same way with one word.
package struct Game: Hashable, Sendable {
  /// Whether the game goes on, and if not, how it ended.
  package enum Status: String, CaseIterable, Sendable {
    case playing, won, lost
    /// The list changed during the game and no entry fits any more; the game counts nowhere.
    case void

    package init(isWon: Bool) { self = isWon ? .won : .lost }
  }

  /// The result of a guess.
  package enum Outcome: String, Sendable {
    case hit, miss
    /// The letter was guessed before, so nothing changed.
    case `repeat`
  }

  /// Sixteen lower-case hex digits.
  package internal(set) var id: String
  package internal(set) var settings: Settings
  package internal(set) var listChecksum: UInt64
  /// The letters of the game's list.
  ///
  /// The game keeps them, even if the list or its language changes.
  package internal(set) var alphabet: Alphabet
  /// The source of all the game's chance.
  package internal(set) var chance: Chance
  package internal(set) var kind: Kind
  /// The hidden part: the word of an honest game, the entries of a trap, otherwise the seed.
  package internal(set) var secret: Secret
  /// The nonce that makes the commitment unguessable: thirty-two random hex digits.
  package internal(set) var nonce: String
  /// The time of the start in seconds since 1970.
  package internal(set) var startedAt: Int64

  /// The pattern that the player sees.
  package private(set) var pattern: Pattern
  package private(set) var guesses: [Guess] = []
  package private(set) var status = Status.playing
  /// The revelation at the end; `nil` before the end and in a void game.
  package private(set) var revelation: Revelation?
  /// The time of the end in seconds since 1970; `nil` before the end.
  package private(set) var endedAt: Int64?

  /// The parts of a new game that are neither chosen nor drawn from its seed.
  package struct Identity {
    let id: String
    var nonce: String
    /// The time of the start in seconds since 1970.
    let time: Int64

    package init(id: String, nonce: String, time: Int64) {
      self.id = id
      self.nonce = nonce
      self.time = time
    }
  }

  /// Creates a game; one over entries that a person chose has 0 in place of a list's checksum.
  package init(
    _ identity: Identity,
    settings: Settings,
    listChecksum: UInt64 = 0,
    alphabet: Alphabet = .latin,
    chance: Chance,
    kind: Kind = .own,
    secret: Secret? = nil,
    shape: Pattern
  ) {
    id = identity.id
    nonce = identity.nonce
    startedAt = identity.time
    self.settings = settings
    self.listChecksum = listChecksum
    self.alphabet = alphabet
    self.chance = chance
    self.kind = kind
    self.secret = secret ?? .seed(chance.seed)
    pattern = shape
  }

  package var mistakes: Int { guesses.count { $0.positions.isEmpty } }

  package var mistakesLeft: Int { settings.mistakes - mistakes }

  /// Whether the game takes no more guesses.
  package var isOver: Bool { status != .playing }

  /// The number of the next guess, from 1.
  package var turn: Int { guesses.count + 1 }

  /// Applies a guess with the delegate's answer.
  ///
  /// This is the only step of a game. A letter that was guessed before changes nothing, even after the
  /// end. The outcome is `nil` if the game is void or was over.
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
  /// Creates a game from its stored parts; the pattern follows from the guesses.
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
