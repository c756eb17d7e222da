internal import HangmanKit

extension KindCalls {
  /// A game with settings of the player's choice.
  static var own: KindCalls {
    KindCalls(
      isAsked: { _ in true },
      start: Service.newOwnGame,
      write: { _, _ in },
      writeHistory: { history, _, json in json.write(history) }
    )
  }
}

extension Service {
  func showGame(_: Parameters) throws(Failure) -> CGIResponse {
    guard let (id, session) = try players.present(), var game = session.game else {
      throw .noGame
    }
    try noteSeat(in: &game, of: id, taking: false)
    return reply(game)
  }

  fileprivate func newOwnGame(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    try KindCalls.checkOwn(parameters)
    let wanted = try SettingsParameters(parameters)
    let seed = try parameters.seed()
    let resumes = try parameters.truth("resume") ?? false
    var visit = try players.visit()
    let settings = try applied(wanted, to: visit.session)
    try checkGame(parameters, visit.session.game)
    if resumes, var game = visit.session.game, !game.isOver {
      try noteSeat(in: &game, of: visit.id, taking: false)
      return reply(game)
    }
    if seed == nil { visit.session.settings = settings }
    let game = try Failure.refusing(
      Game.open(
        settings,
        seed: seed,
        after: visit.session.game,
        identity: newIdentity(),
        from: lists
      )
    )
    return try start(game, in: visit)
  }

  /// Answers a letter in the player's game.
  func guess(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let character = try guessedCharacter(parameters)
    let hasExamples = try parameters.truth("examples") ?? false
    guard var visit = try players.presentVisit(), var game = visit.session.game else {
      throw .noGame
    }
    try checkGame(parameters, game)
    let letter = try letter(character, of: game)
    guard game.hasGuessed(letter) || !game.isOver else { throw .gameOver }
    let isRepeat = game.hasGuessed(letter)
    try noteSeat(in: &game, of: visit.id, taking: !isRepeat)
    if game.guesses.isEmpty { beginDay(game) }
    var played = game
    let limit = hasExamples ? GameReply.exampleLimit : 0
    let (outcome, left, letGo) = try Failure.refusing(
      played.guess(letter, over: lists, at: now, exampleLimit: limit)
    )
    // A game that this guess ends is not counted in the history yet.
    let history = game.isOver ? nil : visit.session.history
    let body = view(of: played, left: left, countedIn: history)
      .json(outcome: outcome, letGo: hasExamples ? letGo : nil)
    if !isRepeat, played != visit.session.game { visit.session.take(played) }
    return try end(visit, with: CGIResponse(json: body))
  }
}

extension Service {
  /// Returns the character that a call guesses, which can be a letter of some game.
  func guessedCharacter(_ parameters: Parameters) throws(Failure) -> Unicode.Scalar {
    guard let character = parameters["letter"].flatMap({ Alphabet.onlyCharacter(of: $0) }),
      !character.isASCII || Alphabet.latin.letter(character) != nil
    else { throw .invalidLetter }
    return character
  }

  /// Returns the letter that a character is in a game.
  func letter(_ character: Unicode.Scalar, of game: Game) throws(Failure) -> Letter {
    guard let letter = game.alphabet.letter(character) else {
      throw game.alphabet == .latin ? .invalidLetter : .foreignLetter
    }
    return letter
  }

  /// Returns the random parts of a new game, except its seed.
  func newIdentity() throws(HangmanError) -> Game.Identity {
    let (id, nonce) = (try Randomness.bytes(8), try Randomness.bytes(16))
    return Game.Identity(id: Hex.text(id), nonce: Hex.text(nonce), time: now)
  }

  /// Refuses a call that names a game other than the present one.
  func checkGame(_ parameters: Parameters, _ present: Game?) throws(Failure) {
    if let meant = parameters["game"], meant != present?.id { throw .staleGame }
  }

  /// Replaces the player's game with a new one.
  func start(_ game: Game, in visit: consuming Visit) throws(Failure) -> CGIResponse {
    visit.session.start(game)
    return try end(visit, with: reply(game, status: 201))
  }

  /// Stores the changes of a visit and releases the player.
  func end(_ visit: consuming Visit, with response: CGIResponse) throws(Failure) -> CGIResponse {
    if let id = visit.id {
      try endRound(of: id, from: visit.before.game, to: visit.session.game)
    }
    let finished = visit.before.game?.ended(before: visit.session.game)
    let history = visit.before.history
    let response = try players.finish(visit, with: response)
    if let finished { countForOthers(finished, in: history) }
    return response
  }

  func reply(_ game: Game, status: Int = 200) -> CGIResponse {
    CGIResponse(status: status, json: view(of: game).json)
  }

  /// Returns the parts of a game that its player may see now.
  func view(of game: Game) -> GameReply {
    view(of: game, left: game.left(over: lists))
  }

  private func view(
    of game: Game,
    left: [Int]?,
    countedIn history: History? = nil
  ) -> GameReply {
    GameReply(
      game: game,
      left: left,
      answerText: game.answerText(over: lists),
      texts: game.texts(over: lists),
      meaning: game.meaning(over: lists),
      clue: game.clue(over: lists) ?? chosenWord(of: game)?.clue,
      others: game.isOver ? others(of: game, countedIn: history) : nil
    )
  }
}
