extension Room {
  /// The place of a player in a room.
  package struct Seat: Hashable, Sendable {
    /// The digest of the player's id.
    package internal(set) var player: String
    /// The results by rounds; `nil` for a round that is not over.
    package internal(set) var results: [RoundResult?]
    /// The arrival of the player; `nil` for the first player on this seat number.
    package internal(set) var arrival: Arrival?

    /// The arrival of a player on a seat.
    package struct Arrival: Hashable, Sendable {
      /// The time in seconds since 1970.
      package internal(set) var time: Int64
      /// The number of seats that the room had given by then, including this one.
      var count: Int
    }

    /// Whether the seat is free for the next player.
    ///
    /// It stays in the list so that later seats keep their numbers.
    package var isFree: Bool { player == Self.nobody }

    /// The text in the place of the player's digest on a free seat.
    static let nobody = "free"

    static func free(rounds: Int) -> Seat {
      Seat(player: nobody, results: Array(repeating: nil, count: rounds))
    }
  }

  /// The finished rounds of a player whose seat was removed.
  struct Departed: Hashable, Sendable {
    /// The first digits of the digest of the player's id.
    var player: String
    /// A bit for each finished round, the first round in the lowest bit.
    var rounds: UInt64

    static let digits = 16

    func isOf(_ player: String) -> Bool { player.begins(with: self.player) }
  }

  /// The largest number of departed players, chosen so that a room's file stays below its size limit.
  static let departedLimit = 4000
}

extension Room {
  /// The index of a player's seat, from 0; `nil` if the player has no seat.
  package func seat(of player: String) -> Int? { seats.firstIndex { $0.player == player } }

  /// The numbers of the seats that are taken, in ascending order.
  package var takenSeats: [Int] { seats.indices.filter { !seats[$0].isFree }.map { $0 + 1 } }

  /// The id of the seat with this index: eight hex digits, never given twice in the room.
  package func seatID(_ place: Int) -> String {
    let count = seats[place].arrival?.count ?? place + 1
    // The factor is odd, so each count gives another number; the offset makes ids differ between rooms.
    let digits = UInt32(truncatingIfNeeded: count) &* 0x9E37_79B1
    let offset = UInt32(truncatingIfNeeded: UInt64(keyDigest.prefix(8), radix: 16) ?? 0)
    return Hex.text([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: (digits ^ offset) >> $0) })
  }

  /// Whether a player has finished a round, counted from 1, on the present seat or on a removed one.
  package func hasPlayed(round: Int, _ player: String) -> Bool {
    seat(of: player).map { seats[$0].results[round - 1] != nil } ?? false
      || departed.contains { $0.isOf(player) && $0.rounds >> UInt64(round - 1) & 1 == 1 }
  }

  /// Whether the player on the seat with this index has finished every round.
  package func isDone(_ place: Int) -> Bool {
    rounds.indices.allSatisfy { hasPlayed(round: $0 + 1, seats[place].player) }
  }

  /// Whether a player has a seat, or could take one; `nil` stands for a newcomer.
  package func hasSeat(for player: String?) -> Bool {
    if player.flatMap(seat) != nil { return true }
    return !door.isLocked && (seats.count < Self.seatLimit || seats.contains { $0.isFree })
  }

  /// Whether a player may see the room and take a seat: one who has a seat, or who sends the pass, if
  /// there is one.
  package func admits(_ player: String?, saying pass: String?) -> Bool {
    door.pass == nil || pass == door.pass || player.flatMap(seat) != nil
  }

  /// The number of a player's seat, from 1, taken now if the player had none; `nil` if no seat is free.
  package mutating func takeSeat(_ player: String, at now: Int64) -> Int? {
    if let seat = seat(of: player) { return seat + 1 }
    guard hasSeat(for: nil) else { return nil }
    seatsGiven += 1
    let place = seats.firstIndex { $0.isFree } ?? seats.count
    var seat = Seat.free(rounds: rounds.count)
    seat.player = player
    if board != nil || seatsGiven > place + 1 {
      // The clock may have been set back since the room was made, and the file counts times from then.
      seat.arrival = Seat.Arrival(time: max(now, createdAt), count: seatsGiven)
    }
    if place < seats.count { seats[place] = seat } else { seats.append(seat) }
    return place + 1
  }

  /// The guesses of the player on the seat with this index, in rounds that are over and in the present
  /// game.
  package func guesses(on place: Int, with game: Game?) -> Int {
    var guesses = board?.letters(saidBy: place + 1) ?? 0
    for case let result? in seats[place].results { guesses += result.guesses }
    if let game, !game.isOver { guesses += game.guesses.count }
    return guesses
  }

  /// Returns the times of arrival on the taken seats, in seconds since 1970.
  ///
  /// Seats without a stored arrival were given in the order of their numbers, and the first known round
  /// of their players began at their arrival or later.
  ///
  /// `games` are the players' present games.
  package func arrivals(with games: [Game?]) -> [Int64] {
    let seats = takenSeats.map { self.seats[$0 - 1] }
    var times = zip(seats, games).map { seat, game in
      seat.results.reduce(game?.startedAt ?? .max) { min($0, $1?.startedAt ?? .max) }
    }
    var (next, last) = (Int64.max, createdAt)
    for index in seats.indices.reversed() where seats[index].arrival == nil {
      next = min(next, times[index])
      times[index] = next
    }
    for index in seats.indices {
      if let arrival = seats[index].arrival {
        times[index] = arrival.time
      } else {
        if times[index] < .max { last = times[index] }
        times[index] = last
      }
    }
    return times
  }

  /// Frees the seat with this index.
  ///
  /// The results of the seat are forgotten. The rounds that its player has played are kept, so that
  /// nobody plays a round twice.
  package mutating func removeSeat(_ place: Int) {
    let seat = seats[place]
    for round in rounds.indices where seat.results[round] != nil { depart(seat.player, round + 1) }
    board?.forget(place + 1)
    seats[place] = .free(rounds: rounds.count)
    while seats.last?.isFree == true { seats.removeLast() }
  }

  private mutating func depart(_ player: String, _ round: Int) {
    var known = departed.firstIndex { $0.isOf(player) }
    if known == nil {
      if departed.count == Self.departedLimit { departed.removeFirst() }
      let digits = String(Substring(player.utf8.prefix(Departed.digits)))
      departed.append(Departed(player: digits, rounds: 0))
      known = departed.count - 1
    }
    if let known { departed[known].rounds |= 1 << UInt64(round - 1) }
  }

  /// Stores the result of a player's round; the first result of a round counts.
  ///
  /// For a player without a seat it stores only that the round was played.
  package mutating func record(_ result: RoundResult, round: Int, of player: String) {
    guard rounds.indices.contains(round - 1), !hasPlayed(round: round, player) else { return }
    guard let place = seat(of: player) else { return depart(player, round) }
    // The clock may have been set back since the room was made, and the file counts times from then.
    seats[place].results[round - 1] = result.starting(notBefore: createdAt)
    lastEnd = max(lastEnd, result.endedAt)
  }
}
