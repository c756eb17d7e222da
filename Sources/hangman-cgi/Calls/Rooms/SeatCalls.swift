internal import HangmanKit

extension Call {
  /// Frees seats of a room by a rule of its author, or locks the room for newcomers.
  static var changeSeats: Call {
    .writing("/room/seats", "id key remove idle after keep lock") {
      service,
      parameters throws(Failure) in
      let rule = try SeatRule(parameters)
      let held = try service.holdOwnRoom(parameters)
      var room = held.value
      try rule.apply(to: &room, with: service.players)
      return try service.replace(held, with: room)
    }
  }

  /// Changes the times at which a room opens and closes by itself.
  static var changeTimes: Call {
    .writing("/room/times", "id key opensAt closesAt") { service, parameters throws(Failure) in
      let door = try parameters.door()
      let held = try service.holdOwnRoom(parameters)
      var room = held.value
      room.door = door.locked(as: room.door)
      return try service.replace(held, with: room)
    }
  }
}

extension Parameters {
  /// Returns the times at which a room opens and closes by itself.
  func door() throws(Failure) -> Door {
    let (opensAt, closesAt) = (try time("opensAt"), try time("closesAt"))
    guard let door = Door(opensAt: opensAt, closesAt: closesAt) else {
      throw .invalidSetting("`closesAt` must be later than `opensAt`.")
    }
    return door
  }
}

/// The rule that an author gives for the seats of a room.
private enum SeatRule {
  /// Frees the seat of a number.
  case number(Int)
  /// Frees the seats with these ids, or all others.
  case ids([String], isKept: Bool)
  /// Frees the seats whose players have made at most this many guesses.
  case idle(Int)
  /// Frees the seats that were taken after this time.
  case after(Int64)
  /// Locks the room for newcomers, or unlocks it.
  case lock(Bool)

  init(_ parameters: Parameters) throws(Failure) {
    let names = ["remove", "idle", "after", "keep", "lock"].filter { parameters[$0] != nil }
    guard names.count < 2 else {
      throw .invalidRequest("Send only one of `remove`, `idle`, `after`, `keep` and `lock`.")
    }
    let text = parameters["remove"] ?? parameters["keep"] ?? ""
    if let guesses = try parameters.number("idle", in: 0...1_000_000) {
      self = .idle(guesses)
    } else if let time = try parameters.time("after") {
      self = .after(time)
    } else if let isLocked = try parameters.truth("lock") {
      self = .lock(isLocked)
    } else if text == "idle", parameters["remove"] != nil {
      self = .idle(0)
    } else if text.utf8.count < 8, parameters["remove"] != nil, let number = Parameters.number(text)
    {
      self = .number(number)
    } else {
      var ids: [String] = []
      var rest = Array(text.utf8)[...]
      while let id = rest.popField(endingAt: UInt8(ascii: ",")) {
        ids.append(String(decoding: id, as: UTF8.self))
      }
      guard !ids.isEmpty else { throw Self.nothing }
      self = .ids(ids, isKept: parameters["keep"] != nil)
    }
  }

  private static var nothing: Failure {
    .invalidSetting(
      "`remove` must be the number of a taken seat, ids of taken seats with commas between them, or "
        + "\"idle\"; `keep` such ids; `after` a time such as 2026-11-21T09:00:00Z."
    )
  }

  func apply(to room: inout Room, with players: Players) throws(Failure) {
    if case .lock(let isLocked) = self { room.door.isLocked = isLocked }
    let taken = room.takenSeats.map { $0 - 1 }
    var (gone, named): ([Int], Int) = ([], 0)
    for (place, seat) in zip(taken, try seats(taken, of: room, players)) {
      var isMeant = false
      switch self {
      case .lock: break
      case .number(let number): isMeant = place == number - 1
      case .ids(let ids, let isKept):
        let isNamed = ids.contains(room.seatID(place))
        if isNamed { named += 1 }
        isMeant = isNamed != isKept
      case .idle(let most): isMeant = seat.guesses <= most
      case .after(let time): isMeant = seat.came > time
      }
      if isMeant { gone.append(place) }
    }
    switch self {
    case .number where gone.isEmpty: throw Self.nothing
    case .ids(let ids, _) where named < ids.count: throw Self.nothing
    default: break
    }
    // From the last, because free seats at the end are dropped and change the count.
    for place in gone.reversed() { room.removeSeat(place) }
  }

  /// Returns the guesses of the players on some seats, and the times of their arrival.
  private func seats(
    _ places: [Int],
    of room: Room,
    _ players: Players
  ) throws(Failure) -> [(guesses: Int, came: Int64)] {
    var seats: [(guesses: Int, came: Int64)] = places.map { _ in (0, .max) }
    switch self {
    case .idle, .after: break
    default: return seats
    }
    for (index, place) in places.enumerated() {
      let seat = room.seats[place]
      let game = try players.game(ofDigest: seat.player, inRoom: room.id)
      seats[index].guesses = room.board?.letters(saidBy: place + 1) ?? 0
      seats[index].came = game?.startedAt ?? .max
      for case let result? in seat.results {
        seats[index].guesses += result.guesses
        seats[index].came = min(seats[index].came, result.startedAt)
      }
      if let game, !game.isOver { seats[index].guesses += game.guesses.count }
    }
    // Seats without a stored arrival were given in the order of their numbers, and their players' first
    // known round began at their arrival or later.
    let isFirst = places.map { room.seats[$0].arrival == nil }
    var (next, last) = (Int64.max, room.createdAt)
    for index in seats.indices.reversed() where isFirst[index] {
      next = min(next, seats[index].came)
      seats[index].came = next
    }
    for index in seats.indices {
      if isFirst[index] {
        if seats[index].came < .max { last = seats[index].came }
        seats[index].came = last
      } else {
        seats[index].came = room.seats[places[index]].arrival?.time ?? last
      }
    }
    return seats
  }
}
