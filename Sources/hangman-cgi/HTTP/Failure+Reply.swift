/// The status, code and text of each refusal, in one place.
///
/// `code` is stable and documented; `detail` says to a person what to send instead. None of it repeats
/// the input, a path or an error of the system: those go to the log.
extension Failure {
  var status: Int {
    switch self {
    case .notFound, .noGame, .noPlayer, .noRoom: 404
    case .methodNotAllowed: 405
    case .crossSite, .roomsOff: 403
    case .tooLarge: 413
    case .timeout: 408
    case .unsupportedMediaType: 415
    case .invalidRequest, .invalidSetting, .invalidLetter, .foreignLetter,
      .invalidCode, .invalidWords:
      400
    case .staleGame, .gameOver, .dailyPlayed, .gameInProgress, .wordsChanged, .roomClosed,
      .roundPlayed, .roomFull:
      409
    case .busy, .full, .storage, .words: 503
    case .internal: 500
    }
  }

  var code: String {
    switch self {
    case .notFound: "not-found"
    case .methodNotAllowed: "method-not-allowed"
    case .crossSite: "cross-site"
    case .tooLarge: "too-large"
    case .timeout: "timeout"
    case .unsupportedMediaType: "unsupported-media-type"
    case .invalidRequest: "invalid-request"
    case .invalidSetting: "invalid-setting"
    case .invalidLetter, .foreignLetter: "invalid-letter"
    case .invalidCode: "invalid-code"
    case .invalidWords: "invalid-words"
    case .roomsOff: "rooms-off"
    case .noRoom: "no-room"
    case .roomClosed: "room-closed"
    case .roundPlayed: "round-played"
    case .roomFull: "room-full"
    case .noGame: "no-game"
    case .noPlayer: "no-player"
    case .staleGame: "stale-game"
    case .gameOver: "game-over"
    case .dailyPlayed: "daily-played"
    case .gameInProgress: "game-in-progress"
    case .wordsChanged: "words-changed"
    case .busy: "busy"
    case .full: "full"
    case .storage: "storage"
    case .words: "words"
    case .internal: "internal"
    }
  }

  var title: String {
    switch self {
    case .notFound: "No such call"
    case .methodNotAllowed: "Method not allowed"
    case .crossSite: "Sent by another site"
    case .tooLarge: "Too large"
    case .timeout: "Too slow"
    case .unsupportedMediaType: "Not a form"
    case .invalidRequest: "Invalid request"
    case .invalidSetting: "Invalid setting"
    case .invalidLetter, .foreignLetter: "Not a letter"
    case .invalidCode: "Not a code"
    case .invalidWords: "Not words for a room"
    case .roomsOff: "No rooms here"
    case .noRoom: "No room"
    case .roomClosed: "The room is closed"
    case .roundPlayed: "Played already"
    case .roomFull: "The room is full"
    case .noGame: "No game"
    case .noPlayer: "No player"
    case .staleGame: "Another game"
    case .gameOver: "Game over"
    case .dailyPlayed: "Played already"
    case .gameInProgress: "Game in progress"
    case .wordsChanged: "The list has changed"
    case .busy: "Busy"
    case .full: "Full"
    case .storage: "Cannot store"
    case .words: "No words"
    case .internal: "Internal error"
    }
  }

  var detail: String {
    switch self {
    case .notFound:
      "The calls are game, guess, settings, history, daily, replay, lists, forget, code, code/use, "
        + "room, room/close and room/table."
    case .methodNotAllowed(let allowed): "This call takes \(allowed) only."
    case .crossSite:
      "Calls that change something are taken from the game's own page, or from programs that "
        + "send neither Origin nor Sec-Fetch-Site."
    case .tooLarge(let bodyLimit):
      "Send at most 8192 bytes of query, 8192 of cookies and \(bodyLimit) of body."
    case .timeout: "The body did not arrive in time. Send it again."
    case .unsupportedMediaType:
      "Send parameters as application/x-www-form-urlencoded, for example letter=E; "
        + "curl -d does that by itself."
    case .invalidRequest(let detail): detail
    case .invalidSetting(let detail): detail
    case .invalidLetter: "Send exactly one letter from A to Z as letter."
    case .foreignLetter: "Send exactly one letter of this game as letter: one of its letters."
    case .invalidCode:
      "Send the whole code as code: 28 letters and digits, in groups of four or not."
    case .invalidWords(let line, let reason): "Line \(line) \(reason)."
    case .roomsOff: "This server makes no rooms."
    case .noRoom: "There is no such room, or no longer, or the key is not its own."
    case .roomClosed: "Nobody can begin a round any more. GET room has the results."
    case .roundPlayed: "Each round can be played once. GET room has the results."
    case .roomFull: "All seats of this room are taken."
    case .noPlayer: "There is no such player, or no longer."
    case .noGame:
      "POST game first, and send the cookie of its reply back with every call "
        + "(curl -b jar -c jar)."
    case .staleGame: "This is not the present game. GET game shows the present one."
    case .gameOver: "This game is over. POST game starts another."
    case .dailyPlayed: "Today's game can be played once. GET daily states when the next begins."
    case .gameInProgress: "The replay is available when the game is over."
    case .wordsChanged:
      "The list is not the one this game was played with, so it cannot be replayed."
    case .busy: "Another request of this player is at work. Repeat this one."
    case .full: "There are as many players or rooms as this server takes. Try again later."
    case .storage: "The server cannot store or read games now. Try later."
    case .words: "The server cannot read its list of words. Try later."
    case .internal: "Something went wrong here. Try again."
    }
  }
}
