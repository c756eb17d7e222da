/// Every way a request can be refused, and the one place that says how.
///
/// `code` is stable and documented; `detail` tells a person what to send instead. Neither repeats
/// the input, a path or an error of the system: those go to the log.
enum Failure: Error, Hashable {
  case notFound
  case methodNotAllowed(allowed: String)
  case crossSite
  case tooLarge(bodyLimit: Int)
  case timeout
  case unsupportedMediaType
  case invalidRequest(String)
  case invalidSetting(String)
  case invalidLetter
  case noGame
  case staleGame
  case gameOver
  case gameInProgress
  case wordsChanged
  case busy
  case full
  case storage
  case words
  case `internal`

  struct Description: Hashable {
    let status: Int
    let code: String
    let title: String
    let detail: String

    init(_ status: Int, _ code: String, _ title: String, _ detail: String) {
      self.status = status
      self.code = code
      self.title = title
      self.detail = detail
    }
  }

  var description: Description {
    switch self {
    case .notFound:
      Description(
        404,
        "not-found",
        "No such call",
        "The calls are game, guess, settings, history, replay, lists and forget."
      )
    case .methodNotAllowed(let allowed):
      Description(
        405,
        "method-not-allowed",
        "Method not allowed",
        "This call takes \(allowed) only."
      )
    case .crossSite:
      Description(
        403,
        "cross-site",
        "Sent by another site",
        "Calls that change something are taken from the game's own page, or from programs that "
          + "send neither Origin nor Sec-Fetch-Site."
      )
    case .tooLarge(let bodyLimit):
      Description(
        413,
        "too-large",
        "Too large",
        "Send at most 8192 bytes of query, 8192 of cookies and \(bodyLimit) of body."
      )
    case .timeout:
      Description(408, "timeout", "Too slow", "The body did not arrive in time. Send it again.")
    case .unsupportedMediaType:
      Description(
        415,
        "unsupported-media-type",
        "Not a form",
        "Send parameters as application/x-www-form-urlencoded, for example letter=E; "
          + "curl -d does that by itself."
      )
    case .invalidRequest(let detail):
      Description(400, "invalid-request", "Invalid request", detail)
    case .invalidSetting(let detail):
      Description(400, "invalid-setting", "Invalid setting", detail)
    case .invalidLetter:
      Description(
        400,
        "invalid-letter",
        "Not a letter",
        "Send exactly one letter from A to Z as letter."
      )
    case .noGame:
      Description(
        404,
        "no-game",
        "No game",
        "POST game first, and send the cookie of its reply back with every call "
          + "(curl -b jar -c jar)."
      )
    case .staleGame:
      Description(
        409,
        "stale-game",
        "Another game",
        "This is not the present game. GET game shows the present one."
      )
    case .gameOver:
      Description(409, "game-over", "Game over", "This game is over. POST game starts another.")
    case .gameInProgress:
      Description(
        409,
        "game-in-progress",
        "Game in progress",
        "The replay is told when the game is over."
      )
    case .wordsChanged:
      Description(
        409,
        "words-changed",
        "The list has changed",
        "The list is not the one this game was played with, so it cannot be replayed."
      )
    case .busy:
      Description(
        503,
        "busy",
        "Busy",
        "Another request of this player is at work. Repeat this one."
      )
    case .full:
      Description(
        503,
        "full",
        "Full",
        "There are as many players as this server takes. Try again later."
      )
    case .storage:
      Description(
        503,
        "storage",
        "Cannot store",
        "The server cannot store or read games now. Try later."
      )
    case .words:
      Description(
        503,
        "words",
        "No words",
        "The server cannot read its list of words. Try later."
      )
    case .internal:
      Description(500, "internal", "Internal error", "Something went wrong here. Try again.")
    }
  }
}
