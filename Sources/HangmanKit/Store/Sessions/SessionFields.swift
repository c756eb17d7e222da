extension StoredFields {
  mutating func lastDaily() -> DailyHistory.Last? {
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

  mutating func daily(last: DailyHistory.Last) -> DailyHistory? {
    guard let counts = numbers(3) else { return nil }
    var mistakes: [Int] = []
    while let number = number() { mistakes.append(number) }
    guard mistakes.count <= Settings.mistakesRange.upperBound else { return nil }
    return DailyHistory(
      played: counts[0],
      bestStreak: counts[1],
      mistakes: mistakes,
      last: last,
      streakAtLast: counts[2]
    )
  }

  mutating func settings() -> Settings? {
    guard let list = next(), let length = next(), let mistakes = number(),
      let isEvil = choice("evil", "good"), let cunning = next().flatMap(Cunning.init(rawValue:)),
      length == "any" || Int(length) != nil, Settings.mistakesRange.contains(mistakes)
    else { return nil }
    return Settings(
      list: list,
      length: Int(length),
      mistakes: mistakes,
      isEvil: isEvil,
      cunning: cunning
    )
  }

  mutating func score() -> History.Score? {
    guard let mistakes = number(), let guesses = number(), let game = next(),
      let endedAt = time(), let settings = settings(),
      let word = remainder()
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

  mutating func game() -> Game? {
    guard let id = next(), let checksum = next().flatMap({ UInt64($0, radix: 16) }),
      let seed = next().flatMap({ UInt64($0) }), let isSeeded = choice("given", "drawn"),
      let startedAt = time(), let nonce = next(),
      let settings = settings(), let shape = remainder().flatMap({ Pattern($0) }),
      shape == shape.shape
    else { return nil }
    return Game(
      id: id,
      settings: settings,
      listChecksum: checksum,
      chance: Chance(seed: seed),
      isSeeded: isSeeded,
      word: nil,
      nonce: nonce,
      shape: shape,
      startedAt: startedAt
    )
  }

  mutating func roomPlace() -> RoomPlace? {
    guard let room = next(), let kind = next().flatMap(RoomPlace.Kind.init(rawValue:)),
      let round = number(), let seat = number()
    else { return nil }
    return RoomPlace(room: room, kind: kind, round: round, seat: seat)
  }

  mutating func pendingResult() -> PendingResult? {
    guard let room = next(), let round = number(), let isWon = choice("won", "lost"),
      let counts = numbers(2), let startedAt = time(), let endedAt = time()
    else { return nil }
    let result = RoundResult(
      isWon: isWon,
      mistakes: counts[0],
      guesses: counts[1],
      startedAt: startedAt,
      endedAt: endedAt
    )
    return PendingResult(room: room, round: round, result: result)
  }

  mutating func reported() -> Reported? {
    guard let day = day(), let count = number(), let game = next() else { return nil }
    var reasons: [WordReport.Reason] = []
    while let reason = next().flatMap(WordReport.Reason.init(rawValue:)) { reasons.append(reason) }
    return isAtEnd ? Reported(day: day, count: count, game: game, reasons: reasons) : nil
  }

  mutating func guess(_ alphabet: Alphabet) -> Guess? {
    guard let letter = next().flatMap({ alphabet.letter($0) }),
      let bits = next().flatMap({ UInt64($0, radix: 16) })
    else { return nil }
    return Guess(letter: letter, positions: Positions(rawValue: bits))
  }

  mutating func revelation(_ alphabet: Alphabet) -> Revelation? {
    guard let candidates = number(), let answer = entry(alphabet) else { return nil }
    return Revelation(answer: answer, candidates: candidates)
  }
}
