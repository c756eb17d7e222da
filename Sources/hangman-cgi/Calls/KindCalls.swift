internal import HangmanKit

/// The part of the calls about games that belongs to one kind of game.
struct KindCalls {
  /// Whether `POST game` asks for a game of the kind.
  let isAsked: (Parameters) -> Bool
  /// Starts a game of the kind, or leads to the one that is being played.
  let start: (Service, Parameters) throws(Failure) -> CGIResponse
  /// Writes what a reply says of the kind of a game: the values, or `null` for games of other kinds.
  let write: (Game, inout JSON) -> Void
  /// Writes how the player has done in games of the kind.
  let writeHistory: (History, Standing, inout JSON) -> Void

  /// When a history is read, and the present game.
  typealias Standing = (today: CalendarDay, game: Game?)

  /// All kinds; a call that asks for no other kind asks for the last.
  static var all: [KindCalls] { [.daily, .round, .endgame, .own] }

  /// Refuses parameters of other kinds in a call that asks for none of these.
  static func checkOwn(_ parameters: Parameters) throws(Failure) {
    guard parameters["round"] == nil else {
      throw .invalidRequest("Send `round` only with `room`.")
    }
    guard parameters["date"] == nil, parameters["language"] == nil else {
      throw .invalidRequest("Send `date` and `language` only with daily=true or `endgame`.")
    }
    _ = try parameters.truth("daily")
  }
}

extension Call {
  /// The calls about games, and those of single kinds among them.
  static var games: [Call] {
    [showGame, newGame, guess, showSettings, changeSettings, history, daily, endgames, replay]
  }

  private static var newGame: Call {
    .writing(
      "/game",
      """
      list length mistakes evil cunning clue \
      seed game resume daily language date endgame room round
      """
    ) { service, parameters throws(Failure) in
      let kinds = KindCalls.all
      let kind = kinds.first { $0.isAsked(parameters) } ?? .own
      return try kind.start(service, parameters)
    }
  }
}
