internal import HangmanKit

extension Service {
  /// The seed a call gives, `nil` if it leaves that to chance.
  func seed(_ parameters: Parameters) throws(Failure) -> UInt64? {
    guard let text = parameters["seed"] else { return nil }
    guard let seed = SettingsParameters.number(text, as: UInt64.self) else {
      throw .invalidSetting("seed is an unsigned 64-bit number of 1 to 20 decimal digits.")
    }
    return seed
  }

  /// Starts a game with these settings.
  func open(_ settings: Settings, seed: UInt64?) throws(Failure) -> Game {
    let drawnSeed = try random { () throws(SystemFailure) in try Randomness.number() }
    let id = try random { () throws(SystemFailure) in try Randomness.bytes(8) }
    let nonce = try random { () throws(SystemFailure) in try Randomness.bytes(16) }
    let chance = Chance(seed: seed ?? drawnSeed)
    let game = try lists.reading(settings.list) { index throws(WordIndex.Failure) -> Game? in
      guard
        let (record, row) = Opening.draw(index.header.records, settings: settings, chance: chance)
      else { return nil }
      return Game(
        id: Hex.text(id),
        settings: settings,
        listChecksum: index.header.contentChecksum,
        chance: chance,
        isSeeded: seed != nil,
        word: settings.isEvil ? nil : try index.entry(row, of: record),
        nonce: Hex.text(nonce),
        shape: try index.shape(of: record),
        startedAt: now
      )
    }
    guard let game else { throw .words }
    return game
  }

  /// Has the computer's side answer a guess.
  func apply(_ letter: Letter, to game: inout Game) throws(Failure) -> Game.Outcome? {
    if let word = game.word {
      return game.guess(letter, answeredBy: GoodGameplay(word: word), at: now)
    }
    // A letter guessed before asks nothing of the list, which may be gone by now.
    guard !game.hasGuessed(letter) else { return .repeat }
    let before = game
    let outcome: Game.Outcome?
    (game, outcome) = try lists.reading(
      game.pattern.shape,
      of: game.settings.list,
      inMemory: EvilGameplay.sections(for: letter, in: game)
    ) { entries in
      var game = before
      let outcome = game.guess(letter, answeredBy: EvilGameplay(entries: entries), at: now)
      return (game, outcome)
    }
    return outcome
  }

  private func random<Value>(
    _ draw: () throws(SystemFailure) -> Value
  ) throws(Failure) -> Value {
    do throws(SystemFailure) {
      return try draw()
    } catch {
      Log.write("random: \(error)")
      throw .storage
    }
  }
}
