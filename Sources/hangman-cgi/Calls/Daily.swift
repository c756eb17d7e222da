internal import HangmanKit

extension KindCalls {
  /// Today's game, or that of an earlier day.
  static var daily: KindCalls {
    KindCalls(
      isAsked: { $0["daily"] != nil },
      start: Service.newDailyGame,
      write: { game, json in
        json.field("daily", game.kind.today?.text)
        json.field("date", game.kind.earlier?.text)
        json.field("dailyLanguage", game.dailyLanguage)
      },
      writeHistory: { history, standing, json in
        json.field("daily") { $0.write(history.daily, standing) }
      }
    )
  }
}

extension Service {
  /// Shows today's game and the player's results in it; starts and stores nothing.
  func showDaily(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let session = try players.present()?.session
    let history = session?.history ?? .ofNewcomer
    let day = Daily.today(at: now, for: history, session?.game)
    let edition = try edition(parameters)
    let present = session.flatMap(dailyGame)
    var game = present.map(view)
    if let session, let present, session.hasGivenUp(present) { game?.others = others(of: present) }
    let chosen = try chosenWord(on: day, in: edition)?.settings
    let settings = if let chosen { chosen } else { try dailySettings(on: day, in: edition) }
    let status = Daily.status(on: day, for: history, session?.game)
    let (days, others) = (history.daily.days(until: day), game?.others)
    return CGIResponse(
      json: JSON.object {
        $0.field("date", day.text)
        $0.field("endsAt", Timestamp.text(day.next.start))
        $0.field("settings") { $0.write(settings) }
        $0.field("status", status?.rawValue)
        $0.field("days", array: days) { json, item in
          json.object {
            $0.field("date", item.day.text)
            $0.field("status", Game.Status(isWon: item.isWon).rawValue)
          }
        }
        $0.field("dailyLanguage", edition.language)
        if let others { $0.field("others", object: others.write) } else { $0.null("others") }
        if let game { $0.field("game", object: game.write) } else { $0.null("game") }
      }
    )
  }

  /// The game of today that a player has begun, even if the player has another game now.
  func dailyGame(of session: Session) -> Game? {
    session.dailyGame(on: Daily.today(at: now, for: session.history, session.game))
  }

  /// Starts today's game or resumes it, or replays that of an earlier day.
  fileprivate func newDailyGame(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    try parameters.check(
      known: "daily language date game",
      otherwise:
        "With daily=true send only `language`, `date` and `game`: the date decides settings "
        + "and seed."
    )
    let edition = try edition(parameters)
    let visit = try players.visit()
    let (history, present) = (visit.session.history, visit.session.game)
    let day = Daily.today(at: now, for: history, present)
    let earlier = try earlierDay(parameters, before: day)
    try checkGame(parameters, present)
    if let earlier {
      return try start(try openDaily(earlier, in: edition, as: .earlier(earlier)), in: visit)
    }
    if let present, Daily.isPresent(present, on: day) { return reply(present) }
    guard !Daily.isPlayed(day, in: history) else { throw .dailyPlayed }
    return try start(try openDaily(day, in: edition, as: .today(day)), in: visit)
  }

  /// The earlier day that a call asks for, `nil` for today.
  func earlierDay(
    _ parameters: Parameters,
    before today: CalendarDay
  ) throws(Failure) -> CalendarDay? {
    guard let text = parameters["date"], text != today.text else { return nil }
    guard let day = Daily.earlierDay(text, before: today) else {
      throw .invalidSetting(
        "`date` must be a day such as 2026-11-20: today (UTC), or at most 366 days before."
      )
    }
    return day
  }

  /// Returns the readers that a call asks for; those of English if the server has no list of the
  /// language.
  func edition(_ parameters: Parameters) throws(Failure) -> Daily.Edition {
    try edition(ofLanguage: parameters["language"])
  }

  private func edition(ofLanguage language: String?) throws(Failure) -> Daily.Edition {
    try refusing(lists.edition(ofLanguage: language))
  }

  private func openDaily(
    _ day: CalendarDay,
    in edition: Daily.Edition,
    as kind: Kind
  ) throws(Failure) -> Game {
    let seed = Daily.seed(on: day, in: edition)
    let identity = try refusing(newIdentity())
    if let word = try chosenWord(on: day, in: edition) {
      return word.game(as: kind, seed: seed, identity: identity)
    }
    let settings = try dailySettings(on: day, in: edition)
    return try refusing(
      Game.open(
        settings,
        chance: Chance(seed: seed),
        kind: kind,
        identity: identity,
        from: lists
      )
    )
  }

  /// Returns the operator's word for a date, `nil` without one.
  ///
  /// The word in use when somebody first began the date counts, otherwise that of the file in the data
  /// folder. A file that cannot be used is logged, and the usual game is played.
  private func chosenWord(
    on day: CalendarDay,
    in edition: Daily.Edition
  ) throws(Failure) -> Daily.ChosenWord? {
    let begun = tally(on: day, of: edition.language).beginning
    guard begun?.isEmpty != true else { return nil }
    let name = "today/\(Daily.ChosenWord.name(on: day, in: edition)).txt"
    do throws(HangmanError) {
      let text = if let begun { begun } else { try lists.text(of: name) }
      return try text.map { text throws(HangmanError) in
        try Daily.ChosenWord(text, on: day, in: edition, from: lists)
      }
    } catch {
      guard error != .busy else { throw .words }
      configuration.tellWords("\(name): \(error)", at: now)
      return nil
    }
  }

  /// Records, at the first guess of today's game, the word with which the date was begun, so that a
  /// later file does not change it.
  func beginDay(_ game: Game) {
    let word = chosenWord(of: game)
    guard let day = game.kind.today, word != nil || game.isOverList else { return }
    do throws(HangmanError) {
      try tally(on: day, of: game.alphabet.language).begin(with: word?.text)
    } catch {
      Log.write("storage: \(configuration.othersFolder): \(error)")
    }
  }

  /// Returns the operator's word that a game of a date hides, `nil` for all other games.
  func chosenWord(of game: Game) -> Daily.ChosenWord? {
    guard !game.isOverList, let day = game.kind.today ?? game.kind.earlier,
      let edition = try? edition(ofLanguage: game.dailyLanguage),
      let word = try? chosenWord(on: day, in: edition), word.isHidden(in: game)
    else { return nil }
    return word
  }

  /// Returns the settings of a day, with all words as the list if the day's own list is missing.
  private func dailySettings(
    on day: CalendarDay,
    in edition: Daily.Edition
  ) throws(Failure) -> Settings {
    let settings = Daily.settings(on: day, in: edition)
    let list = try refusing(lists.summary(of: settings.list))
    guard let list, list.alphabet.letters.language == edition.language else {
      return Daily.settingsWithoutList(on: day, in: edition)
    }
    return settings
  }

  /// Turns `busy` into another refusal, because it would seem to be about the player, who did not
  /// choose today's list.
  private func refusing<Value>(
    _ body: @autoclosure () throws(HangmanError) -> Value
  ) throws(Failure) -> Value {
    do throws(HangmanError) { return try body() } catch {
      throw error == .busy ? .words : Failure.of(error)
    }
  }
}

extension JSON {
  fileprivate mutating func write(_ daily: DailyHistory, _ standing: KindCalls.Standing) {
    let daysInRow = daily.daysInRow(on: standing.today)
    field("played", daily.played)
    field("won", daily.won)
    field("streak", daily.streak(on: standing.today, with: standing.game))
    field("bestStreak", daily.bestStreak)
    field("daysInRow", daysInRow.now)
    field("bestDaysInRow", daysInRow.best)
    field("mistakes", array: daily.mistakes) { $0.number($1) }
    guard let last = daily.last else { return null("last") }
    field("last") {
      $0.field("date", last.day.text)
      $0.field("status", Game.Status(isWon: last.isWon).rawValue)
      $0.field("mistakes", last.mistakes)
      $0.field("mistakesAllowed", last.mistakesAllowed)
    }
  }
}
