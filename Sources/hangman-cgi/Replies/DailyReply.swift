internal import HangmanKit

/// What is played today, and how the player stands with it.
struct DailyReply {
  let day: CalendarDay
  /// The language of the readers it is for, `nil` for English.
  let language: String?
  let settings: Settings
  /// `nil` while it is not begun.
  let status: Game.Status?
  /// `nil` while there is none.
  let game: GameReply?
  /// What became of the last days' games.
  let days: [(day: CalendarDay, isWon: Bool)]

  var json: [UInt8] {
    JSON.object {
      $0.field("date", day.text)
      $0.field("endsAt", Timestamp.text(day.next.start))
      $0.field("settings") { $0.write(settings) }
      $0.field("status", status?.rawValue)
      $0.field("days", array: days) { json, item in
        json.object {
          $0.field("date", item.day.text)
          $0.field("status", Game.Status(isWon: item.isWon).rawValue)
        }
      }
      $0.field("dailyLanguage", language)
      if let game { $0.field("game", object: game.write) } else { $0.null("game") }
    }
  }
}
