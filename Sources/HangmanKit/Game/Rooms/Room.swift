/// A link under which several people play the same and see how the others did.
package struct Room: Hashable, Sendable {
  /// Whose are the results.
  package enum Table: String, CaseIterable, Sendable {
    /// Everybody's who has played all rounds.
    case all
    /// The author's alone.
    case author
  }

  package internal(set) var table: Table
  /// Those of each game; of a list's words and letters alone where the words are the author's.
  package internal(set) var settings: Settings
  package internal(set) var alphabet: Alphabet
  /// One at least, all of one kind of secret.
  package internal(set) var rounds: [Round]
  /// SHA-256 of the author's key, in hex.
  package internal(set) var keyDigest: String
  /// Seconds since 1970.
  package internal(set) var createdAt: Int64
  /// The mistakes that a trap costs whoever guesses perfectly, as far as that was found.
  package internal(set) var worth: Int?
  /// In 26 letters; `nil` before it is stored.
  package var id: String?
  /// What the author calls it, as UTF-8.
  package internal(set) var title: [UInt8]?
  /// What is drawn for whoever plays in it, where the author has a wish.
  package internal(set) var scene: Scene?
  /// Whether its author has closed it.
  package internal(set) var isClosed: Bool
  /// When it opens and closes by itself, and whether anybody may take a seat.
  package var door: Door
  /// Whether it is kept for a week where there are as many rooms as there may be: a known player has made
  /// it while there were less than half as many.
  package var isPrepared = false
  /// By their numbers, which stay when another seat is removed.
  package internal(set) var seats: [Seat]
  /// How many seats were given, those that were removed counted.
  var seatsGiven: Int
  /// What players had played whose seats were removed, the latest last.
  var departed: [Departed] = []
  /// The board that all seats guess on, `nil` where each has its own.
  package internal(set) var board: Board?
  /// When the last result came, in seconds since 1970; without one, when the room was made.
  package internal(set) var lastEnd: Int64

  package static let roundLimit = 40
  package static let drawnLimit = 20
  package static let seatLimit = 200
  /// Characters of a title.
  package static let titleLimit = 60
  /// Seconds that a room lives at most.
  package static let lifetime: Int64 = 400 * 86_400
  /// Seconds that one lives in which nobody has ended a round, where there are as many as there may be.
  package static let unusedLifetime: Int64 = 86_400
  /// Seconds that it lives after its last result.
  static let quietLifetime: Int64 = 90 * 86_400

  package init(
    table: Table,
    settings: Settings,
    alphabet: Alphabet,
    rounds: [Round],
    keyDigest: String,
    createdAt: Int64,
    worth: Int? = nil,
    id: String? = nil,
    title: [UInt8]? = nil,
    scene: Scene? = nil,
    isClosed: Bool = false,
    door: Door = Door(),
    lastEnd: Int64? = nil,
    seats: [Seat] = [],
    board: Board? = nil
  ) {
    self.table = table
    self.settings = settings
    self.alphabet = alphabet
    self.rounds = rounds
    self.keyDigest = keyDigest
    self.createdAt = createdAt
    self.worth = worth
    self.id = id
    self.title = title
    self.scene = scene
    self.isClosed = isClosed
    self.door = door
    self.lastEnd = lastEnd ?? createdAt
    self.seats = seats
    seatsGiven = seats.count
    self.board = board
  }

  /// What is played: `words` of the author's, each against the honest computer, a `trap`, or `rounds`
  /// that the server has drawn.
  package var kind: String { rounds[0].secret.name }

  /// When it expires, in seconds since 1970.
  package var expiresAt: Int64 {
    let last = max(lastEnd, door.opensAt ?? 0, door.closesAt ?? 0)
    return min(createdAt + Self.lifetime, last + Self.quietLifetime)
  }

  /// How many players have ended a round in it; on a board that all share, all or none.
  package var players: Int {
    if let board { return board.results.contains { $0 != nil } ? takenSeats.count : 0 }
    return seats.count { $0.results.contains { $0 != nil } }
  }

  /// Whether nobody can begin a round any more.
  package func isClosed(at now: Int64) -> Bool {
    isClosed || door.closesAt.map { $0 <= now } ?? false
  }

  /// Whether nobody can begin a round yet.
  package func isEarly(at now: Int64) -> Bool { door.opensAt.map { now < $0 } ?? false }

  package mutating func close() { isClosed = true }

  /// Takes the board as it is after a change.
  package mutating func take(_ board: Board) {
    self.board = board.starting(notBefore: createdAt)
    for result in board.results { lastEnd = max(lastEnd, result?.endedAt ?? lastEnd) }
  }
}

/// When a room opens and closes by itself, and whether anybody may take a seat.
package struct Door: Hashable, Sendable {
  /// In seconds since 1970; `nil` where it does not open by itself.
  package internal(set) var opensAt: Int64?
  /// In seconds since 1970; `nil` where it does not close by itself.
  package internal(set) var closesAt: Int64?
  /// Whether nobody takes a seat any more.
  package var isLocked = false

  package init() {}

  /// `nil` for a room that would not be open between the two.
  package init?(opensAt: Int64?, closesAt: Int64?) {
    if let opensAt, let closesAt, closesAt <= opensAt { return nil }
    self.opensAt = opensAt
    self.closesAt = closesAt
  }

  /// The same times, with the lock of another.
  package func locked(as other: Door) -> Door {
    var door = self
    door.isLocked = other.isLocked
    return door
  }
}
