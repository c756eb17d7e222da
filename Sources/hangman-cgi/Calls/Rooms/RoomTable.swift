internal import HangmanKit

/// The results of a room as a table for spreadsheets (RFC 4180): a line a seat and round.
struct RoomTable {
  let room: Room
  /// By seats, whether the player is gone.
  let forgotten: [Bool]

  private static let header: StaticString =
    "seat,round,status,mistakes,guesses,seconds,started,ended\r\n"

  var csv: [UInt8] {
    var text = ByteWriter(capacity: 65_536)
    text.append(Self.header)
    for (place, seat) in room.seats.enumerated() where !seat.isFree {
      for (round, result) in seat.results.enumerated() {
        text.append(place + 1)
        text.append(UInt8(ascii: ","))
        text.append(round + 1)
        write(result, isForgotten: forgotten[place], to: &text)
      }
    }
    return text.bytes
  }

  private func write(_ result: RoundResult?, isForgotten: Bool, to text: inout ByteWriter) {
    if isForgotten { return text.append(",forgotten,,,,,\r\n") }
    guard let result else { return text.append(",,,,,,\r\n") }
    text.append(result.isWon ? ",won," : ",lost,")
    for number in [result.mistakes, result.guesses, Int(result.endedAt - result.startedAt)] {
      text.append(number)
      text.append(UInt8(ascii: ","))
    }
    Timestamp.write(result.startedAt, to: &text)
    text.append(UInt8(ascii: ","))
    Timestamp.write(result.endedAt, to: &text)
    text.append("\r\n")
  }
}
