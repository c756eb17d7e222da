internal import HangmanKit

/// What the calls do: one function a call.
struct Service {
  let configuration: Configuration
  let players: Players
  let lists: Lists
  /// Seconds since 1970.
  let now: Int64

  init(_ configuration: Configuration, cookies: Cookies, now: Int64) {
    self.configuration = configuration
    players = Players(configuration, cookies: cookies, now: now)
    lists = Lists(indexes: configuration.indexes, notice: Log.write)
    self.now = now
  }

  func respond(to route: Route, _ parameters: Parameters) throws(Failure) -> CGIResponse {
    try parameters.check(known: route.call.parameters)
    switch route {
    case .about: return about()
    case .showGame: return try showGame()
    case .newGame: return try newGame(parameters)
    case .guess: return try guess(parameters)
    case .showSettings: return try showSettings()
    case .changeSettings: return try changeSettings(parameters)
    case .history: return try history()
    case .daily: return try showDaily(parameters)
    case .endgames: return try showEndgames(parameters)
    case .replay: return try replay(parameters)
    case .lists: return try showLists()
    case .forget: return try players.forget()
    case .code: return try players.code()
    case .useCode: return try players.use(code: parameters["code"] ?? "")
    case .makeRoom: return try makeRoom(parameters)
    case .showRoom: return try showRoom(parameters)
    case .closeRoom: return try closeRoom(parameters)
    case .removeSeats: return try removeSeats(parameters)
    case .showTable: return try showTable(parameters)
    case .report: return try report(parameters)
    }
  }

  private func about() -> CGIResponse {
    CGIResponse(
      json: JSON.object {
        $0.field("name", "hangman")
        $0.field("version", Version.text)
        $0.field("scene", configuration.scene?.rawValue)
      }
    )
  }

  private func showGame() throws(Failure) -> CGIResponse {
    guard let game = try players.present()?.game else { throw .noGame }
    return reply(game)
  }

  func reply(_ game: Game, status: Int = 200) -> CGIResponse {
    CGIResponse(status: status, json: view(of: game).json)
  }

  /// What the player may see of a game as it stands.
  func view(of game: Game) -> GameReply {
    view(of: game, left: game.left(over: lists))
  }

  func view(of game: Game, left: [Int]?) -> GameReply {
    GameReply(
      game: game,
      left: left,
      answerText: game.answerText(over: lists),
      meaning: game.meaning(over: lists),
      clue: game.clue(over: lists)
    )
  }

  private func newGame(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    guard parameters["room"] == nil else { return try newRoomGame(parameters) }
    guard parameters["round"] == nil else { throw .invalidRequest("round comes with room.") }
    guard try SettingsParameters.truth(parameters, "daily") != true else {
      return try newDailyGame(parameters)
    }
    guard parameters["endgame"] == nil else { return try newEndgame(parameters) }
    guard parameters["date"] == nil, parameters["language"] == nil else {
      throw .invalidRequest("date and language come with daily=true or endgame.")
    }
    let wanted = try SettingsParameters(parameters)
    let seed = try SettingsParameters.seed(parameters)
    let resumes = try SettingsParameters.truth(parameters, "resume") ?? false
    var visit = try players.visit()
    let settings = try applied(wanted, to: visit.session)
    try checkGame(parameters, visit.session.game)
    if resumes, let game = visit.session.game, !game.isOver { return reply(game) }
    if seed == nil { visit.session.settings = settings }
    return try start(try open(settings, seed: seed), in: visit)
  }

  private func applied(
    _ wanted: SettingsParameters,
    to session: Session
  ) throws(Failure) -> Settings {
    try wanted.applied(to: session.settings, defaultList: configuration.defaultList, lists: lists)
  }

  /// Refuses a call that is meant for another game than the present one.
  func checkGame(_ parameters: Parameters, _ present: Game?) throws(Failure) {
    if let meant = parameters["game"], meant != present?.id { throw .staleGame }
  }

  private func guess(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    guard let character = parameters["letter"].flatMap({ Alphabet.onlyCharacter(of: $0) }),
      !character.isASCII || Alphabet.latin.letter(character) != nil
    else { throw .invalidLetter }
    guard var visit = try players.presentVisit(), var game = visit.session.game else {
      throw .noGame
    }
    try checkGame(parameters, game)
    guard let letter = game.alphabet.letter(character) else {
      throw game.alphabet == .latin ? .invalidLetter : .foreignLetter
    }
    guard game.hasGuessed(letter) || !game.isOver else { throw .gameOver }
    if game.guesses.isEmpty, let place = game.origin.round, let player = visit.id,
      let seat = try rooms.begin(place, as: player)
    {
      game.sit(at: seat)
    }
    let body = try apply(letter, to: &game)
    if game != visit.session.game { visit.session.take(game) }
    return try players.end(visit, with: CGIResponse(json: body))
  }

  private func showSettings() throws(Failure) -> CGIResponse {
    reply(try players.present()?.settings ?? Settings(list: configuration.defaultList))
  }

  private func reply(_ settings: Settings) -> CGIResponse {
    let value = settings.value(over: lists)
    return CGIResponse(
      json: JSON.object {
        $0.write(settings)
        $0.write(value: value)
      }
    )
  }

  private func changeSettings(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let wanted = try SettingsParameters(parameters)
    var visit = try players.visit()
    let settings = try applied(wanted, to: visit.session)
    // Whoever asks for what there is anyway needs no file for it.
    if settings != visit.session.settings ?? Settings(list: configuration.defaultList) {
      visit.session.settings = settings
    }
    return try players.end(visit, with: reply(settings))
  }

  private func history() throws(Failure) -> CGIResponse {
    let session = try players.present()
    let history = session?.history ?? .ofNewcomer
    let today = Daily.today(at: now, for: history, session?.game)
    return CGIResponse(json: HistoryReply(history, on: today, with: session?.game).json)
  }

  private func replay(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    let isDaily = try SettingsParameters.truth(parameters, "daily") ?? false
    let withLetters = try SettingsParameters.truth(parameters, "letters") ?? false
    let session = try players.present()
    guard let game = isDaily ? session.flatMap(dailyGame) : session?.game else { throw .noGame }
    guard game.isOver else { throw .gameInProgress }
    let hasMeanings = try SettingsParameters.truth(parameters, "meanings") ?? false
    let replay = try replay(game, withLetters: withLetters)
    let reply = ReplayReply(game: game, replay: replay) {
      hasMeanings ? $0.map { game.meaning(of: $0, over: lists) } : nil
    }
    return CGIResponse(json: reply.json)
  }

  private func showLists() throws(Failure) -> CGIResponse {
    guard configuration.indexes.lists.isWhole else {
      Log.write("words: \(configuration.dataFolder) lacks words.plist or lists/")
      throw .words
    }
    let all = try Failure.refusing(lists.all())
    let json = JSON.object {
      $0.field("lists", array: all.lists) { $0.write($1, meanings: lists.haveMeanings(of: $1)) }
      $0.field("pending", array: all.pending) { $0.string($1) }
    }
    return CGIResponse(kept: json)
  }
}
