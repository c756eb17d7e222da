internal import HangmanKit

/// What somebody may see of a room: its words never, its results once they cannot help any more.
struct RoomReply {
  private let room: Room
  private let id: SecretID?
  /// In the reply to its making alone.
  private let key: SecretID?
  private let isAuthor: Bool
  /// Where the asking player sits, from 0.
  private let seat: Int?
  /// By seats, whether the player is gone.
  var forgotten: [Bool] = []

  /// A room that is only tried.
  init(_ room: Room) {
    self.init(room, id: nil, key: nil, isAuthor: false, seat: nil)
  }

  /// A room that was just made.
  init(_ room: Room, id: SecretID, key: SecretID) {
    self.init(room, id: id, key: key, isAuthor: true, seat: nil)
  }

  init(_ room: Room, id: SecretID, isAuthor: Bool, seat: Int?) {
    self.init(room, id: id, key: nil, isAuthor: isAuthor, seat: seat)
  }

  private init(_ room: Room, id: SecretID?, key: SecretID?, isAuthor: Bool, seat: Int?) {
    self.room = room
    self.id = id
    self.key = key
    self.isAuthor = isAuthor
    self.seat = seat
  }

  /// Whether this one may see how all fared.
  var showsResults: Bool {
    if isAuthor { return true }
    switch room.table {
    case .author: return false
    case .all: return room.isClosed || seat.map { room.seats[$0].isDone } ?? false
    }
  }

  var json: [UInt8] {
    JSON.object { json in
      if let id { json.field("id", id.letters) }
      if let key { json.field("key", key.letters) }
      json.field("kind", room.kind.rawValue)
      json.field("rounds", array: room.rounds) { json, round in
        json.object { write(round, to: &$0) }
      }
      json.field("mistakes", room.settings.mistakes)
      json.field("evil", room.settings.isEvil)
      json.field("cunning", room.settings.cunning.rawValue)
      json.write(room.alphabet)
      json.field("worth", room.worth)
      json.field("table", room.table.rawValue)
      json.field("closed", room.isClosed)
      json.field("createdAt", Timestamp.text(room.createdAt))
      json.field("expiresAt", Timestamp.text(room.expiresAt))
      json.field("seat", seat.map { $0 + 1 })
      json.field("seats", room.seats.count)
      json.field("own") { writeOwn(to: &$0) }
      json.field("results") { writeResults(to: &$0) }
    }
  }

  private func write(_ round: Round, to json: inout JSON) {
    json.field("commitment", round.commitment(in: room.alphabet))
    json.field("clue", round.clue.map { String(decoding: $0, as: UTF8.self) })
    if isAuthor { json.field("nonce", round.nonce) }
  }

  private func writeOwn(to text: inout ByteWriter) {
    guard let seat else { return text.append("[]") }
    write(room.seats[seat].results, to: &text)
  }

  /// As text, since a class has thousands of results.
  private func writeResults(to text: inout ByteWriter) {
    guard showsResults else { return text.append("null") }
    text.append("[")
    for (place, seat) in room.seats.enumerated() {
      if place > 0 { text.append(",") }
      text.append("{\"seat\":")
      text.append(place + 1)
      text.append(",\"rounds\":")
      let isForgotten = forgotten.indices.contains(place) && forgotten[place]
      write(seat.results, isForgotten: isForgotten, to: &text)
      text.append("}")
    }
    text.append("]")
  }

  /// The rounds that are over.
  private func write(
    _ results: SeatResults,
    isForgotten: Bool = false,
    to text: inout ByteWriter
  ) {
    text.append("[")
    var isFirst = true
    results.forEachScore { round, isWon, mistakes, guesses in
      if !isFirst { text.append(",") }
      isFirst = false
      text.append("{\"round\":")
      text.append(round)
      if isForgotten {
        text.append(",\"status\":\"forgotten\",\"mistakes\":null,\"guesses\":null}")
        return
      }
      if isWon {
        text.append(",\"status\":\"won\",\"mistakes\":")
      } else {
        text.append(",\"status\":\"lost\",\"mistakes\":")
      }
      text.append(mistakes)
      text.append(",\"guesses\":")
      text.append(guesses)
      text.append("}")
    }
    text.append("]")
  }
}
