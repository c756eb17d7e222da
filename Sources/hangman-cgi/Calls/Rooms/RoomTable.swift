internal import HangmanKit

/// The results of a room as a table for spreadsheets (RFC 4180), with a line for each seat and round.
struct RoomTable {
  let room: Room
  /// Whether each seat's player is gone.
  let forgotten: [Bool]

  private static let header: StaticString =
    "seat,round,status,mistakes,guesses,seconds,started,ended,id\r\n"

  var csv: [UInt8] {
    var text = ByteWriter(capacity: 65_536)
    text.append(Self.header)
    for row in room.rows(forgotten) { write(row, to: &text) }
    return text.bytes
  }

  /// Writes a line for each round; the lines of a shared board name no seat.
  private func write(_ row: Room.Row, to text: inout ByteWriter) {
    for (index, result) in row.results.enumerated() {
      if let place = row.place { text.append(place + 1) }
      text.append(UInt8(ascii: ","))
      text.append(index + 1)
      write(result, isForgotten: row.isForgotten, to: &text)
      text.append(",")
      if let place = row.place { text.append(contentsOf: room.seatID(place)) }
      text.append("\r\n")
    }
  }

  private func write(_ result: RoundResult?, isForgotten: Bool, to text: inout ByteWriter) {
    if isForgotten { return text.append(",forgotten,,,,,") }
    guard let result else { return text.append(",,,,,,") }
    text.append(result.isWon ? ",won," : ",lost,")
    for number in [result.mistakes, result.guesses, Int(result.endedAt - result.startedAt)] {
      text.append(number)
      text.append(UInt8(ascii: ","))
    }
    Timestamp.write(result.startedAt, to: &text)
    text.append(UInt8(ascii: ","))
    Timestamp.write(result.endedAt, to: &text)
  }
}
