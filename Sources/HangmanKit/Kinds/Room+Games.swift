extension Room {
  /// The game of a round as each of its players begins it, before a seat is taken.
  ///
  /// Rounds are counted from 1, and the round's nonce takes the place of the identity's.
  package func game(
    ofRound round: Int,
    identity: Game.Identity,
    from lists: Lists
  ) throws(HangmanError) -> Game {
    let (secret, clue) = (rounds[round - 1].secret, rounds[round - 1].clue)
    var identity = identity
    identity.nonce = rounds[round - 1].nonce
    let origin = { (isDrawn: Bool) in
      Origin.round(RoundPlace(room: id ?? "", round: round, seat: 0, isDrawn: isDrawn, clue: clue))
    }
    switch secret {
    case .seed(let seed):
      return try .open(
        settings,
        chance: Chance(seed: seed),
        origin: origin(true),
        identity: identity,
        from: lists
      )
    case .word(let word): return game(hiding: secret, like: word, origin(false), identity)
    case .trap(let entries): return game(hiding: secret, like: entries[0], origin(false), identity)
    }
  }

  /// A game over the author's words, of the shape of this one; what it leaves to chance is the same
  /// for all its players.
  private func game(
    hiding secret: Secret,
    like word: [UInt8],
    _ origin: Origin,
    _ identity: Game.Identity
  ) -> Game {
    Game(
      id: identity.id,
      settings: settings,
      listChecksum: 0,
      alphabet: alphabet,
      chance: Chance(seed: UInt64(identity.nonce.prefix(16), radix: 16) ?? 0),
      origin: origin,
      secret: secret,
      nonce: identity.nonce,
      shape: Pattern(hiding: word),
      startedAt: identity.time
    )
  }
}
