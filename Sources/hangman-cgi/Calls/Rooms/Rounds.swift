internal import HangmanKit

extension KindCalls {
  /// A game that is a round of a room.
  static var round: KindCalls {
    KindCalls(
      isAsked: { $0["room"] != nil },
      start: Service.newRound,
      write: { game, json in json.writeRound(of: game) },
      writeHistory: { _, _, _ in }
    )
  }
}

extension Service {
  /// Starts a round of a room, or resumes it.
  ///
  /// The room is read once, under its lock. The player's lock is taken first, so that a round which
  /// this player ended in another request is already in the room.
  fileprivate func newRound(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    try parameters.check(
      known: "room pass round game",
      otherwise: "With `room` send only `pass`, `round` and `game`: the room decides the settings."
    )
    let wanted = try parameters.value(of: "round", otherwise: Self.noSuchRound) {
      Parameters.number($0)
    }
    var visit = try players.visit()
    let held = try rooms.hold(parameters["room"])
    var room = held.value
    try checkGame(parameters, visit.session.game)
    try rooms.checkPass(parameters["pass"], of: room, for: visit.id)
    if room.board != nil { return try enterBoard(held, wanted, visit) }
    guard wanted.map(room.rounds.indices.map { $0 + 1 }.contains) ?? true else {
      throw .invalidSetting(Self.noSuchRound)
    }
    let seat = visit.id.flatMap { room.seat(of: $0.digest) }
    let stay = RoomStay(room, of: visit.id, with: visit.session.game)
    let present = stay.game(ofRound: wanted)
    // A round that a player finished before the seat was removed stays finished; one that is not over
    // goes on.
    if let game = present, seat != nil || !game.isOver { return try goOn(game, held, visit) }
    guard present == nil, let round = stay.round(wanted) else { throw .roundPlayed }
    try room.checkOpen(at: now)
    guard room.hasSeat(for: visit.id?.digest) else { throw .roomFull }
    var game = try open(round, of: room)
    if visit.id == nil { visit = try players.visitOfStoredNewcomer() }
    guard let player = visit.id, let seat = room.takeSeat(player.digest, at: now) else {
      throw .roomFull
    }
    game.sit(at: seat)
    try rooms.replace(held, with: room)
    visit.session.start(game)
    return try end(visit, with: reply(game, status: 201))
  }

  /// Answers with the round that is the present game, on a new seat if the old one was removed.
  private func goOn(
    _ game: Game,
    _ held: consuming Held<Room>,
    _ visit: consuming Visit
  ) throws(Failure) -> CGIResponse {
    guard let player = visit.id else { throw .roomFull }
    var (game, room) = (game, held.value)
    game.sit(at: try room.takenSeat(of: player, at: now, saying: room.door.pass))
    try rooms.replace(held, with: room)
    visit.session.game = game
    return try end(visit, with: reply(game))
  }

  /// Stores in a round the seat that its player has now.
  ///
  /// Before a guess (`taking`) a player whose seat was removed takes a new one, and a room that is not
  /// open takes no first guess. Games of other kinds stay as they are. A round also stays as it is
  /// if its room is gone, or (unless a seat must be taken) cannot be read.
  func noteSeat(
    in game: inout Game,
    of player: SecretID?,
    taking: Bool
  ) throws(Failure) {
    guard let place = game.kind.round, let id = SecretID(letters: place.room), let player else {
      return
    }
    var found: Room?
    do throws(Failure) {
      let file = try Failure.refusing(rooms.store.file(RoomName(id)))
      if !game.guesses.isEmpty, file?.has(player.digest, onSeat: place.seat) == true { return }
      if let file { found = try Failure.refusing(rooms.store.room(in: file)) }
    } catch {
      if taking { throw error }
    }
    guard let room = found else { return }
    if taking, game.guesses.isEmpty { try room.checkOpen(at: now) }
    var seat = room.seat(of: player.digest).map { $0 + 1 } ?? 0
    if taking, seat == 0 {
      let held = try rooms.hold(id)
      var room = held.value
      seat = try room.takenSeat(of: player, at: now)
      try rooms.replace(held, with: room)
    }
    game.sit(at: seat)
  }

  /// Stores the result of a round in its room, if a change has ended one.
  ///
  /// The room is written before the player: if the process is killed between the two, the room keeps
  /// the result, and the repeated guess gets the same answer. A room that is gone is ignored, and one
  /// that cannot be changed refuses the call.
  func endRound(of player: SecretID, from before: Game?, to after: Game?) throws(Failure) {
    guard let ended = before?.endedRound(before: after, at: now),
      let id = SecretID(letters: ended.place.room)
    else { return }
    do throws(Failure) {
      let held = try rooms.hold(id)
      var room = held.value
      // A player whose seat was removed during this call must not be told of a result that is stored
      // nowhere.
      if after?.id == before?.id { _ = try room.takenSeat(of: player, at: now) }
      room.record(ended.result, round: ended.place.round, of: player.digest)
      try rooms.replace(held, with: room)
    } catch {
      guard error.isSame(as: .noRoom) else { throw error }
      guard !rooms.store.isForeign(room: id) else { throw .storage }
    }
  }

  private static let noSuchRound = "`round` must be the number of one of the room's rounds."

  func open(_ round: Int, of room: Room) throws(Failure) -> Game {
    try Failure.refusing(room.game(ofRound: round, identity: try newIdentity(), from: lists))
  }
}

extension Room {
  /// Refuses a round that nobody can begin at this time.
  func checkOpen(at now: Int64) throws(Failure) {
    guard !isClosed(at: now) else { throw .roomClosed }
    guard !isEarly(at: now) else { throw .roomNotOpen }
  }

  /// The seat of a player, from 1, taken now if there is none and the player sends the pass.
  fileprivate mutating func takenSeat(
    of player: SecretID,
    at now: Int64,
    saying pass: String? = nil
  ) throws(Failure) -> Int {
    guard admits(player.digest, saying: pass) else { throw .newCode }
    if let seat = seat(of: player.digest) { return seat + 1 }
    try checkOpen(at: now)
    guard let seat = takeSeat(player.digest, at: now) else { throw .roomFull }
    return seat
  }
}

extension JSON {
  /// Writes which round a game is, and the words of a trap once it is over.
  fileprivate mutating func writeRound(of game: Game) {
    guard let place = game.kind.round else { return null("room") }
    field("room") {
      $0.field("id", place.room)
      $0.field("round", place.round)
      $0.field("clue", utf8: place.clue)
      $0.field("seat", place.seat > 0 ? place.seat : nil)
    }
    field("trap", array: game.isOver ? game.secret.trap : nil) {
      $0.string(utf8: game.alphabet.utf8($1))
    }
  }
}

/// A player who comes to a room to play.
private struct RoomStay {
  private let room: Room
  /// The digest of the player's id, `nil` for a newcomer.
  private let player: String?
  /// The present game, if it is the room's and not void.
  private let present: Game?

  init(_ room: Room, of player: SecretID?, with game: Game?) {
    self.room = room
    self.player = player?.digest
    present = game.flatMap { $0.kind.round?.room == room.id && $0.status != .void ? $0 : nil }
  }

  private func isOpen(_ round: Int) -> Bool {
    player.map { !room.hasPlayed(round: round, $0) } ?? true
  }

  /// Returns the present game if it is of the given round; without a round, if it can go on or was the
  /// last.
  func game(ofRound round: Int?) -> Game? {
    guard let present else { return nil }
    if let round { return present.kind.round?.round == round ? present : nil }
    return !present.isOver || self.round(nil) == nil ? present : nil
  }

  /// Returns the round to play, `nil` if the player has played it.
  func round(_ wanted: Int?) -> Int? {
    if let wanted { return isOpen(wanted) ? wanted : nil }
    return room.rounds.indices.map { $0 + 1 }.first(where: isOpen)
  }
}
