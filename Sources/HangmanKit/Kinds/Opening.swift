/// The opening of a game: the entry or shape that a list and a seed give for some settings.
///
/// An honest game draws an entry. An evil game draws a shape, weighted by the number of its entries,
/// among those with enough of them to cheat with. Both use number 0 of the seed and count in the order
/// of the index.
package enum Opening {
  /// The smallest number of entries that leaves an evil opponent a real choice.
  private static let evilMinimum = 50
  /// The drawn shape and, for an honest game, the drawn row in it; `nil` if no entry has the length.
  package static func draw(
    _ groups: [IndexGroup],
    settings: Settings,
    chance: Chance
  ) -> (group: IndexGroup, row: Int)? {
    let rows = Rows(groups, settings)
    guard rows.count > 0 else { return nil }
    return rows[chance.number(0, below: rows.count)]
  }

  /// Returns the bounds of the value over those of these shapes that a game can draw; `nil` if one of
  /// them has none, and for honest games.
  fileprivate static func value(_ groups: [IndexGroup], settings: Settings) -> ClosedRange<Int>? {
    guard settings.isEvil else { return nil }
    let groups = drawable(groups, settings)
    let values = groups.compactMap { $0.value }
    guard values.count == groups.count, let lower = values.map({ $0.lowerBound }).min(),
      let upper = values.map({ $0.upperBound }).max()
    else { return nil }
    return lower...upper
  }

  /// The rows that an honest game can draw, numbered in the order of the index.
  struct Rows {
    let groups: [IndexGroup]
    let count: Int

    init(_ groups: [IndexGroup], _ settings: Settings) {
      self.groups = Opening.drawable(groups, settings)
      count = self.groups.reduce(0) { $0 + $1.count }
    }

    subscript(number: Int) -> (group: IndexGroup, row: Int)? {
      var row = number
      for group in groups {
        if row < group.count { return (group, row) }
        row -= group.count
      }
      return nil
    }
  }

  fileprivate static func drawable(_ groups: [IndexGroup], _ settings: Settings) -> [IndexGroup] {
    let allowed = groups.filter { settings.length == nil || $0.length == settings.length }
    return settings.isEvil ? cheatable(allowed) : allowed
  }

  private static func cheatable(_ groups: [IndexGroup]) -> [IndexGroup] {
    let large = groups.filter { $0.count >= evilMinimum }
    guard large.isEmpty else { return large }
    let size = groups.map { $0.count }.max()
    return Array(groups.filter { $0.count == size }.prefix(1))
  }
}

extension Settings {
  /// Returns certified bounds of the mistakes that no player can be sure to avoid in any evil game that
  /// these settings can open; `nil` without certificates, and if the list cannot be read.
  package func value(over lists: Lists) -> ClosedRange<Int>? {
    try? lists.withIndex(of: list, timeout: 0) { Opening.value($0.groups, settings: self) }
  }
}

extension Game {
  /// Opens a game with an entry or a shape that the seed draws from the list of the settings.
  package static func open(
    _ settings: Settings,
    chance: Chance,
    kind: Kind,
    identity: Identity,
    from lists: Lists
  ) throws(HangmanError) -> Game {
    let game = try lists.withIndex(of: settings.list) { index throws(HangmanError) -> Game? in
      let opening =
        settings.hasClue
        ? try lists.drawWithClue(settings, chance, index)
        : Opening.draw(index.groups, settings: settings, chance: chance)
      guard let (group, row) = opening else { return nil }
      return try index.withTable(of: group) { entries in
        Game(
          identity,
          settings: settings,
          listChecksum: index.contentChecksum,
          alphabet: index.alphabet,
          chance: chance,
          kind: kind,
          secret: settings.isEvil ? nil : .word(entries.text(ofRow: UInt32(row))),
          shape: entries.shape
        )
      }
    }
    guard let game else {
      if settings.hasClue { throw .noClue }
      throw .unusable("the list \(settings.list) has no entry of the length of the settings")
    }
    return game
  }

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
