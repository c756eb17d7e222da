internal import HangmanKit

/// How all fared in a room, as a table for spreadsheets (RFC 4180): a line a seat and round.
struct RoomTable {
  private let room: Room
  /// By seats, whether the player is gone.
  private let forgotten: [Bool]

  private static let header = "seat,round,status,mistakes,guesses,seconds,started,ended"

  init(_ room: Room, forgotten: [Bool]) {
    self.room = room
    self.forgotten = forgotten
  }

  var csv: [UInt8] {
    var text = Array("\(Self.header)\r\n".utf8)
    for (place, seat) in room.seats.enumerated() {
      for round in seat.results.indices {
        let fields = fields(seat.results[round], isForgotten: forgotten[place])
        text += Array("\(place + 1),\(round + 1),\(fields)\r\n".utf8)
      }
    }
    return text
  }

  private func fields(_ result: RoundResult?, isForgotten: Bool) -> String {
    if isForgotten { return "forgotten,,,,," }
    guard let result else { return ",,,,," }
    let times = "\(Timestamp.text(result.startedAt)),\(Timestamp.text(result.endedAt))"
    return "\(result.status.rawValue),\(result.mistakes),\(result.guesses),"
      + "\(result.endedAt - result.startedAt),\(times)"
  }
}
