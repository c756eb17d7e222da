internal import HangmanKit

extension Service {
  /// What is played today, and how the player stands with it; starts and stores nothing.
  func showDaily(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let session = try players.present()
    let history = session?.history ?? .ofNewcomer
    let day = Daily.today(at: now, for: history, session?.game)
    let edition = try edition(parameters)
    let game = session.flatMap(dailyGame)
    let reply = DailyReply(
      day: day,
      language: edition.language,
      settings: try dailySettings(on: day, in: edition),
      status: Daily.status(on: day, for: history, session?.game),
      game: game.map(view),
      days: history.daily.days(until: day)
    )
    return CGIResponse(json: reply.json)
  }

  /// The game of today that a player has, whether or not another one has taken its place.
  func dailyGame(of session: Session) -> Game? {
    session.dailyGame(on: Daily.today(at: now, for: session.history, session.game))
  }

  /// Starts today's game or leads to it, or plays that of an earlier day again.
  func newDailyGame(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    try parameters.check(
      known: ["daily", "language", "date", "game"],
      otherwise:
        "daily comes alone or with language, date and game: its settings and seed are the date's."
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

  /// Puts a new game in the place of the player's.
  func start(_ game: Game, in visit: consuming Visit) throws(Failure) -> CGIResponse {
    visit.session.start(game)
    return try players.end(visit, with: reply(game, status: 201))
  }

  /// The earlier day that a call asks for, `nil` for today.
  func earlierDay(
    _ parameters: Parameters,
    before today: CalendarDay
  ) throws(Failure) -> CalendarDay? {
    guard let text = parameters["date"], text != today.text else { return nil }
    guard let day = Daily.earlierDay(text, before: today) else {
      throw .invalidSetting("date is a day such as 2026-11-20, at most 366 days before today's.")
    }
    return day
  }

  /// The readers that a call asks for: those of English where the language has no list here.
  func edition(_ parameters: Parameters) throws(Failure) -> Daily.Edition {
    guard let language = parameters["language"], let edition = Daily.Edition.of(language)
    else { return .english }
    let list = try refusing(lists.summary(of: edition.list))
    return list?.alphabet.letters.language == language ? edition : .english
  }

  private func openDaily(
    _ day: CalendarDay,
    in edition: Daily.Edition,
    as origin: Origin
  ) throws(Failure) -> Game {
    let settings = try dailySettings(on: day, in: edition)
    return try refusing(
      Game.open(
        settings,
        chance: Chance(seed: Daily.seed(on: day, in: edition)),
        origin: origin,
        identity: try newIdentity(),
        from: lists
      )
    )
  }

  /// The settings of a day; where its list's file is missing, all words.
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

  /// `busy` would speak of the player, and today's list is not the player's choice.
  private func refusing<Value>(
    _ body: @autoclosure () throws(HangmanError) -> Value
  ) throws(Failure) -> Value {
    do throws(HangmanError) { return try body() } catch {
      throw error == .busy ? .words : Failure(error)
    }
  }
}
