// The lines of a session that are neither its own head nor a game.

extension LineWriter {
  mutating func fields(_ settings: Settings) {
    field(settings.list)
    if let length = settings.length { field(length) } else { field("any") }
    field(settings.mistakes)
    field(settings.isEvil ? "evil" : settings.hasClue ? "clued" : "good")
    field(settings.cunning.rawValue)
  }

  mutating func write(_ daily: DailyHistory) {
    guard let last = daily.last else { return }
    line("last") {
      $0.field(last.day.number)
      $0.field(Game.Status(isWon: last.isWon).rawValue)
      $0.field(last.mistakes)
      $0.field(last.mistakesAllowed)
    }
    line("daily") {
      for number in [daily.played, daily.bestStreak, daily.streakAtLast] + daily.mistakes {
        $0.field(number)
      }
    }
    line("days") { $0.field(Self.text(of: daily.results)) }
  }

  mutating func write(_ endgames: EndgameHistory) {
    line("endgames") {
      for number in [endgames.day.number, endgames.solved, endgames.first]
        + endgames.results.map({ $0.map { $0 ? 2 : 1 } ?? 0 })
      {
        $0.field(number)
      }
    }
  }

  /// Two bits a day, two days a digit, the latest first.
  private static func text(of results: [Bool?]) -> String {
    let bits = results.map { $0.map { $0 ? 1 : 2 } ?? 0 } + [0]
    return stride(from: 0, to: results.count, by: 2).map {
      String(bits[$0] | bits[$0 + 1] << 2, radix: 16)
    }.joined()
  }
}

extension StoredLines {
  mutating func daily() -> DailyHistory {
    let none = DailyHistory()
    guard let last = next("last", { $0.lastDaily() }),
      let numbers = next("daily", { $0.dailyNumbers() })
    else { return none }
    // Version 1.1.0 knew the row of days won alone.
    let row = min(max(numbers.streakAtLast, 1), DailyHistory.memory)
    let results = next("days") { $0.results(of: last) }
    return DailyHistory(
      played: numbers.played,
      bestStreak: numbers.bestStreak,
      mistakes: numbers.mistakes,
      last: last,
      streakAtLast: numbers.streakAtLast,
      results: results ?? (last.isWon ? Array(repeating: true, count: row) : [false])
    )
  }
}

extension StoredFields {
  mutating func settings() -> Settings? {
    guard let list = next(), let length = next(), let mistakes = number(),
      let kind = next(), ["evil", "good", "clued"].contains(kind),
      let cunning = next().flatMap(Cunning.init(rawValue:)),
      length == "any" || Int(length) != nil, Settings.mistakesRange.contains(mistakes)
    else { return nil }
    return Settings(
      list: list,
      length: Int(length),
      mistakes: mistakes,
      isEvil: kind == "evil",
      cunning: cunning,
      hasClue: kind == "clued"
    )
  }

  mutating func score() -> History.Score? {
    guard let mistakes = number(), let guesses = number(), let game = next(),
      let endedAt = time(), let settings = settings(), let word = remainder()
    else { return nil }
    return History.Score(
      word: word,
      mistakes: mistakes,
      guesses: guesses,
      settings: settings,
      game: game,
      endedAt: endedAt
    )
  }

  fileprivate mutating func lastDaily() -> DailyHistory.Last? {
    guard let day = day(), let isWon = choice("won", "lost"), let mistakes = number(),
      let allowed = number()
    else { return nil }
    return DailyHistory.Last(
      day: day,
      isWon: isWon,
      mistakes: mistakes,
      mistakesAllowed: allowed
    )
  }

  fileprivate mutating func dailyNumbers() -> (
    played: Int, bestStreak: Int, streakAtLast: Int, mistakes: [Int]
  )? {
    guard let counts = numbers(3) else { return nil }
    var mistakes: [Int] = []
    while let number = number() { mistakes.append(number) }
    guard mistakes.count <= Settings.mistakesRange.upperBound else { return nil }
    return (counts[0], counts[1], counts[2], mistakes)
  }

  /// By days, the latest first; `nil` if this is no such text, or not of the last game.
  fileprivate mutating func results(of last: DailyHistory.Last) -> [Bool?]? {
    var results: [Bool?] = []
    for digit in remainder() ?? [] {
      guard let bits = Int(String(decoding: [digit], as: UTF8.self), radix: 16) else { return nil }
      for day in [bits & 3, bits >> 2] {
        guard day < 3, results.count <= DailyHistory.memory else { return nil }
        results.append(day == 0 ? nil : day == 1)
      }
    }
    while results.last == .some(nil) { results.removeLast() }
    guard results.count <= DailyHistory.memory, results.first == last.isWon else { return nil }
    return results
  }

  /// Day, solved, first, then for each of the day's 0, 1 (tried) or 2 (solved).
  mutating func endgames() -> EndgameHistory? {
    guard let numbers = numbers(6), numbers[3...].allSatisfy((0...2).contains) else { return nil }
    return EndgameHistory(
      day: CalendarDay(number: numbers[0]),
      results: numbers[3...].map { $0 == 0 ? nil : $0 == 2 },
      solved: numbers[1],
      first: numbers[2]
    )
  }
}
