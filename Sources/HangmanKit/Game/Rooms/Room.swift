/// A link under which several people play the same games and see each other's results.
package struct Room: Hashable, Sendable {
  /// The people who may see the results.
  package enum Table: String, CaseIterable, Sendable {
    /// Every player who has played all rounds.
    case all
    /// Only the author.
    case author
  }

  package internal(set) var table: Table
  /// The settings of each game.
  ///
  /// In a room with an author's words only the list's letters count.
  package internal(set) var settings: Settings
  package internal(set) var alphabet: Alphabet
  /// The rounds, at least one, all with one kind of secret.
  package internal(set) var rounds: [Round]
  /// The SHA-256 digest of the author's key, in hex.
  package internal(set) var keyDigest: String
  /// The time of the making in seconds since 1970.
  package internal(set) var createdAt: Int64
  /// The mistakes that a trap costs a perfect player; `nil` if it was not found.
  package internal(set) var worth: Int?
  /// The id in 26 letters; `nil` before the room is stored.
  package var id: String?
  /// The author's title as UTF-8; `nil` without one.
  package internal(set) var title: [UInt8]?
  /// The drawing for the players; `nil` if the author has chosen none.
  package internal(set) var scene: Scene?
  /// Whether the author has closed the room.
  package internal(set) var isClosed = false
  /// The times at which the room opens and closes by itself, the lock of its seats, and its pass.
  package var door: Door
  /// Whether the room is kept for a week when there are as many rooms as allowed.
  ///
  /// This holds for a room that a known player made while fewer than half of the allowed rooms existed.
  package var isPrepared = false
  /// The seats by number; a seat keeps its number when another one is removed.
  package internal(set) var seats: [Seat] = []
  /// The number of seats given so far, including removed ones.
  var seatsGiven = 0
  /// The finished rounds of players whose seats were removed, the latest last.
  var departed: [Departed] = []
  /// The board that all seats share; `nil` if each seat has its own.
  package internal(set) var board: Board?
  /// The time of the last result in seconds since 1970; the time of the making before the first result.
  package internal(set) var lastEnd: Int64

  package static let roundLimit = 40
  package static let drawnLimit = 20
  package static let seatLimit = 200
  private static let passLength = 4
  /// The largest number of characters in a title.
  package static let titleLimit = 60
  /// The longest life of a room in seconds.
  package static let lifetime: Int64 = 400 * 86_400
  /// The life in seconds of a room without a finished round when there are as many rooms as allowed.
  package static let unusedLifetime: Int64 = 86_400
  /// The life in seconds after the last result.
  static let quietLifetime: Int64 = 90 * 86_400

  package init(
    table: Table,
    settings: Settings,
    alphabet: Alphabet,
    rounds: [Round],
    keyDigest: String,
    createdAt: Int64,
    worth: Int? = nil,
    title: [UInt8]? = nil,
    scene: Scene? = nil,
    door: Door = Door(),
    board: Board? = nil
  ) {
    self.table = table
    self.settings = settings
    self.alphabet = alphabet
    self.rounds = rounds
    self.keyDigest = keyDigest
    self.createdAt = createdAt
    self.worth = worth
    self.title = title
    self.scene = scene
    self.door = door
    self.board = board
    lastEnd = createdAt
  }

  /// The kind of games: `words` of the author, each against the honest opponent; a `trap`; or `rounds`
  /// that the server drew.
  package var kind: String { rounds[0].secret.name }

  /// The time at which the room expires in seconds since 1970.
  package var expiresAt: Int64 {
    let last = max(lastEnd, door.opensAt ?? 0, door.closesAt ?? 0)
    return min(createdAt + Self.lifetime, last + Self.quietLifetime)
  }

  /// The number of players who have finished a round; on a shared board all players or none.
  package var players: Int {
    if let board { return board.results.contains { $0 != nil } ? takenSeats.count : 0 }
    return seats.count { $0.results.contains { $0 != nil } }
  }

  /// Whether no player can begin another round.
  package func isClosed(at now: Int64) -> Bool {
    isClosed || door.closesAt.map { $0 <= now } ?? false
  }

  /// Whether no player can begin a round yet.
  package func isEarly(at now: Int64) -> Bool { door.opensAt.map { now < $0 } ?? false }

  package mutating func close() { isClosed = true }

  /// Takes the last of some random letters for the pass.
  package mutating func changePass(from letters: String) { door.pass = Self.end(of: letters) }

  /// A pass as it is typed, in capital letters; empty if it cannot be one.
  package static func pass(_ typed: String) -> String {
    let zeros = String(repeating: "0", count: Crockford.length - passLength)
    return Crockford.bytes(zeros + typed).map { end(of: Crockford.text($0)) } ?? ""
  }

  private static func end(of letters: String) -> String {
    String(Substring(letters.utf8.suffix(passLength)))
  }

  /// Takes the board after a change.
  package mutating func take(_ board: Board) {
    self.board = board.starting(notBefore: createdAt)
    for result in board.results { lastEnd = max(lastEnd, result?.endedAt ?? lastEnd) }
  }
}

/// The times at which a room opens and closes by itself, the lock of its seats, and its pass.
package struct Door: Hashable, Sendable {
  /// The opening time in seconds since 1970; `nil` if the room is open from the start.
  package internal(set) var opensAt: Int64?
  /// The closing time in seconds since 1970; `nil` if the room does not close by itself.
  package internal(set) var closesAt: Int64?
  /// Whether no new player may take a seat.
  package var isLocked = false
  /// The letters that newcomers send after the room code; `nil` until the author changes the code.
  package internal(set) var pass: String?

  package init() {}

  /// Creates an unlocked door; `nil` if it would close before it opens.
  package init?(opensAt: Int64?, closesAt: Int64?) {
    if let opensAt, let closesAt, closesAt <= opensAt { return nil }
    self.opensAt = opensAt
    self.closesAt = closesAt
  }

  /// A door with these times, and the lock and the pass of another door.
  package func locked(as other: Door) -> Door {
    var door = self
    door.isLocked = other.isLocked
    door.pass = other.pass
    return door
  }
}

/// The drawing of a page for the mistakes of a game; the page has the strokes.
package enum Scene: String, CaseIterable, Sendable {
  case gallows
  case web
  case snowman
  case balloon
}
