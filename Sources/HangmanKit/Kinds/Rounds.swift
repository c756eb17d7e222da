/// The place of a game in a room: all facts that the game needs of the room, so that it can go on
/// without it.
package struct RoundPlace: Hashable, Sendable {
  /// The room's id in 26 letters.
  package internal(set) var room: String
  /// The number of the round, from 1.
  package internal(set) var round: Int
  /// The number of the seat, from 1.
  package internal(set) var seat: Int
  /// Whether the server drew the game; otherwise an author chose its words.
  package internal(set) var isDrawn: Bool
  /// The written forms of the word, or of some entries of a trap.
  package internal(set) var texts: [WrittenEntry] = []
  /// The author's clue to the word, as UTF-8.
  package var clue: [UInt8]?

  /// A value for a coder to read into.
  static var unread: RoundPlace { RoundPlace(room: "", round: 0, seat: 0, isDrawn: false) }
}

extension KindRules {
  /// The rules of a room's round, which commits to the same secret for all its players.
  static func round(_ place: RoundPlace) -> KindRules {
    KindRules(
      showsCounts: false,
      promise: { place.isDrawn ? .seed($0.chance.seed) : $0.secret }
    )
  }
}

extension Game {
  /// Stores the seat of the player in a round of a room.
  package mutating func sit(at seat: Int) {
    guard var place = kind.round else { return }
    place.seat = seat
    kind = .round(place)
  }

  /// Returns the round that has ended and its result, whether by its last guess or because it was given
  /// up at this time; `nil` if none has ended.
  ///
  /// `later` is the player's present game after a change that began with this one.
  package func endedRound(
    before later: Game?,
    at time: Int64
  ) -> (place: RoundPlace, result: RoundResult)? {
    guard let place = kind.round, let ended = ended(before: later) else { return nil }
    return RoundResult(of: ended, givenUpAt: time).map { (place, $0) }
  }
}

extension Room {
  /// Returns the game of a round as each player begins it, before taking a seat.
  ///
  /// Rounds are counted from 1, and the round's nonce replaces the identity's.
  package func game(
    ofRound round: Int,
    identity: Game.Identity,
    from lists: Lists
  ) throws(HangmanError) -> Game {
    let played = rounds[round - 1]
    var identity = identity
    identity.nonce = played.nonce
    let place = RoundPlace(
      room: id ?? "",
      round: round,
      seat: 0,
      isDrawn: played.secret.seed != nil,
      texts: played.texts,
      clue: played.clue
    )
    if let seed = played.secret.seed {
      return try .open(
        settings,
        chance: Chance(seed: seed),
        kind: .round(place),
        identity: identity,
        from: lists
      )
    }
    return Game(
      identity,
      settings: settings,
      alphabet: alphabet,
      // The same for all players.
      chance: Chance(seed: UInt64(identity.nonce.prefix(16), radix: 16) ?? 0),
      kind: .round(place),
      secret: played.secret,
      shape: Pattern(hiding: played.secret.word ?? played.secret.trap?.first ?? [])
    )
  }
}
