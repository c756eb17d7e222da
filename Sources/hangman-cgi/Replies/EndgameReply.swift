internal import HangmanKit

/// What is told of endgames beside the game itself.
enum EndgameReply {
  /// What became of one.
  static func text(_ result: Bool??) -> String? {
    (result ?? nil).map { $0 ? "solved" : "tried" }
  }
}

extension JSON {
  mutating func write(_ endgames: EndgameHistory?) {
    guard let endgames else { return null("endgames") }
    field("endgames") {
      $0.field("date", endgames.day.text)
      $0.field("status", array: endgames.results) { $0.string(EndgameReply.text($1)) }
      $0.field("solved", endgames.solved)
      $0.field("first", endgames.first)
    }
  }

  /// Which endgame a game is, what is left of it, and what it began with.
  mutating func writeEndgame(of game: Game) {
    guard let place = game.origin.endgame else {
      null("endgame")
      return null("entries")
    }
    field("endgame") {
      $0.field("date", place.day.text)
      $0.field("number", place.number)
      $0.field("kind", place.kind)
    }
    field("entries", array: game.entriesLeft) { $0.string(utf8: game.alphabet.utf8($1)) }
    field("trap", array: game.secret.trap) { $0.string(utf8: game.alphabet.utf8($1)) }
  }
}
