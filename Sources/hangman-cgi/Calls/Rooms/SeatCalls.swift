internal import HangmanKit

extension Service {
  /// Frees seats of a room by a rule of its author, or locks the room for newcomers.
  func changeSeats(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let rule = try SeatRule(parameters)
    return try changeOwnRoom(parameters) { room throws(Failure) in
      try rule.apply(to: &room, with: players)
    }
  }

  /// Changes the times at which a room opens and closes by itself.
  func changeTimes(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let door = try parameters.door()
    return try changeOwnRoom(parameters) { $0.door = door.locked(as: $0.door) }
  }

  /// Gives a room another code, without which nobody new comes in.
  func changeCode(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let random = try Failure.refusing(SecretID.random())
    return try changeOwnRoom(parameters) { $0.changePass(from: random.letters) }
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
        let id = String(decoding: id, as: UTF8.self)
        if !ids.contains(id) { ids.append(id) }
      }
      guard !ids.isEmpty else { throw Self.nothing }
      self = .ids(ids, isKept: parameters["keep"] != nil)
    }
  }

  private static var nothing: Failure {
    .invalidSetting(
      "`remove` takes the number of a taken seat, ids of taken seats separated by commas, or "
        + "\"idle\"; `keep` takes such ids; `after` takes a time such as 2026-11-21T09:00:00Z."
    )
  }

  func apply(to room: inout Room, with players: Players) throws(Failure) {
    let seats = room.takenSeats.map { $0 - 1 }
    var gone: [Int] = []
    switch self {
    case .lock(let isLocked): room.door.isLocked = isLocked
    case .number(let number):
      gone = seats.filter { $0 == number - 1 }
      guard !gone.isEmpty else { throw Self.nothing }
    case .ids(let ids, let isKept):
      let named = seats.filter { ids.contains(room.seatID($0)) }
      guard named.count >= ids.count else { throw Self.nothing }
      gone = isKept ? seats.filter { !named.contains($0) } : named
    case .idle(let most):
      let games = try games(on: seats, of: room, players)
      gone = zip(seats, games).filter { room.guesses(on: $0, with: $1) <= most }.map { $0.0 }
    case .after(let time):
      let arrivals = room.arrivals(with: try games(on: seats, of: room, players))
      gone = zip(seats, arrivals).filter { $1 > time }.map { $0.0 }
    }
    // From the last, because free seats at the end are dropped and change the count.
    for place in gone.reversed() { room.removeSeat(place) }
  }

  /// Returns the present games of the players on some seats.
  private func games(
    on places: [Int],
    of room: Room,
    _ players: Players
  ) throws(Failure) -> [Game?] {
    var games: [Game?] = []
    for place in places {
      games.append(try players.game(ofDigest: room.seats[place].player, inRoom: room.id))
    }
    return games
  }
}
