internal import HangmanKit

extension Service {
  func open(_ settings: Settings, seed: UInt64?) throws(Failure) -> Game {
    let drawn = if let seed { seed } else { try Failure.refusing(Randomness.number()) }
    return try Failure.refusing(
      Game.open(
        settings,
        chance: Chance(seed: drawn),
        origin: seed == nil ? .own : .seeded,
        identity: newIdentity(),
        from: lists
      )
    )
  }

  /// What a new game brings by chance, its seed aside.
  func newIdentity() throws(HangmanError) -> Game.Identity {
    Game.Identity(id: try Randomness.bytes(8), nonce: try Randomness.bytes(16), time: now)
  }

  /// Has the computer's side answer a guess, and returns the reply's body.
  func apply(_ letter: Letter, to game: inout Game) throws(Failure) -> [UInt8] {
    var played = game
    let (outcome, left) = try Failure.refusing(played.guess(letter, over: lists, at: now))
    game = played
    return view(of: game, left: left).json(outcome: outcome)
  }

  /// How the computer cheated in a game that is over.
  func replay(_ game: Game, withLetters: Bool) throws(Failure) -> Replay {
    let replay = try Failure.refusing(Replay.of(game, over: lists, withLetters: withLetters))
    guard let replay else { throw .wordsChanged }
    return replay
  }

  /// Notes for the operator what a player says of the word of the present game, which is over.
  func report(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    guard let reason = parameters["reason"].flatMap(WordReport.Reason.init(rawValue:)) else {
      throw .invalidSetting("reason is unknown, wrong or offensive.")
    }
    guard let game = try players.present()?.game else { throw .noGame }
    guard game.isOver else { throw .gameInProgress }
    // The words of a room's author are of no list.
    guard let answer = game.revelation?.answer, game.isOverList else { return .noContent }
    let report = WordReport(
      day: CalendarDay(at: now).text,
      list: game.settings.list,
      reason: reason,
      game: game.id,
      entry: game.alphabet.text(answer)
    )
    try Failure.refusing(configuration.reports.append(report))
    return .noContent
  }
}
