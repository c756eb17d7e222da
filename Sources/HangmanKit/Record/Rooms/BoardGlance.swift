/// The shared board of a room and its seats, decoded for a player who waits for the next letter:
/// without the words, and without the results of each seat.
package struct BoardGlance {
  /// The room with its board, and without its rounds and seats.
  package private(set) var room = Room.unread
  /// The number of the player's seat; `nil` without one.
  package private(set) var seat: Int?
  /// The numbers of the taken seats, in ascending order.
  private var taken: [Int] = []

  /// Decodes the file of a room; `nil` if it does not verify, or has no shared board.
  init?(at bytes: [UInt8], of player: String) {
    guard let start = Room.linesStart(in: bytes) else { return nil }
    var lines = LineReader(bytes, from: start)
    var kind = ""
    room.codeHead(&lines, &kind)
    taken.reserveCapacity(Room.seatLimit)
    var (rounds, number) = (0, 0)
    repeat {
      if lines.isNext("seat", true) {
        number += 1
        if !lines.hasNext("seat", Room.Seat.nobody) { taken.append(number) }
        if lines.hasNext("seat", player) { seat = number }
      } else if lines.isNext("round", true) {
        rounds += 1
      } else if lines.isNext("board", true) {
        break
      }
    } while lines.skipLine()
    let time = room.createdAt
    lines.group("board", &room.board, .unread) { $1.code(&$0, rounds: rounds, since: time) }
    guard lines.isDone, room.board != nil else { return nil }
  }

  /// The turn of the board at a time.
  package func turn(at now: Int64) -> Int? { room.board?.standing(at: now, among: taken).turn }
}
