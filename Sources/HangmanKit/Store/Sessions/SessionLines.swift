extension StoredLines {
  mutating func daily() -> DailyHistory {
    let none = DailyHistory()
    guard let last = next("last", { $0.lastDaily() }) else { return none }
    guard let daily = next("daily", { $0.daily(last: last) }) else { return none }
    return next("days", daily.with(days:)) ?? daily
  }

  mutating func game() -> Game? {
    guard var start = next("game", { $0.game() }) else { return nil }
    if let day = next("day", { $0.day() }) { start = start.with(day: day) }
    if let alphabet = next("alphabet", { $0.alphabet() }) { start = start.with(alphabet: alphabet) }
    let alphabet = start.alphabet
    if let word = next("word", { $0.entry(alphabet) }) { start = start.with(word: word) }
    var guesses: [Guess] = []
    while let guess = next("guess", { $0.guess(alphabet) }) { guesses.append(guess) }
    guard let status = next("status", Game.Status.init(rawValue:)) else { return nil }
    let endedAt = next("end") { $0.time() }
    let revelation = next("revelation") { $0.revelation(alphabet) }
    return Game(
      replaying: guesses,
      from: start,
      status: status,
      revelation: revelation,
      endedAt: endedAt
    )
  }
}

extension Game {
  fileprivate func with(
    day: CalendarDay? = nil,
    alphabet: Alphabet? = nil,
    word: [UInt8]? = nil
  ) -> Game {
    Game(
      id: id,
      settings: settings,
      listChecksum: listChecksum,
      alphabet: alphabet ?? self.alphabet,
      chance: chance,
      isSeeded: isSeeded,
      day: day ?? self.day,
      word: word ?? self.word,
      nonce: nonce,
      shape: pattern,
      startedAt: startedAt
    )
  }
}
