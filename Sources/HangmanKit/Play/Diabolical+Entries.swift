extension Diabolical {
  /// Where the letter stands in the family that a diabolical computer keeps.
  ///
  /// Only the hardest candidates are simulated, and at least one of each family, so that the time
  /// stays bounded.
  ///
  /// - Parameters:
  ///   - letter: The letter said now.
  ///   - game: The game so far.
  ///   - families: All that the letter makes, at least one.
  ///   - entries: Those of the game's shape.
  /// - Returns: The positions of one of the families.
  static func positions(
    of letter: Letter,
    in game: Game,
    families: [Family],
    entries: EntryTable
  ) -> Positions {
    let families =
      Trap.of(length: entries.shape.length)?
      .families(among: families, of: letter, in: game, isListed: entries.has) ?? families
    guard families.count > 1 else { return families.first?.positions ?? [] }
    let candidates = entries.candidates(fitting: game.guesses)
    let rows = entries.hardest(maxN, of: letter, in: candidates)
    let setter = Diabolical(rows: entries.texts(ofRows: rows), length: entries.shape.length)
    var guessed = LetterSet()
    for guess in game.guesses { guessed.insert(LetterSet(guess.letter)) }
    let mask = setter.keep(
      letter: letter.byte,
      guessed: guessed.rawValue,
      livesLeft: game.mistakesLeft,
      families: families.map { (mask: $0.positions.rawValue, count: $0.count) },
      chance: game.chance.number(game.turn)
    )
    return Positions(rawValue: mask)
  }
}
