internal import HangmanKit

/// The part of the calls about games that belongs to one kind of game.
struct KindCalls {
  /// Whether `POST game` asks for a game of the kind.
  let isAsked: (Parameters) -> Bool
  /// Starts a game of the kind, or resumes the one that is being played.
  let start: (Service, Parameters) throws(Failure) -> CGIResponse
  /// Writes a reply's field for the kind: the values of a game of this kind, `null` for any other game.
  let write: (Game, inout JSON) -> Void
  /// Writes the player's results in games of the kind.
  let writeHistory: (History, Standing, inout JSON) -> Void

  /// The day on which a history is read, and the present game.
  typealias Standing = (today: CalendarDay, game: Game?)

  /// All kinds; a call that names no kind asks for the last.
  static var all: [KindCalls] { [.daily, .round, .endgame, .own] }

  /// Refuses parameters of other kinds in a call that names no kind.
  static func checkOwn(_ parameters: Parameters) throws(Failure) {
    guard parameters["round"] == nil, parameters["pass"] == nil else {
      throw .invalidRequest("Send `round` and `pass` only with `room`.")
    }
    guard parameters["date"] == nil, parameters["language"] == nil else {
      throw .invalidRequest("Send `date` and `language` only with daily=true or `endgame`.")
    }
    _ = try parameters.truth("daily")
  }
}

extension Call {
  /// The calls about games, including those of a single kind.
  static var games: [Call] {
    [showGame, newGame, guess, showSettings, changeSettings, history, daily, endgames, replay]
  }

  private static var newGame: Call {
    .writing(
      "/game",
      """
      list length mistakes evil cunning clue \
      seed game resume daily language date endgame room pass round
      """
    ) { service, parameters throws(Failure) in
      let kinds = KindCalls.all
      let kind = kinds.first { $0.isAsked(parameters) } ?? .own
      return try kind.start(service, parameters)
    }
  }
}
