extension Room {
  /// The game of a round as each of its players begins it, before a seat is taken.
  ///
  /// - Parameters:
  ///   - round: From 1, one of the room's.
  ///   - id: The room's, in 26 letters.
  ///   - identity: The game's; its nonce is the round's instead.
  ///   - lists: Read for a drawn game alone.
  /// - Returns: The game.
  /// - Throws: What keeps the list of a drawn game from being read.
  package func game(
    ofRound round: Int,
    in id: String,
    identity: Game.Identity,
    from lists: Lists
  ) throws(HangmanError) -> Game {
    let content = rounds[round - 1].content
    let identity = identity.with(nonce: rounds[round - 1].nonce)
    var entries: [[UInt8]] = []
    if case .trap(let words) = content { entries = words }
    let place = RoomPlace(
      room: id,
      kind: kind,
      round: round,
      seat: 0,
      clue: rounds[round - 1].clue,
      entries: entries
    )
    switch content {
    case .seed(let seed):
      return try .open(
        settings,
        chance: Chance(seed: seed),
        isSeeded: true,
        room: place,
        identity: identity,
        from: lists
      )
    case .word(let word, _): return game(over: word, isHonest: true, place, identity)
    case .trap(let entries): return game(over: entries[0], isHonest: false, place, identity)
    }
  }

  /// A game over the author's words, of the shape of this one; what it leaves to chance is the same
  /// for all its players.
  private func game(
    over word: [UInt8],
    isHonest: Bool,
    _ place: RoomPlace,
    _ identity: Game.Identity
  ) -> Game {
    Game(
      id: identity.id,
      settings: settings,
      listChecksum: 0,
      alphabet: alphabet,
      chance: Chance(seed: UInt64(identity.nonce.prefix(16), radix: 16) ?? 0),
      isSeeded: true,
      room: place,
      word: isHonest ? word : nil,
      nonce: identity.nonce,
      shape: Pattern(hiding: word),
      startedAt: identity.time
    )
  }
}
