/// The status, code and text of each refusal, in one place.
///
/// `code` is stable and documented; `detail` says to a person what to send instead. None of it repeats
/// the input, a path or an error of the system: those go to the log.
extension Failure {
  var status: Int { summary.status }
  var code: String { summary.code }
  var title: String { summary.title }

  private var summary: (status: Int, code: String, title: String) {
    switch self {
    case .notFound: (404, "not-found", "No such call")
    case .methodNotAllowed: (405, "method-not-allowed", "Method not allowed")
    case .crossSite: (403, "cross-site", "Sent by another site")
    case .tooLarge: (413, "too-large", "Too large")
    case .timeout: (408, "timeout", "Too slow")
    case .unsupportedMediaType: (415, "unsupported-media-type", "Not a form")
    case .invalidRequest: (400, "invalid-request", "Invalid request")
    case .invalidSetting: (400, "invalid-setting", "Invalid setting")
    case .invalidLetter, .foreignLetter: (400, "invalid-letter", "Not a letter")
    case .invalidCode: (400, "invalid-code", "Not a code")
    case .invalidWords: (400, "invalid-words", "Not words for a room")
    case .roomsOff: (403, "rooms-off", "No rooms here")
    case .noRoom: (404, "no-room", "No room")
    case .roomClosed: (409, "room-closed", "The room is closed")
    case .roundPlayed: (409, "round-played", "Played already")
    case .roomFull: (409, "room-full", "The room is full")
    case .noGame: (404, "no-game", "No game")
    case .noPlayer: (404, "no-player", "No player")
    case .staleGame: (409, "stale-game", "Another game")
    case .gameOver: (409, "game-over", "Game over")
    case .dailyPlayed: (409, "daily-played", "Played already")
    case .gameInProgress: (409, "game-in-progress", "Game in progress")
    case .wordsChanged: (409, "words-changed", "The list has changed")
    case .busy: (503, "busy", "Busy")
    case .full: (503, "full", "Full")
    case .storage: (503, "storage", "Cannot store")
    case .words: (503, "words", "No words")
    case .internal: (500, "internal", "Internal error")
    }
  }

  var detail: String {
    switch self {
    case .notFound(let calls): "The calls are \(calls)."
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
    case .invalidWords(let lines): Self.sentences(about: lines)
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

  private static func sentences(about lines: [RefusedLine]) -> String {
    lines.reduce(into: "") { text, refused in
      if !text.utf8.isEmpty { text += " " }
      text += "Line \(refused.line) \(refused.text)."
    }
  }
}
