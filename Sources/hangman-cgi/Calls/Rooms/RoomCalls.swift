internal import HangmanKit

extension Service {
  /// Shows a room as its player or its author may see it.
  func showRoom(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let room = try rooms.room(parameters["id"])
    let isAuthor = try isAuthor(parameters, of: room)
    let player = try players.present()?.id
    if !isAuthor { try rooms.checkPass(parameters["pass"], of: room, for: player) }
    return reply(room, isAuthor: isAuthor, to: player)
  }

  /// Ends a room, so that no player can begin a round in it.
  func closeRoom(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    try changeOwnRoom(parameters) { $0.close() }
  }

  func showTable(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let room = try ownRoom(parameters)
    let table = RoomTable(room: room, forgotten: forgotten(in: room))
    return CGIResponse(status: 200, body: table.csv, type: "text/csv")
  }

  /// Returns the room of a call that must bring its key.
  private func ownRoom(_ parameters: Parameters) throws(Failure) -> Room {
    let room = try rooms.room(parameters["id"])
    guard try isAuthor(parameters, of: room) else { throw .noRoom }
    return room
  }

  /// Changes the room of a call that must bring its key, and answers with it.
  func changeOwnRoom(
    _ parameters: Parameters,
    _ change: (inout Room) throws(Failure) -> Void
  ) throws(Failure) -> CGIResponse {
    let held = try rooms.hold(ownRoom(parameters).id)
    var room = held.value
    try change(&room)
    try rooms.replace(held, with: room)
    return reply(room, to: try players.present()?.id)
  }

  func reply(
    _ room: Room,
    key: SecretID? = nil,
    isAuthor: Bool = true,
    to player: SecretID? = nil,
    status: Int = 200
  ) -> CGIResponse {
    let seat = player.flatMap { room.seat(of: $0.digest) }
    var reply = RoomReply(room: room, now: now, key: key, isAuthor: isAuthor, seat: seat)
    if reply.showsResults { reply.forgotten = forgotten(in: room) }
    return CGIResponse(status: status, json: reply.json)
  }

  /// Returns for each seat whether its player is gone.
  private func forgotten(in room: Room) -> [Bool] {
    room.seats.map { players.isGone(digest: $0.player) }
  }

  /// Whether a call brings the key of a room; with a wrong key the room counts as not found.
  func isAuthor(_ parameters: Parameters, of room: Room) throws(Failure) -> Bool {
    guard let letters = parameters["key"] else { return false }
    guard let key = SecretID(letters: letters), key.digest == room.keyDigest else { throw .noRoom }
    return true
  }
}
