internal import HangmanKit

extension Service {
  /// Shows the board of a room, or nothing if the client knows the present turn already.
  func showBoard(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let known = try parameters.value(of: "turn", otherwise: "`turn` must be a whole number.") {
      Parameters.number($0)
    }
    let player = try players.present()?.id.digest
    let file = try rooms.file(parameters["id"])
    // All players ask every other second, so most calls end here.
    if let known,
      let glance = try Failure.refusing(rooms.store.glance(at: file, of: player ?? "")),
      try isAuthor(parameters, of: glance.room) || glance.seat != nil, glance.turn(at: now) == known
    {
      return .noContent
    }
    let room = try rooms.room(in: file)
    guard let board = room.board else { throw .noRoom }
    let seat = player.flatMap { room.seat(of: $0) }.map { $0 + 1 }
    guard try isAuthor(parameters, of: room) || seat != nil else { throw .noSeat }
    return reply(board, of: room, to: seat)
  }

  /// Answers a letter on the shared board.
  ///
  /// A letter that was guessed before is a repeat, at any seat's turn: if two players guess it at once it
  /// counts once, and a guess can be sent again after a lost reply.
  func guessOnBoard(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let character = try guessedCharacter(parameters)
    let wanted = try round(parameters)
    let player = try players.present()?.id
    let held = try rooms.hold(parameters["id"])
    var room = held.value
    guard var board = room.board else { throw .noRoom }
    guard let seat = player.flatMap({ room.seat(of: $0.digest) }).map({ $0 + 1 }) else {
      throw .noSeat
    }
    guard var game = board.game, board.round == wanted else { throw .staleRound }
    let letter = try letter(character, of: game)
    let isRepeat = game.hasGuessed(letter)
    if !isRepeat {
      // A round that has begun can be finished, as in a room where each seat has its own board.
      if game.guesses.isEmpty { try room.checkOpen(at: now) }
      guard !game.isOver else { throw .gameOver }
      guard board.admits(seat, at: now, among: room.takenSeats) else { throw .notYourTurn }
    }
    let (outcome, _, _) = try Failure.refusing(game.guess(letter, over: lists, at: now))
    if !isRepeat {
      board.take(game, saidBy: seat, at: now, among: room.takenSeats)
      room.take(board)
      try rooms.replace(held, with: room)
    }
    return reply(board, of: room, to: seat) { $0.field("outcome", outcome?.rawValue) }
  }

  /// Puts the next round on the board.
  ///
  /// While nobody could begin that round, the present one is not given up for it.
  func nextOnBoard(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let wanted = try round(parameters)
    let held = try rooms.hold(parameters["id"])
    var room = held.value
    guard try isAuthor(parameters, of: room), var board = room.board else { throw .noRoom }
    guard wanted == board.round else { throw .staleRound }
    guard board.game != nil, wanted < room.rounds.count else { throw .noNextRound }
    try room.checkOpen(at: now)
    board.giveUp(at: now)
    board.begin(try open(wanted + 1, of: room), at: now)
    room.take(board)
    try rooms.replace(held, with: room)
    return reply(board, of: room, to: nil)
  }

  /// Takes a seat at a room's shared board.
  ///
  /// The first round begins when the first player enters, and a void one begins again.
  func enterBoard(
    _ held: consuming Held<Room>,
    _ wanted: Int?,
    _ visit: consuming Visit
  ) throws(Failure) -> CGIResponse {
    var room = held.value
    guard var board = room.board else { throw .noRoom }
    guard wanted == nil || wanted == board.round else { throw .staleRound }
    let isKnown = visit.id.map { room.seat(of: $0.digest) != nil } ?? false
    let isBegun = board.game.map { $0.status != .void } ?? false
    let isResumed = isKnown && isBegun
    if !isResumed { try room.checkOpen(at: now) }
    if !isKnown {
      guard room.hasSeat(for: visit.id?.digest) else { throw .roomFull }
      board.welcome()
      room.take(board)
    }
    if !isBegun {
      board.begin(try open(board.round, of: room), at: now)
      room.take(board)
    }
    if visit.id == nil { visit = try players.visitOfStoredNewcomer() }
    guard let player = visit.id, let seat = room.takeSeat(player.digest, at: now),
      var game = board.game
    else { throw .roomFull }
    try rooms.replace(held, with: room)
    game.sit(at: seat)
    var response = reply(game, status: isResumed ? 200 : 201)
    if !isResumed { players.give(player, in: &response) }
    return try players.finish(visit, with: response)
  }

  private func round(_ parameters: Parameters) throws(Failure) -> Int {
    let rule = "`round` must be the number of the present round."
    let round = try parameters.value(of: "round", otherwise: rule) { Parameters.number($0) }
    guard let round else { throw .invalidSetting(rule) }
    return round
  }

  private func reply(
    _ board: Board,
    of room: Room,
    to seat: Int?,
    also write: (inout JSON) -> Void = { _ in }
  ) -> CGIResponse {
    let standing = board.standing(at: now, among: room.takenSeats)
    let json = JSON.object {
      $0.field("id", room.id)
      $0.field("round", board.round)
      $0.field("rounds", room.rounds.count)
      $0.field("turn", standing.turn)
      if var game = board.game {
        game.sit(at: seat ?? 0)
        var view = view(of: game)
        view.speakers = board.speakers
        $0.field("game", object: view.write)
      } else {
        $0.null("game")
      }
      $0.field("seats", array: room.takenSeats) { json, seat in
        let letters = board.speakers.indices.filter { board.speakers[$0] == seat }
        json.object {
          $0.field("seat", seat)
          $0.field("id", room.seatID(seat - 1))
          $0.field("guesses", letters.count)
          $0.field("hits", letters.count { board.game?.guesses[$0].positions.isEmpty == false })
        }
      }
      $0.field("next", standing.next)
      $0.field("endsAt", standing.endsAt.map(Timestamp.text))
      write(&$0)
    }
    return CGIResponse(json: json)
  }
}
