extension EntryTable {
  /// Where the letter stands in the family that a diabolical computer keeps.
  ///
  /// Needs `text`, `hardness` and what `candidates` and `families` need. Only the hardest
  /// candidates are simulated, and at least one of each family, so that the time stays bounded.
  func hardestFamily(
    of letter: Letter,
    among candidates: [UInt32],
    families: [Family],
    in game: Game
  ) -> Positions {
    let rows = hardest(Diabolical.maxN, of: letter, among: candidates)
    let setter = Diabolical(rows: rows.flatMap(text(ofRow:)), length: shape.length)
    let guessed = game.guesses.reduce(into: LetterSet()) { $0.insert(LetterSet($1.letter)) }
    let mask = setter.keep(
      letter: letter.byte,
      guessed: guessed.rawValue,
      livesLeft: game.mistakesLeft,
      families: families.map { (mask: $0.positions.rawValue, count: $0.count) },
      chance: game.chance.number(game.turn)
    )
    return Positions(rawValue: mask)
  }

  /// Up to `limit` rows by descending hardness, then alphabet, and the hardest of each family.
  private func hardest(
    _ limit: Int,
    of letter: Letter,
    among candidates: [UInt32]
  ) -> [UInt32] {
    let hardness = bytes(of: .hardness)
    var byHardness = [[UInt32]](repeating: [], count: 27)
    for row in candidates { byHardness[min(Int(hardness[Int(row)]), 26)].append(row) }
    let ranked = byHardness.reversed().flatMap { $0 }
    guard ranked.count > limit else { return ranked }

    var rows = Array(ranked.prefix(limit))
    var met: Set<UInt64> = []
    forEachMask(of: letter, among: rows) { _, mask in met.insert(mask) }
    forEachMask(of: letter, among: Array(ranked.dropFirst(limit))) { row, mask in
      if met.insert(mask).inserted { rows.append(row) }
    }
    return rows
  }

  /// Some entries of a family, spread evenly over its alphabet; needs `text`.
  func examples(
    of family: Family,
    letter: Letter,
    among candidates: [UInt32],
    limit: Int
  ) -> [[UInt8]] {
    var rows: [UInt32] = []
    forEachMask(of: letter, among: candidates) { row, mask in
      if mask == family.positions.rawValue { rows.append(row) }
    }
    let shown = min(limit, rows.count)
    return (0..<shown).map { text(ofRow: rows[$0 * rows.count / shown]) }
  }
}
