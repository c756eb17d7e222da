extension Room {
  /// Somebody who plays in the room.
  package struct Seat: Hashable, Sendable {
    /// The digest of the player's id.
    package internal(set) var player: String
    /// By rounds, `nil` for each that is not over.
    package internal(set) var results: [RoundResult?]
    /// `nil` of the first seat in its place, which tells as much.
    package internal(set) var arrival: Arrival?

    /// How a player came to a seat.
    package struct Arrival: Hashable, Sendable {
      /// In seconds since 1970.
      package internal(set) var time: Int64
      /// How many seats the room had given then, this one counted.
      var count: Int
    }

    /// Whether it waits for the next who comes, behind whom others keep their numbers.
    package var isFree: Bool { player == Self.nobody }

    /// What stands for the player of a seat that was removed, which is no digest.
    private static let nobody = "free"

    static func free(rounds: Int) -> Seat {
      Seat(player: nobody, results: Array(repeating: nil, count: rounds))
    }
  }

  /// The rounds that a player has played whose seat was removed.
  struct Departed: Hashable, Sendable {
    /// The first digits of the digest of the player's id.
    var player: String
    /// A bit for each round, from the lowest.
    var rounds: UInt64

    static let digits = 16

    func isOf(_ player: String) -> Bool { player.begins(with: self.player) }
  }

  /// How many of those are kept: a room stays smaller than what is read.
  static let departedLimit = 4000
}

extension Room {
  /// Where a player sits, from 0; `nil` for somebody who has no seat.
  package func seat(of player: String) -> Int? { seats.firstIndex { $0.player == player } }

  /// The numbers of the seats that are taken, in ascending order.
  package var takenSeats: [Int] { seats.indices.filter { !seats[$0].isFree }.map { $0 + 1 } }

  /// The id of a seat, which is counted from 0: eight digits, never given twice in the room.
  package func seatID(_ place: Int) -> String {
    let count = seats[place].arrival?.count ?? place + 1
    // Another number for each count, since the factor is odd; another id in each room.
    let digits = UInt32(truncatingIfNeeded: count) &* 0x9E37_79B1
    let offset = UInt32(truncatingIfNeeded: UInt64(keyDigest.prefix(8), radix: 16) ?? 0)
    return Hex.text([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: (digits ^ offset) >> $0) })
  }

  /// Whether a player has finished a round, which is counted from 1, on this seat or on one that was removed.
  package func hasPlayed(round: Int, _ player: String) -> Bool {
    seat(of: player).map { seats[$0].results[round - 1] != nil } ?? false
      || departed.contains { $0.isOf(player) && $0.rounds >> UInt64(round - 1) & 1 == 1 }
  }

  /// Whether the player of a seat, which is counted from 0, has finished every round.
  package func isDone(_ place: Int) -> Bool {
    rounds.indices.allSatisfy { hasPlayed(round: $0 + 1, seats[place].player) }
  }

  /// Whether a player has a seat, or could take one; `nil` is a newcomer.
  package func hasSeat(for player: String?) -> Bool {
    if player.flatMap(seat) != nil { return true }
    return !door.isLocked && (seats.count < Self.seatLimit || seats.contains { $0.isFree })
  }

  /// The seat of a player, from 1, taken now if there was none; `nil` if no seat is to be had.
  package mutating func takeSeat(_ player: String, at now: Int64) -> Int? {
    if let seat = seat(of: player) { return seat + 1 }
    guard hasSeat(for: nil) else { return nil }
    seatsGiven += 1
    let place = seats.firstIndex { $0.isFree } ?? seats.count
    var seat = Seat.free(rounds: rounds.count)
    seat.player = player
    if board != nil || seatsGiven > place + 1 {
      // Where a clock was set back since the room was made; its file counts times from there.
      seat.arrival = Seat.Arrival(time: max(now, createdAt), count: seatsGiven)
    }
    if place < seats.count { seats[place] = seat } else { seats.append(seat) }
    return place + 1
  }

  /// Frees a seat, which is counted from 0, and forgets its results, but not which rounds were played.
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

  /// Notes how a round ended for a player; the first result of a round counts.
  ///
  /// Of a player without a seat only that the round was played.
  package mutating func record(_ result: RoundResult, round: Int, of player: String) {
    guard rounds.indices.contains(round - 1), !hasPlayed(round: round, player) else { return }
    guard let place = seat(of: player) else { return depart(player, round) }
    // Where a clock was set back since the room was made; its file counts times from there.
    seats[place].results[round - 1] = result.starting(notBefore: createdAt)
    lastEnd = max(lastEnd, result.endedAt)
  }
}
