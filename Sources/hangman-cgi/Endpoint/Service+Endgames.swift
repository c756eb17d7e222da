internal import HangmanKit

extension Service {
  /// The three endgames of a date, none in a language without any, and how the player stands with those of
  /// today; starts nothing.
  func showEndgames(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let session = try players.present()
    let edition = try edition(parameters)
    let day = try endgameDay(parameters)
    let alphabet = try alphabet(of: edition)
    let counted = session?.history.endgames
    let results = counted?.day == day ? counted?.results : nil
    var endgames: [(place: EndgamePlace, endgame: Endgame)] = []
    for number in EndgamePlace.numbers {
      let place = EndgamePlace(day: day, number: number)
      let endgame = Endgame(at: place, ofLanguage: edition.language, alphabet, from: lists)
      if let endgame { endgames.append((place, endgame)) }
    }
    let reply = EndgamesReply(
      day: day,
      language: edition.language,
      endgames: endgames,
      results: results
    )
    return CGIResponse(json: reply.json)
  }

  /// Starts an endgame, or leads to the one that is being played.
  func newEndgame(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    try parameters.check(
      known: ["endgame", "date", "language", "game"],
      otherwise: "endgame comes alone or with date, language and game."
    )
    guard let text = parameters["endgame"],
      let number = SettingsParameters.number(text, as: Int.self),
      EndgamePlace.numbers.contains(number)
    else { throw .invalidSetting("endgame is 1, 2 or 3.") }
    let edition = try edition(parameters)
    let visit = try players.visit()
    let day = try endgameDay(parameters)
    try checkGame(parameters, visit.session.game)
    let place = EndgamePlace(day: day, number: number)
    if let game = visit.session.game, game.origin.endgame == place, !game.isOver,
      game.settings.list == edition.list
    {
      return reply(game)
    }
    let alphabet = try alphabet(of: edition)
    guard [nil, edition.language ?? "en"].contains(parameters["language"]),
      let endgame = Endgame(at: place, ofLanguage: edition.language, alphabet, from: lists)
    else { throw .invalidSetting("There are no endgames in this language.") }
    let identity = try Failure.refusing(newIdentity())
    let game = endgame.game(at: place, ofList: edition.list, alphabet, identity: identity)
    return try start(game, in: visit)
  }

  private func endgameDay(_ parameters: Parameters) throws(Failure) -> CalendarDay {
    let today = CalendarDay(at: now)
    return try earlierDay(parameters, before: today) ?? today
  }

  private func alphabet(of edition: Daily.Edition) throws(Failure) -> Alphabet {
    guard edition.language != nil else { return .latin }
    return try Failure.refusing(lists.summary(of: edition.list))?.alphabet.letters ?? .latin
  }
}
