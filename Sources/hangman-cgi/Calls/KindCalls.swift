internal import HangmanKit

/// The part of the calls about games that belongs to one kind of game.
struct KindCalls {
  /// Whether `POST game` asks for a game of the kind.
  let isAsked: (Parameters) -> Bool
  /// Starts a game of the kind, or resumes the one that is being played.
  let start: Call.Answer
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
  }
}

extension Service {
  /// Starts a game of the kind that the call asks for.
  func newGame(_ parameters: Parameters) throws(Failure) -> CGIResponse {
    // `daily=false` is as if it were not there.
    let isDaily = try parameters.truth("daily") ?? false
    let parameters = isDaily ? parameters : parameters.without("daily")
    let kind = KindCalls.all.first { $0.isAsked(parameters) } ?? .own
    return try kind.start(self)(parameters)
  }
}
