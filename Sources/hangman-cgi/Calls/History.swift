internal import HangmanKit

extension Service {
  /// Shows a player's numbers and best games; those of a stranger are empty.
  func showHistory(_: Parameters) throws(Failure) -> CGIResponse {
    let session = try players.present()?.session
    let history = session?.history ?? .ofNewcomer
    let today = Daily.today(at: now, for: history, session?.game)
    let kinds = KindCalls.all
    let json = JSON.object { json in
      // The player's own games come first, those of other kinds in the order of the kinds.
      for kind in kinds.suffix(1) + kinds.dropLast() {
        kind.writeHistory(history, (today, session?.game), &json)
      }
    }
    return CGIResponse(json: json)
  }
}

extension JSON {
  /// Writes the best scores and the counts of games with settings of the player's choice.
  mutating func write(_ history: History) {
    var rank = 0
    field("scores", array: history.scores) { json, score in
      rank += 1
      json.object { Self.write(score, rank: rank, to: &$0) }
    }
    field("played", history.played)
    field("won", history.won)
    field("streak", history.streak)
    field("bestStreak", history.bestStreak)
  }

  private static func write(_ score: History.Score, rank: Int, to json: inout JSON) {
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
