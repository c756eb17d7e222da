internal import HangmanKit

extension Call {
  /// The calls about rooms; `bodyLimit` holds 40 lines with their clues.
  static var rooms: [Call] {
    [
      .reading("/room", "id key") { service, parameters throws(Failure) in
        try service.showRoom(parameters)
      },
      makeRoom,
      .writing("/room/close", "id key") { service, parameters throws(Failure) in
        try service.closeRoom(parameters)
      },
      .writing("/room/seats", "id key remove") { service, parameters throws(Failure) in
        try service.removeSeats(parameters)
      },
      showBoard, guessOnBoard, nextOnBoard,
      .reading("/room/table", "id key") { service, parameters throws(Failure) in
        try service.showTable(parameters)
      },
    ]
  }
}

extension Service {
  /// A room as the player, or its author, may see it.
  fileprivate func showRoom(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let (id, room) = try rooms.room(parameters["id"])
    let isAuthor = try isAuthor(parameters, of: room)
    return reply(room, id, isAuthor: isAuthor, to: try players.presentID())
  }

  /// Ends a room: nobody begins a round any more.
  fileprivate func closeRoom(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let id = try ownRoom(parameters).id
    let room = try rooms.change(id) { room throws(Failure) in room.close() }
    return reply(room, id, isAuthor: true, to: try players.presentID())
  }

  /// Frees a seat, or all whose players have not made a guess.
  fileprivate func removeSeats(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let number = try seatNumber(parameters["remove"])
    let (id, room) = try ownRoom(parameters)
    let places = if let number { [number - 1] } else { try idlePlaces(in: room, id) }
    guard places.allSatisfy({ room.seats.indices.contains($0) && !room.seats[$0].isFree }) else {
      throw Self.noSuchSeat
    }
    let changed = try rooms.change(id) { changing throws(Failure) in
      // Whoever has taken or left a seat meanwhile is not meant.
      for place in places
      where changing.seats.indices.contains(place) && changing.seats[place] == room.seats[place] {
        changing.removeSeat(place)
      }
    }
    return reply(changed, id, isAuthor: true, to: try players.presentID())
  }

  /// The number of a seat, `nil` for those whose players have not made a guess.
  private func seatNumber(_ text: String?) throws(Failure) -> Int? {
    guard text != "idle" else { return nil }
    guard let number = text.flatMap({ Parameters.number($0) }),
      (1...Room.seatLimit).contains(number)
    else { throw Self.noSuchSeat }
    return number
  }

  private static var noSuchSeat: Failure {
    .invalidSetting("`remove` must be the number of a taken seat, or \"idle\".")
  }

  /// The seats, from 0, whose players have not made a guess.
  private func idlePlaces(in room: Room, _ id: SecretID) throws(Failure) -> [Int] {
    var places: [Int] = []
    for (place, seat) in room.seats.enumerated() where seat.isIdle {
      if try !players.isPlaying(digest: seat.player, in: id) { places.append(place) }
    }
    return places
  }

  fileprivate func showTable(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let room = try ownRoom(parameters).room
    let table = RoomTable(room: room, forgotten: forgotten(in: room))
    return CGIResponse(status: 200, body: table.csv, type: "text/csv")
  }

  /// The room of a call that must bring its key.
  func ownRoom(_ parameters: Parameters) throws(Failure) -> (id: SecretID, room: Room) {
    let found = try rooms.room(parameters["id"])
    guard try isAuthor(parameters, of: found.room) else { throw .noRoom }
    return found
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
    var reply = RoomReply(room: room, id: id, key: key, isAuthor: isAuthor, seat: seat)
    if reply.showsResults { reply.forgotten = forgotten(in: room) }
    return CGIResponse(status: status, json: reply.json)
  }

  /// By seats, whether the player is gone.
  private func forgotten(in room: Room) -> [Bool] {
    room.seats.map { players.isGone(digest: $0.player) }
  }

  /// Whether a call brings the key of a room; a wrong one finds no room.
  func isAuthor(_ parameters: Parameters, of room: Room) throws(Failure) -> Bool {
    guard let letters = parameters["key"] else { return false }
    guard let key = SecretID(letters: letters), key.digest == room.keyDigest else { throw .noRoom }
    return true
  }
}
