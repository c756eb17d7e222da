// A game with settings of the player's choice.

extension KindRules {
  static var own: KindRules {
    KindRules(isDrawn: true, count: { game, history in history.count(own: game) })
  }

  /// The rules of a game with a seed from the player, who can therefore know the word.
  static var seeded: KindRules { KindRules() }
}

extension Game {
  /// Opens a game with settings of the player's choice; `seed` is `nil` to draw one.
  package static func open(
    _ settings: Settings,
    seed: UInt64?,
    identity: Identity,
    from lists: Lists
  ) throws(HangmanError) -> Game {
    let drawn = if let seed { seed } else { try Randomness.number() }
    return try .open(
      settings,
      chance: Chance(seed: drawn),
      kind: seed == nil ? .own : .seeded,
      identity: identity,
      from: lists
    )
  }
}
