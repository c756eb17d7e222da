// The file of a session: one line `HANGMAN1 <bytes> <XXH64>` and then, in lines of text,
//
//     changed 1763715600
//     settings words 9 6 evil classic                   left out while untouched
//     history <played> <won> <streak> <best streak>
//     last <day> <won|lost> <mistakes> <allowed>         of today's games; left out before the first
//     daily <played> <best streak> <streak> <won with 0, 1, … mistakes>
//     score <mistakes> <guesses> <game> <ended> <settings> <word>          one a score
//     game <id> <list checksum> <seed> <given|drawn> <started> <nonce> <settings> <shape>
//     day <day>                                          in one of today's games
//     word <entry>                                       in a good game
//     guess <letter> <positions in hex>                  one a guess
//     status <status>
//     end <ended>                                        once it is over
//     revelation <candidates> <answer>                   once it is over, not in a void game
//
// Whatever can hold a space stands at the end of its line. What does not verify is no session.

extension Session {
  private static let magic = "HANGMAN1"

  /// No session is larger than this; a larger file is not read.
  static let sizeLimit = 16_384

  package var encoded: [UInt8] {
    var lines = "changed \(changed)\n"
    if let settings { lines += "settings \(settings.encoded)\n" }
    lines += "history \(history.played) \(history.won) \(history.streak) \(history.bestStreak)\n"
    lines += history.daily.encoded
    for score in history.scores {
      lines += "score \(score.mistakes) \(score.guesses) \(score.game) \(score.endedAt) "
      lines += "\(score.settings.encoded) \(text(score.word))\n"
    }
    if let game { write(game, to: &lines) }
    let payload = Array(lines.utf8)
    let head = "\(Self.magic) \(payload.count) \(Hex.text(Checksum.of(payload)))\n"
    return Array(head.utf8) + payload
  }

  private func write(_ game: Game, to lines: inout String) {
    lines += "game \(game.id) \(Hex.text(game.listChecksum)) \(game.chance.seed) "
    lines += "\(game.isSeeded ? "given" : "drawn") \(game.startedAt) \(game.nonce) "
    lines += "\(game.settings.encoded) \(text(game.pattern.shape.bytes))\n"
    if let day = game.day { lines += "day \(day.number)\n" }
    if let word = game.word { lines += "word \(text(word))\n" }
    for guess in game.guesses {
      lines += "guess \(text([guess.letter.byte])) \(Hex.text(guess.positions.rawValue))\n"
    }
    lines += "status \(game.status.rawValue)\n"
    if let endedAt = game.endedAt { lines += "end \(endedAt)\n" }
    if let revelation = game.revelation {
      lines += "revelation \(revelation.candidates) \(text(revelation.answer))\n"
    }
  }

  private func text(_ ascii: [UInt8]) -> String { String(decoding: ascii, as: UTF8.self) }

  /// A session as it was stored, `nil` if a byte is not as it was written.
  package init?(encoded bytes: [UInt8]) {
    var payload = bytes[...]
    guard let head = payload.popField(endingAt: UInt8(ascii: "\n")) else { return nil }
    let checksum = Hex.text(Checksum.of(payload))
    guard Array(head) == Array("\(Self.magic) \(payload.count) \(checksum)".utf8) else {
      return nil
    }
    var lines = Lines(payload)
    guard let changed = lines.next("changed", { $0.time() }) else { return nil }
    self.init(changed: changed)
    settings = lines.next("settings") { $0.settings() }
    guard let numbers = lines.next("history", { $0.numbers(4) }) else { return nil }
    let daily = lines.daily()
    var scores: [History.Score] = []
    while let score = lines.next("score", { $0.score() }) { scores.append(score) }
    history = History(
      scores: scores,
      played: numbers[0],
      won: numbers[1],
      streak: numbers[2],
      bestStreak: numbers[3],
      daily: daily
    )
    if !lines.isAtEnd {
      guard let game = lines.game() else { return nil }
      self.game = game
    }
    guard lines.isAtEnd else { return nil }
  }
}

extension DailyHistory {
  fileprivate var encoded: String {
    guard let last else { return "" }
    let status = last.isWon ? "won" : "lost"
    let numbers = [played, bestStreak, streakAtLast] + mistakes
    return "last \(last.day.number) \(status) \(last.mistakes) \(last.mistakesAllowed)\n"
      + "daily \(numbers.map(String.init).joined(separator: " "))\n"
  }
}

extension Settings {
  fileprivate var encoded: String {
    "\(list) \(length.map(String.init) ?? "any") \(mistakes) \(isEvil ? "evil" : "good") "
      + cunning.rawValue
  }
}

/// The lines of a file, taken one after another.
private struct Lines {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  /// The next line if it starts with the key and can be read; otherwise the line stays.
  mutating func next<Value>(_ key: String, _ read: (inout Fields) -> Value?) -> Value? {
    var behind = rest
    guard let line = behind.popField(endingAt: UInt8(ascii: "\n")) else { return nil }
    var fields = Fields(line)
    guard fields.next() == key, let value = read(&fields), fields.isAtEnd else { return nil }
    rest = behind
    return value
  }

  mutating func next<Value>(_ key: String, _ read: (String) -> Value?) -> Value? {
    next(key) { fields in fields.next().flatMap(read) }
  }

  mutating func daily() -> DailyHistory {
    let none = DailyHistory()
    guard let last = next("last", { $0.lastDaily() }) else { return none }
    return next("daily") { $0.daily(last: last) } ?? none
  }

  mutating func game() -> Game? {
    guard var start = next("game", { $0.game() }) else { return nil }
    if let day = next("day", { $0.day() }) { start = start.with(day: day) }
    if let word = next("word", { $0.remainder() }) { start = start.with(word: word) }
    var guesses: [Guess] = []
    while let guess = next("guess", { $0.guess() }) { guesses.append(guess) }
    guard let status = next("status", Game.Status.init(rawValue:)) else { return nil }
    let endedAt = next("end") { $0.time() }
    let revelation = next("revelation") { $0.revelation() }
    return Game(
      replaying: guesses,
      from: start,
      status: status,
      revelation: revelation,
      endedAt: endedAt
    )
  }
}

/// The fields of a line, separated by single spaces.
private struct Fields {
  private var rest: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>) { rest = line }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func next() -> String? {
    guard let field = rest.popField(endingAt: UInt8(ascii: " ")) else { return nil }
    return String(decoding: field, as: UTF8.self)
  }

  mutating func remainder() -> [UInt8]? {
    defer { rest = [] }
    return rest.isEmpty ? nil : Array(rest)
  }

  /// A count or a time: so far from the ends of its type that sums and differences are safe.
  mutating func number() -> Int? {
    next().flatMap { Int($0) }.flatMap { (0...1_000_000_000_000).contains($0) ? $0 : nil }
  }

  mutating func day() -> CalendarDay? { number().map(CalendarDay.init(number:)) }

  mutating func time() -> Int64? { number().map(Int64.init) }

  mutating func numbers(_ count: Int) -> [Int]? {
    let numbers = (0..<count).compactMap { _ in number() }
    return numbers.count == count ? numbers : nil
  }

  mutating func lastDaily() -> DailyHistory.Last? {
    guard let day = day(), let status = next(), let mistakes = number(), let allowed = number(),
      status == "won" || status == "lost"
    else { return nil }
    return DailyHistory.Last(
      day: day,
      isWon: status == "won",
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
    guard let list = next(), let length = next(), let mistakes = number(), let side = next(),
      let cunning = next().flatMap(Cunning.init(rawValue:)),
      length == "any" || Int(length) != nil, Settings.mistakesRange.contains(mistakes),
      side == "evil" || side == "good"
    else { return nil }
    return Settings(
      list: list,
      length: Int(length),
      mistakes: mistakes,
      isEvil: side == "evil",
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
      let seed = next().flatMap({ UInt64($0) }), let origin = next(),
      let startedAt = time(), let nonce = next(),
      let settings = settings(), let shape = remainder().flatMap({ Pattern($0) }),
      shape == shape.shape, origin == "given" || origin == "drawn"
    else { return nil }
    return Game(
      id: id,
      settings: settings,
      listChecksum: checksum,
      chance: Chance(seed: seed),
      isSeeded: origin == "given",
      word: nil,
      nonce: nonce,
      shape: shape,
      startedAt: startedAt
    )
  }

  mutating func guess() -> Guess? {
    guard let letter = next().flatMap({ Letter($0) }),
      let bits = next().flatMap({ UInt64($0, radix: 16) })
    else { return nil }
    return Guess(letter: letter, positions: Positions(rawValue: bits))
  }

  mutating func revelation() -> Revelation? {
    guard let candidates = number(), let answer = remainder() else { return nil }
    return Revelation(answer: answer, candidates: candidates)
  }
}

extension Game {
  fileprivate func with(day: CalendarDay? = nil, word: [UInt8]? = nil) -> Game {
    Game(
      id: id,
      settings: settings,
      listChecksum: listChecksum,
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
