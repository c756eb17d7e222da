internal import HangmanKit

extension Service {
  var rooms: Rooms { Rooms(configuration, now: now) }

  /// Makes a room, or says what it would be.
  func makeRoom(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let once = try once(parameters)
    let draft = try RoomDraft(parameters, configuration, lists)
    let random = try Failure.refusing(SecretID.random())
    let key = once?.derived(for: "key") ?? random
    if !draft.isTrial, let once, let made = try rooms.made(once: once, key: key) {
      return reply(made.room, made.id, key: key)
    }
    let room = try draft.room(key: key, now: now)
    guard let room, !draft.isTrial else {
      let suggestions = try room.flatMap { room throws(Failure) in
        try draft.suggestions(for: room)
      }
      let trial = RoomReply.trial(of: room, isDrawn: draft.isDrawn, suggestions, draft.refused)
      return CGIResponse(json: trial)
    }
    let id = try rooms.create(room, once: once)
    return reply(room, id, key: key, status: 201)
  }

  /// The digits by which a client says that it is the same call again.
  private func once(_ parameters: Parameters) throws(Failure) -> SecretID? {
    try parameters.value(
      of: "once",
      otherwise: "once is 32 hexadecimal digits, drawn by chance for one room."
    ) { SecretID(Array($0.utf8)[...]) }
  }

  /// A room as the player, or its author, may see it.
  func showRoom(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let (id, room) = try rooms.room(parameters["id"])
    let isAuthor = try isAuthor(parameters, of: room)
    return reply(room, id, isAuthor: isAuthor, to: try players.presentID())
  }

  /// Ends a room: nobody begins a round any more.
  func closeRoom(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let id = try ownRoom(parameters).id
    let room = try rooms.change(id) { room throws(Failure) in room.close() }
    return reply(room, id, isAuthor: true, to: try players.presentID())
  }

  /// Frees a seat, or all whose players have not made a guess.
  func removeSeats(_ parameters: Parameters) throws(Failure) -> CGIResponse {
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
    guard let number = text.flatMap({ SettingsParameters.number($0) }),
      (1...Room.seatLimit).contains(number)
    else { throw Self.noSuchSeat }
    return number
  }

  private static var noSuchSeat: Failure {
    .invalidSetting("remove is the number of a seat that is taken, or idle.")
  }

  /// The seats, from 0, whose players have not made a guess.
  private func idlePlaces(in room: Room, _ id: SecretID) throws(Failure) -> [Int] {
    var places: [Int] = []
    for (place, seat) in room.seats.enumerated() where seat.isIdle {
      if try !players.isPlaying(digest: seat.player, in: id) { places.append(place) }
    }
    return places
  }

  func showTable(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let room = try ownRoom(parameters).room
    let table = RoomTable(room: room, forgotten: forgotten(in: room))
    return CGIResponse(status: 200, body: table.csv, type: "text/csv")
  }

  /// The room of a call that must bring its key.
  private func ownRoom(_ parameters: Parameters) throws(Failure) -> (id: SecretID, room: Room) {
    let found = try rooms.room(parameters["id"])
    guard try isAuthor(parameters, of: found.room) else { throw .noRoom }
    return found
  }

  private func reply(
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
  private func isAuthor(_ parameters: Parameters, of room: Room) throws(Failure) -> Bool {
    guard let letters = parameters["key"] else { return false }
    guard let key = SecretID(letters: letters), key.digest == room.keyDigest else { throw .noRoom }
    return true
  }

  /// Starts a round of a room, or leads to it.
  func newRoomGame(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    try parameters.check(
      known: ["room", "round", "game"],
      otherwise: "room comes alone or with round and game: its settings are the room's."
    )
    let wanted = try parameters.value(of: "round", otherwise: Self.noSuchRound) {
      SettingsParameters.number($0)
    }
    let id = try rooms.room(parameters["room"]).id
    return try players.enter { visit, player throws(Failure) in
      // Read again: what this player ended meanwhile was written under the same lock.
      let room = try rooms.room(id)
      try checkGame(parameters, visit.session.game)
      let stay = RoomStay(room, id, of: player, with: visit.session.game)
      guard wanted.map(room.rounds.indices.map { $0 + 1 }.contains) ?? true else {
        throw .invalidSetting(Self.noSuchRound)
      }
      if let game = stay.game(ofRound: wanted) { return reply(game) }
      guard let round = stay.round(wanted) else { throw .roundPlayed }
      var game = try open(round, of: room, id)
      game.sit(at: try rooms.enter(id, as: player))
      visit.session.start(game)
      return reply(game, status: 201)
    }
  }

  private static let noSuchRound = "round is the number of one of the room's rounds."

  private func open(_ round: Int, of room: Room, _ id: SecretID) throws(Failure) -> Game {
    try Failure.refusing(
      room.game(ofRound: round, in: id.letters, identity: try newIdentity(), from: lists)
    )
  }
}

/// A player who comes to a room to play.
private struct RoomStay {
  private let room: Room
  private let player: String
  /// The present game, if it is the room's and not void.
  private let present: Game?

  init(_ room: Room, _ id: SecretID, of player: SecretID, with game: Game?) {
    self.room = room
    self.player = player.digest
    present = game.flatMap { $0.origin.round?.room == id.letters && $0.status != .void ? $0 : nil }
  }

  private func isOpen(_ round: Int) -> Bool { !room.hasResult(ofRound: round, of: player) }

  /// The present game, where it is of the round; without a round, where it can go on or was the last.
  func game(ofRound round: Int?) -> Game? {
    guard let present else { return nil }
    if let round { return present.origin.round?.round == round ? present : nil }
    return !present.isOver || self.round(nil) == nil ? present : nil
  }

  /// The round to play, `nil` if it is played.
  func round(_ wanted: Int?) -> Int? {
    if let wanted { return isOpen(wanted) ? wanted : nil }
    return room.rounds.indices.map { $0 + 1 }.first(where: isOpen)
  }
}
