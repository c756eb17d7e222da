/// A game's place in a room: all that it needs of it, so that it goes on without.
package struct RoomPlace: Hashable, Sendable {
  /// What is played in a room.
  package enum Kind: String, Sendable {
    /// Words of the author's, each against the honest computer.
    case words
    /// The evil computer among a few words of the author's.
    case trap
    /// Games that the server has drawn, the same for everybody.
    case rounds
  }

  /// The room's id in 26 letters.
  package let room: String
  package let kind: Kind
  /// From 1.
  package let round: Int
  /// From 1.
  package fileprivate(set) var seat: Int
  /// What the author says of the word, as UTF-8.
  package let clue: [UInt8]?
  /// The entries of a trap, in the author's order; none in other rooms.
  package let entries: [[UInt8]]

  package init(
    room: String,
    kind: Kind,
    round: Int,
    seat: Int,
    clue: [UInt8]? = nil,
    entries: [[UInt8]] = []
  ) {
    self.room = room
    self.kind = kind
    self.round = round
    self.seat = seat
    self.clue = clue
    self.entries = entries
  }
}

extension Game {
  /// The entries of the trap that it is, `nil` for any other game.
  var trapEntries: [[UInt8]]? { room?.kind == .trap ? room?.entries : nil }

  /// The entries that its room plays with, where they are the author's.
  var authorEntries: [[UInt8]]? { room?.kind == .words ? word.map { [$0] } : trapEntries }

  /// Notes the seat of the player in the room.
  package mutating func sit(at seat: Int) { room?.seat = seat }
}

/// What a game is fixed to before it begins, hidden behind a nonce.
package enum Commitment {
  /// SHA-256, in hex, of the nonce, a colon and what is promised, as UTF-8.
  static func of(_ promised: String, nonce: String) -> String {
    Hex.text(SHA256.digest(Array("\(nonce):\(promised)".utf8)))
  }

  /// The promise of a trap.
  static func of(_ entries: [[UInt8]], in alphabet: Alphabet, nonce: String) -> String {
    of(entries.map(alphabet.text).joined(separator: "\n"), nonce: nonce)
  }
}
