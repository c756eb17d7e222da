internal import HangmanKit

/// A player's numbers and best games.
struct HistoryReply {
  private let history: History
  /// As of the time of the request.
  private let dailyStreak: Int
  private let daysInRow: (now: Int, best: Int)

  init(_ history: History, on today: CalendarDay, with game: Game?) {
    self.history = history
    dailyStreak = history.daily.streak(on: today, with: game)
    daysInRow = history.daily.daysInRow(on: today)
  }

  var json: [UInt8] {
    JSON.object { json in
      var rank = 0
      json.field("scores", array: history.scores) { json, score in
        rank += 1
        json.object { write(score, rank: rank, to: &$0) }
      }
      json.field("played", history.played)
      json.field("won", history.won)
      json.field("streak", history.streak)
      json.field("bestStreak", history.bestStreak)
      json.field("daily") { write(history.daily, to: &$0) }
      json.write(history.endgames)
    }
  }

  private func write(_ daily: DailyHistory, to json: inout JSON) {
    json.field("played", daily.played)
    json.field("won", daily.won)
    json.field("streak", dailyStreak)
    json.field("bestStreak", daily.bestStreak)
    json.field("daysInRow", daysInRow.now)
    json.field("bestDaysInRow", daysInRow.best)
    json.field("mistakes", array: daily.mistakes) { $0.number($1) }
    guard let last = daily.last else { return json.null("last") }
    json.field("last") {
      $0.field("date", last.day.text)
      $0.field("status", Game.Status(isWon: last.isWon).rawValue)
      $0.field("mistakes", last.mistakes)
      $0.field("mistakesAllowed", last.mistakesAllowed)
    }
  }

  private func write(_ score: History.Score, rank: Int, to json: inout JSON) {
    json.field("rank", rank)
    let word = String(decoding: score.word, as: UTF8.self)
    json.field("word", word)
    json.field("mistakes", score.mistakes)
    json.field("mistakesAllowed", score.settings.mistakes)
    json.field("guesses", score.guesses)
    json.field("list", score.settings.list)
    json.field("length", word.unicodeScalars.count)
    json.field("evil", score.settings.isEvil)
    json.field("cunning", score.settings.cunning.rawValue)
    json.field("game", score.game)
    json.field("endedAt", Timestamp.text(score.endedAt))
  }
}
