internal import HangmanKit

/// A refusal, which a client gets instead of the reply.
///
/// `code` is stable and documented; `detail` tells a person what is wrong and what to do. Neither
/// repeats the input, a path or a system error, which go to the log.
///
/// It is a class, because every call can throw a refusal and hardly any does.
final class Failure: Error {
  let status: Int
  let code: String
  let title: String
  let detail: String
  /// The methods that a path accepts, if the request had another one.
  let allowed: String?
  /// The lines of a room that are refused.
  let lines: [AuthorLine.Fault]

  private init(
    _ status: Int,
    _ code: String,
    _ title: String,
    _ detail: String,
    allowed: String? = nil,
    lines: [AuthorLine.Fault] = []
  ) {
    self.status = status
    self.code = code
    self.title = title
    self.detail = detail
    self.allowed = allowed
    self.lines = lines
  }

  /// Creates a refusal of the table.
  private convenience init(_ code: StaticString) {
    var rest = Self.table.withUTF8Buffer { Array($0)[...] }
    let (space, newline) = (UInt8(ascii: " "), UInt8(ascii: "\n"))
    while var head = rest.popField(endingAt: newline), let detail = rest.popField(endingAt: newline)
    {
      let status = head.popField(endingAt: space)?.reduce(0) { 10 * $0 + Int($1 & 15) }
      guard code.equals(Array(head.popField(endingAt: space) ?? [])) else { continue }
      let (title, detail) = (
        String(decoding: head, as: UTF8.self), String(decoding: detail, as: UTF8.self)
      )
      self.init(status ?? 500, code.description, title, detail)
      return
    }
    self.init(500, code.description, "A refusal without words", "")
  }

  /// Whether another refusal has the same code, whatever its detail.
  func isSame(as other: Failure) -> Bool { code.utf8.elementsEqual(other.code.utf8) }
}

// The refusals whose words are always the same.
extension Failure {
  static var crossSite: Failure { Failure("cross-site") }
  static var timeout: Failure { Failure("timeout") }
  static var unsupportedMediaType: Failure { Failure("unsupported-media-type") }
  static var invalidLetter: Failure { Failure("invalid-letter") }
  static var invalidCode: Failure { Failure("invalid-code") }
  static var noGame: Failure { Failure("no-game") }
  static var noPlayer: Failure { Failure("no-player") }
  static var staleGame: Failure { Failure("stale-game") }
  static var gameOver: Failure { Failure("game-over") }
  static var dailyPlayed: Failure { Failure("daily-played") }
  static var gameInProgress: Failure { Failure("game-in-progress") }
  static var wordsChanged: Failure { Failure("words-changed") }
  static var roomsOff: Failure { Failure("rooms-off") }
  static var noRoom: Failure { Failure("no-room") }
  static var roomClosed: Failure { Failure("room-closed") }
  static var roomNotOpen: Failure { Failure("room-not-open") }
  static var roundPlayed: Failure { Failure("round-played") }
  static var roomFull: Failure { Failure("room-full") }
  static var newCode: Failure { Failure("new-code") }
  static var noSeat: Failure { Failure("no-seat") }
  static var staleRound: Failure { Failure("stale-round") }
  static var notYourTurn: Failure { Failure("not-your-turn") }
  static var onceUsed: Failure { Failure("once-used") }
  static var busy: Failure { Failure("busy") }
  static var full: Failure { Failure("full") }
  static var storage: Failure { Failure("storage") }
  static var words: Failure { Failure("words") }

  /// Two lines for each refusal: its status, code and title; then its detail.
  private static var table: StaticString {
    """
    403 cross-site Sent by another site
    This call changes something, so it is accepted only from the game's own page, or from programs \
    that send neither Origin nor Sec-Fetch-Site.
    408 timeout Too slow
    The request body did not arrive in time. Send the request again.
    415 unsupported-media-type Not a form body
    Send the parameters as application/x-www-form-urlencoded, for example letter=E. curl -d does \
    this by itself.
    400 invalid-letter Not a letter
    Send one letter as `letter`, from A to Z or of the alphabet of the game's list.
    400 invalid-code Not a code
    Send the whole player code as `code`: 28 letters and digits, with or without hyphens.
    404 no-game No game for this cookie
    This cookie has no game. POST game first, and send the cookie of its reply with every call \
    (curl -b jar -c jar).
    404 no-player No such player
    No such player, or the player has expired or was removed. Check the code.
    409 stale-game Another game is current
    `game` is not the id of the current game. GET game shows the current one.
    409 game-over Game over
    This game is over. POST game starts another.
    409 daily-played Played already
    You have already played today's game. GET daily says when the next one begins.
    409 game-in-progress Game in progress
    Finish the game first: this call needs a game that is over.
    409 words-changed The list has changed
    The word list has changed since this game, so it cannot be replayed.
    403 rooms-off Rooms are off
    Rooms are switched off on this server.
    404 no-room No such room
    No such room, or it has expired, or the key is wrong.
    409 room-closed The room is closed
    The room is closed, so no round can be started. GET room has the results.
    409 room-not-open The room is not open yet
    The room is not open yet, so no round can be started. GET room says when as `opensAt`.
    409 round-played Played already
    You have played this round, and each can be played once. GET room has the results.
    409 room-full The room is full
    All seats of this room are taken, or its author has locked it.
    403 new-code The room has another code
    The room's author has changed its code. Ask for the new one, and send its last four letters as \
    `pass`.
    403 no-seat No seat in this room
    Only players of the room may see its board. POST game with `room` first.
    409 stale-round Another round is current
    `round` is not the current round. GET room/board shows the current one.
    409 not-your-turn Not your turn
    It is another seat's turn. GET room/board names it as `next`.
    409 once-used Used for another room
    These `once` digits have already made a room with different parameters. Send new random digits \
    to make another room.
    503 busy Busy
    Another request of this player, or of this room, is still running. Send this one again.
    503 full Server full
    This server has reached its limit of players or rooms, or of new ones in a second. Try again \
    later.
    503 storage Storage unavailable
    The server cannot read or store games at the moment. Try again later.
    503 words Word lists unavailable
    The server cannot read its word lists at the moment. Try again later.
    """
  }
}

// The other refusals.
extension Failure {
  static func notFound(paths: String) -> Failure {
    Failure(404, "not-found", "No such path", "No such path. The paths are \(paths).")
  }

  static func methodNotAllowed(allowed: String) -> Failure {
    let detail = "This path accepts only \(allowed)."
    return Failure(405, "method-not-allowed", "Method not allowed", detail, allowed: allowed)
  }

  static func tooLarge(bodyLimit: Int) -> Failure {
    let detail =
      "The request is too large. Send at most 8192 bytes of query, 8192 bytes of cookies and "
      + "\(bodyLimit) bytes of body."
    return Failure(413, "too-large", "Too large", detail)
  }

  static var encodedBody: Failure {
    let detail = "Send the body uncompressed and without Content-Encoding."
    return Failure(415, "unsupported-media-type", "A compressed body", detail)
  }

  static func invalidRequest(_ detail: String) -> Failure {
    Failure(400, "invalid-request", "Invalid request", detail)
  }

  static func invalidSetting(_ detail: String) -> Failure {
    Failure(400, "invalid-setting", "Invalid setting", detail)
  }

  /// Returns the refusal of a character that is not a letter of a game with another alphabet than A–Z.
  static var foreignLetter: Failure {
    let detail =
      "Send one letter of this game's alphabet as `letter`; the game's `letters` lists them."
    return Failure(400, "invalid-letter", "Not a letter", detail)
  }

  /// Returns the refusal to show the code of a client that is no player.
  static var noPlayerYet: Failure {
    let detail =
      "This cookie has no player, so there is no code yet. POST game first, and send the cookie of its "
      + "reply with every call (curl -b jar -c jar)."
    return Failure(404, "no-player", "No player for this cookie", detail)
  }

  /// Returns the refusal to begin another round of a shared board, where there is none to begin.
  static var noNextRound: Failure {
    let detail =
      "No other round can be begun: this one is the last, or nobody has taken a seat yet. "
      + "GET room/board shows which."
    return Failure(409, "stale-round", "No other round", detail)
  }

  static func invalidWords(_ lines: [AuthorLine.Fault]) -> Failure {
    let sentences = lines.map { "Line \($0.line) \($0.text)." }.joined(separator: " ")
    let title = "Words that a room cannot take"
    return Failure(400, "invalid-words", title, sentences, lines: lines)
  }
}
