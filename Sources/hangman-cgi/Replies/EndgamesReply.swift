internal import HangmanKit

/// The endgames of a day, as they can be played.
struct EndgamesReply {
  let day: CalendarDay
  let language: String?
  let endgames: [(place: EndgamePlace, endgame: Endgame)]
  /// Of this day, by number; `nil` if none was played.
  let results: [Bool?]?

  var json: [UInt8] {
    JSON.object {
      $0.field("date", day.text)
      $0.field("language", language)
      $0.field("endgames", array: endgames) { json, item in
        json.object { write(item.endgame, at: item.place, to: &$0) }
      }
    }
  }

  private func write(_ endgame: Endgame, at place: EndgamePlace, to json: inout JSON) {
    json.field("number", place.number)
    json.field("kind", place.kind)
    json.field("entries", endgame.entries.count)
    json.field("length", endgame.entries[0].count)
    json.field("mistakes", endgame.mistakes)
    json.field("status", EndgameHistory.text(results?[place.number - 1] ?? nil))
  }
}

extension EndgameHistory {
  fileprivate static func text(_ isSolved: Bool?) -> String? {
    isSolved.map { $0 ? "solved" : "tried" }
  }
}

extension JSON {
  mutating func write(_ endgames: EndgameHistory?) {
    guard let endgames else { return null("endgames") }
    field("endgames") {
      $0.field("date", endgames.day.text)
      $0.field("status", array: endgames.results) { $0.string(EndgameHistory.text($1)) }
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
