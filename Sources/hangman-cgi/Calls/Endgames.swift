internal import HangmanKit

extension KindCalls {
  /// A game in a position whose possible words are all shown.
  static var endgame: KindCalls {
    KindCalls(
      isAsked: { $0["endgame"] != nil },
      start: Service.newEndgame,
      write: { game, json in json.writeEndgame(of: game) },
      writeHistory: { history, _, json in json.write(history.endgames) }
    )
  }
}

extension Service {
  /// Shows the three endgames of a date, and the player's results in those of today; starts and stores
  /// nothing.
  ///
  /// A language without endgames has none.
  func showEndgames(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let session = try players.present()?.session
    let edition = try edition(parameters)
    let day = try endgameDay(parameters)
    let alphabet = try alphabet(of: edition)
    let counted = session?.history.endgames
    let results = counted?.day == day ? counted?.results : nil
    var endgames: [(place: EndgamePlace, endgame: Endgame)] = []
    for number in EndgamePlace.numbers {
      let place = EndgamePlace(day: day, number: number)
      let endgame = try endgame(at: place, edition, alphabet)
      if let endgame { endgames.append((place, endgame)) }
    }
    return CGIResponse(
      json: JSON.object {
        $0.field("date", day.text)
        $0.field("language", edition.language)
        $0.field("endgames", array: endgames) { json, item in
          let result = results?[item.place.number - 1] ?? nil
          json.object { $0.write(item.endgame, at: item.place, isSolved: result) }
        }
      }
    )
  }

  /// Starts an endgame, or resumes the one that is being played.
  fileprivate func newEndgame(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    try parameters.check(
      known: "endgame date language game",
      otherwise: "With `endgame` send only `date`, `language` and `game`."
    )
    guard let text = parameters["endgame"],
      let number = Parameters.number(text, as: Int.self),
      EndgamePlace.numbers.contains(number)
    else { throw .invalidSetting("`endgame` must be 1, 2 or 3.") }
    let edition = try edition(parameters)
    let place = EndgamePlace(day: try endgameDay(parameters), number: number)
    let alphabet = try alphabet(of: edition)
    guard [nil, edition.language ?? "en"].contains(parameters["language"]),
      let endgame = try endgame(at: place, edition, alphabet)
    else { throw .invalidSetting("This language has no endgames.") }
    let visit = try players.visit()
    try checkGame(parameters, visit.session.game)
    if let game = visit.session.game, game.kind.endgame == place, !game.isOver,
      game.settings.list == edition.list
    {
      return reply(game)
    }
    let identity = try Failure.refusing(newIdentity())
    let game = endgame.game(at: place, ofList: edition.list, alphabet, identity: identity)
    return try start(game, in: visit)
  }

  private func endgame(
    at place: EndgamePlace,
    _ edition: Daily.Edition,
    _ alphabet: Alphabet
  ) throws(Failure) -> Endgame? {
    try Failure.refusing(
      Endgame(at: place, ofLanguage: edition.language, alphabet, from: lists)
    )
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

extension EndgameHistory {
  fileprivate static func text(_ isSolved: Bool?) -> String? {
    isSolved.map { $0 ? "solved" : "tried" }
  }
}

extension JSON {
  /// Writes an endgame as it can be played; `isSolved` is `nil` if it was not.
  fileprivate mutating func write(_ endgame: Endgame, at place: EndgamePlace, isSolved: Bool?) {
    field("number", place.number)
    field("kind", place.kind)
    field("entries", endgame.entries.count)
    field("length", endgame.entries[0].count)
    field("mistakes", endgame.mistakes)
    field("status", EndgameHistory.text(isSolved))
  }

  fileprivate mutating func write(_ endgames: EndgameHistory?) {
    guard let endgames else { return null("endgames") }
    field("endgames") {
      $0.field("date", endgames.day.text)
      $0.field("status", array: endgames.results) { $0.string(EndgameHistory.text($1)) }
      $0.field("solved", endgames.solved)
      $0.field("first", endgames.first)
    }
  }

  /// Writes the number of a game's endgame, the words left, and the words at the start.
  fileprivate mutating func writeEndgame(of game: Game) {
    guard let place = game.kind.endgame else {
      null("endgame")
      return null("entries")
    }
    field("endgame") {
      $0.field("date", place.day.text)
      $0.field("number", place.number)
      $0.field("kind", place.kind)
    }
    field("entries", array: game.entriesLeft) { $0.string(utf8: game.alphabet.utf8($1)) }
    field("trap", array: game.secret.trap) { $0.string(utf8: game.alphabet.utf8($1)) }
  }
}
