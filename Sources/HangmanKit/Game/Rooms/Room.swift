/// A link under which several people play the same and see how the others did.
package struct Room: Hashable, Sendable {
  /// Whose are the results.
  package enum Table: String, Sendable {
    /// Everybody's who has played all rounds.
    case all
    /// The author's alone.
    case author
  }

  /// Somebody who plays in the room.
  package struct Seat: Hashable, Sendable {
    /// The digest of the player's id.
    package let player: String
    /// By rounds, `nil` for each that is not over.
    package fileprivate(set) var results: [RoundResult?]

    /// Whether every round is over.
    package var isDone: Bool { !results.contains(nil) }

    /// Whether no round is over.
    package var isIdle: Bool { !isFree && results.allSatisfy { $0 == nil } }

    /// What stands for the player of a seat that was removed, which is no digest.
    private static let nobody = "free"

    /// Whether it waits for the next who comes, behind whom others keep their numbers.
    package var isFree: Bool { player == Self.nobody }

    fileprivate static func free(rounds: Int) -> Seat {
      Seat(player: nobody, results: Array(repeating: nil, count: rounds))
    }
  }

  package let table: Table
  /// Those of each game; of a list's words and letters alone where the words are the author's.
  package let settings: Settings
  package let alphabet: Alphabet
  /// One at least, all of one kind of secret.
  package let rounds: [Round]
  /// SHA-256 of the author's key, in hex.
  package let keyDigest: String
  /// Seconds since 1970.
  package let createdAt: Int64
  /// The mistakes that a trap costs whoever guesses perfectly, as far as that was found.
  package let worth: Int?
  /// In 26 letters; `nil` before it is stored.
  package var id: String?
  /// What the author calls it, as UTF-8.
  package let title: [UInt8]?
  /// What is drawn for whoever plays in it, where the author has a wish.
  package let scene: Scene?
  /// Whether nobody can begin a round any more.
  package private(set) var isClosed: Bool
  /// By their numbers, which stay when another seat is removed.
  package private(set) var seats: [Seat]
  /// When the last result came, in seconds since 1970; without one, when the room was made.
  package private(set) var lastEnd: Int64

  package static let roundLimit = 40
  package static let drawnLimit = 20
  package static let seatLimit = 200
  /// Characters of a title.
  package static let titleLimit = 60
  /// Seconds that a room lives at most.
  package static let lifetime: Int64 = 400 * 86_400
  /// Seconds that one lives at most which nobody has entered, where there are as many as there may be.
  package static let emptyLifetime: Int64 = 86_400
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
    lastEnd: Int64? = nil,
    seats: [Seat] = []
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
    self.lastEnd = lastEnd ?? createdAt
    self.seats = seats
  }

  /// What is played: `words` of the author's, each against the honest computer, a `trap`, or `rounds`
  /// that the server has drawn.
  package var kind: String { rounds[0].secret.kind }

  /// When it expires, in seconds since 1970.
  package var expiresAt: Int64 {
    min(createdAt + Self.lifetime, lastEnd + Self.quietLifetime)
  }

  /// Where a player sits, from 0; `nil` for somebody who has no seat.
  package func seat(of player: String) -> Int? { seats.firstIndex { $0.player == player } }

  /// Whether a player has finished a round, which is counted from 1.
  package func hasResult(ofRound round: Int, of player: String) -> Bool {
    seat(of: player).map { seats[$0].results[round - 1] != nil } ?? false
  }

  /// The seat of a player, from 1, taken now if there was none; `nil` if all are taken.
  package mutating func takeSeat(_ player: String) -> Int? {
    if let seat = seat(of: player) { return seat + 1 }
    let place = seats.firstIndex { $0.isFree } ?? seats.count
    guard place < Self.seatLimit else { return nil }
    let seat = Seat(player: player, results: Array(repeating: nil, count: rounds.count))
    if place < seats.count { seats[place] = seat } else { seats.append(seat) }
    return place + 1
  }

  /// Whether a player has a seat, or could take one; `nil` is a newcomer.
  package func hasSeat(for player: String?) -> Bool {
    player.flatMap(seat) != nil || seats.count < Self.seatLimit || seats.contains { $0.isFree }
  }

  /// Frees a seat, which is counted from 0, and forgets its results.
  package mutating func removeSeat(_ place: Int) {
    seats[place] = .free(rounds: rounds.count)
    while seats.last?.isFree == true { seats.removeLast() }
  }

  /// Notes how a round ended for a player; the first result of a round counts.
  package mutating func record(_ result: RoundResult, round: Int, of player: String) {
    guard rounds.indices.contains(round - 1), let seat = takeSeat(player),
      seats[seat - 1].results[round - 1] == nil
    else { return }
    seats[seat - 1].results[round - 1] = result
    lastEnd = max(lastEnd, result.endedAt)
  }

  package mutating func close() { isClosed = true }
}
