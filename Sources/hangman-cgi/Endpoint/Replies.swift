internal import HangmanKit

// What players may see, as JSON; what is stored has types of its own.

/// A game without its secrets: nothing before its end depends on the hidden word but the pattern
/// and the commitment.
struct GameReply {
  private let game: Game
  /// How many entries fitted before the first guess and after each, `nil` where it is not said.
  private let left: [Int]?
  /// How the list writes the answer, `nil` where that is not said.
  private let answerText: String?

  init(_ game: Game, left: [Int]?, answerText: String? = nil) {
    self.game = game
    self.left = left
    self.answerText = answerText
  }

  var json: [UInt8] { JSON.object(write) }

  func json(outcome: Game.Outcome?) -> [UInt8] {
    JSON.object {
      write(to: &$0)
      $0.field("outcome", outcome?.rawValue)
    }
  }

  func write(to json: inout JSON) {
    json.field("id", game.id)
    json.field("status", game.status.rawValue)
    json.field("pattern", utf8: game.alphabet.utf8(game.pattern.bytes))
    json.field("guesses", array: game.guesses) { json, guess in
      json.object {
        $0.field("letter", utf8: game.alphabet.utf8([guess.letter.byte]))
        $0.field("positions", array: guess.positions.indices) { $0.number($1) }
      }
    }
    json.field("mistakes", game.mistakes)
    json.field("mistakesAllowed", game.settings.mistakes)
    json.field("mistakesLeft", game.mistakesLeft)
    json.field("settings") { $0.write(game.settings) }
    json.write(game.alphabet)
    json.field("answer", game.revelation.map { game.alphabet.text($0.answer) })
    json.field("answerText", answerText)
    json.field("candidates", game.revelation?.candidates)
    json.field("left", array: left) { $0.number($1) }
    json.field("seed", game.isOver ? String(game.chance.seed) : nil)
    json.field("commitment", game.commitment)
    json.field("nonce", game.isOver && game.commitment != nil ? game.nonce : nil)
    json.field("daily", game.dailyDay?.text)
    json.field("date", game.earlierDay?.text)
    json.field("dailyLanguage", game.dailyLanguage)
    write(game.room, to: &json)
    json.field("startedAt", Timestamp.text(game.startedAt))
    json.field("endedAt", game.endedAt.map(Timestamp.text))
  }
}

extension GameReply {
  private func write(_ place: RoomPlace?, to json: inout JSON) {
    guard let place else { return json.null("room") }
    json.field("room") {
      $0.field("id", place.room)
      $0.field("round", place.round)
      $0.field("clue", place.clue.map { String(decoding: $0, as: UTF8.self) })
      $0.field("seat", place.seat)
    }
    let trap = game.isOver && !place.entries.isEmpty ? place.entries : nil
    json.field("trap", array: trap) { $0.string(utf8: game.alphabet.utf8($1)) }
  }
}

/// A player's numbers and best games.
struct HistoryReply {
  private let history: History
  /// As of the time of the request.
  private let dailyStreak: Int

  init(_ history: History, dailyStreak: Int) {
    self.history = history
    self.dailyStreak = dailyStreak
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
    }
  }

  private func write(_ daily: DailyHistory, to json: inout JSON) {
    json.field("played", daily.played)
    json.field("won", daily.won)
    json.field("streak", dailyStreak)
    json.field("bestStreak", daily.bestStreak)
    json.field("mistakes", array: daily.mistakes) { $0.number($1) }
    guard let last = daily.last else { return json.null("last") }
    json.field("last") {
      $0.field("date", last.day.text)
      $0.field("status", (last.isWon ? Game.Status.won : .lost).rawValue)
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
          $0.field("status", (item.isWon ? Game.Status.won : .lost).rawValue)
        }
      }
      $0.field("dailyLanguage", language)
      if let game { $0.field("game", object: game.write) } else { $0.null("game") }
    }
  }
}

/// How the computer cheated.
struct ReplayReply {
  private let game: Game
  private let replay: Replay

  init(game: Game, _ replay: Replay) {
    self.game = game
    self.replay = replay
  }

  var json: [UInt8] {
    JSON.object { json in
      json.field("game", game.id)
      json.write(value: replay.value)
      json.field("turns", array: replay.turns) { json, turn in
        json.object {
          $0.field("letter", utf8: game.alphabet.utf8([turn.letter.byte]))
          $0.field("before", turn.before)
          $0.field("after", turn.after)
          $0.field("familyCount", turn.familyCount)
          $0.field("families", array: turn.families) { json, choice in
            json.object { write(choice, to: &$0) }
          }
        }
      }
    }
  }
}

extension ReplayReply {
  private var isDiabolical: Bool { game.settings.isEvil && game.settings.cunning == .diabolical }

  private func write(_ choice: Replay.Choice, to json: inout JSON) {
    json.field("pattern", utf8: game.alphabet.utf8(choice.pattern.bytes))
    json.field("entries", choice.entries)
    json.field("kept", choice.isKept)
    json.field("examples", array: choice.examples) { $0.string(utf8: game.alphabet.utf8($1)) }
    json.field("texts", array: choice.texts) { $0.string($1) }
    guard isDiabolical else { return }
    json.field("mistakes", array: choice.mistakes) { $0.number($1) }
  }
}

extension JSON {
  mutating func write(_ settings: Settings) {
    field("list", settings.list)
    field("length", settings.length)
    field("mistakes", settings.mistakes)
    field("evil", settings.isEvil)
    field("cunning", settings.cunning.rawValue)
  }

  /// The mistakes that nobody can be sure to avoid.
  mutating func write(value: ClosedRange<Int>?) {
    guard let value else { return null("value") }
    field("value") {
      $0.field("lower", value.lowerBound)
      $0.field("upper", value.upperBound)
    }
  }

  mutating func write(_ alphabet: Alphabet) {
    field("language", alphabet.language)
    field("letters", alphabet.letters)
    field("direction", alphabet.isRightToLeft ? "rtl" : "ltr")
  }

  mutating func write(_ list: ListSummary) {
    object {
      $0.field("id", list.id)
      $0.field("title", list.title)
      $0.write(list.alphabet.letters)
      $0.field("keys", array: list.alphabet.keys) { $0.string($1) }
      $0.field("entries", list.entryCount)
      $0.field("longest", list.lengths.last?.length)
      $0.field("phrases", list.hasPhrases)
      $0.field("lengths") { json in
        for item in list.lengths { json.field(item.length, item.count) }
      }
    }
  }
}
