internal import HangmanKit

extension Service {
  /// Shows a room as its player or its author may see it.
  func showRoom(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let (id, room) = try rooms.room(parameters["id"])
    let isAuthor = try isAuthor(parameters, of: room)
    let player = try players.present()?.id
    if !isAuthor { try rooms.checkPass(parameters["pass"], of: room, for: player) }
    return reply(room, id, isAuthor: isAuthor, to: player)
  }

  /// Ends a room, so that no player can begin a round in it.
  func closeRoom(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let held = try holdOwnRoom(parameters)
    var room = held.value
    room.close()
    return try replace(held, with: room)
  }

  func showTable(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let room = try ownRoom(parameters).room
    let table = RoomTable(room: room, forgotten: forgotten(in: room))
    return CGIResponse(status: 200, body: table.csv, type: "text/csv")
  }

  /// Returns the room of a call that must bring its key.
  private func ownRoom(_ parameters: Parameters) throws(Failure) -> (id: SecretID, room: Room) {
    let found = try rooms.room(parameters["id"])
    guard try isAuthor(parameters, of: found.room) else { throw .noRoom }
    return found
  }

  /// Returns the room of a call that must bring its key, locked for a change.
  func holdOwnRoom(_ parameters: Parameters) throws(Failure) -> Held<Room> {
    try rooms.hold(ownRoom(parameters).id)
  }

  /// Stores the room of an author's call after its change, and answers with it.
  func replace(_ held: consuming Held<Room>, with room: Room) throws(Failure) -> CGIResponse {
    guard let id = room.id.flatMap(SecretID.init(letters:)) else { throw .noRoom }
    try rooms.replace(held, with: room)
    return reply(room, id, to: try players.present()?.id)
  }

  func reply(
    _ room: Room,
    _ id: SecretID,
    key: SecretID? = nil,
    isAuthor: Bool = true,
    to player: SecretID? = nil,
    status: Int = 200
  ) -> CGIResponse {
    let seat = player.flatMap { room.seat(of: $0.digest) }
    var reply = RoomReply(room: room, now: now, id: id, key: key, isAuthor: isAuthor, seat: seat)
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
