// A game with settings of the player's choice.

extension KindRules {
  static var own: KindRules {
    KindRules(isDrawn: true, count: { game, history in history.count(own: game) })
  }

  /// The rules of a game with a seed from the player, who can therefore know the word.
  static var seeded: KindRules { KindRules() }
}

extension Game {
  /// Opens a game with settings of the player's choice; `seed` is `nil` to draw one, which leads an evil
  /// game away from the shape of the player's game before.
  package static func open(
    _ settings: Settings,
    seed: UInt64?,
    after previous: Game?,
    identity: Identity,
    from lists: Lists
  ) throws(HangmanError) -> Game {
    let evil = previous.flatMap { $0.settings.isEvil ? $0.chance : nil }
    let chance =
      if let seed { Chance(seed: seed) } else { try Chance.drawn(for: settings, after: evil) }
    return try .open(
      settings,
      chance: chance,
      kind: seed == nil ? .own : .seeded,
      identity: identity,
      from: lists
    )
  }
}

extension Chance {
  /// Draws the chance of a game; that of an evil game leads away from the shape of the evil game before.
  package static func drawn(
    for settings: Settings,
    after previous: Chance?
  ) throws(HangmanError) -> Chance {
    let drawn = Chance(seed: try Randomness.number())
    guard settings.isEvil, let previous else { return drawn }
    return drawn.ahead(of: previous)
  }
}
