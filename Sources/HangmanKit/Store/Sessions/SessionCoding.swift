// The lines of a session's file, `HANGMAN`:
//
//     changed 1763715600
//     leaving …                        version 2, of a player whom 1.1.0 gave another id
//     arrived …                        version 2, of that player then; neither is written
//     settings words 9 6 evil classic                   left out while untouched
//     history <played> <won> <streak> <best streak>
//     last <day> <won|lost> <mistakes> <allowed>         of today's games; left out before the first
//     daily <played> <best streak> <streak> <won with 0, 1, … mistakes>
//     days <results in hex>              version 4, unless the two lines before say as much
//     score <mistakes> <guesses> <game> <ended> <settings> <word>          one a score
//     result <room> <round> <won|lost> <mistakes> <guesses> <started> <ended>
//                                        version 4, of a room that may lack it
//     reported <day> <count> <game> <reasons>            version 4, after the first report
//     game <id> <list checksum> <seed> <given|drawn> <started> <nonce> <settings> <shape>
//     day <day>                          in one of today's games; version 4, of an earlier day
//     alphabet <code> <forms of a letter> …              version 3, of a list with a language
//     room <id> <kind> <round> <seat>                    version 4, in a room's game
//     clue <text>                                        of its word, where the author gave one
//     entry <entry>                                      one an entry of a trap
//     word <entry>                                       in a good game
//     guess <letter> <positions in hex>                  one a guess
//     status <status>
//     end <ended>                                        once it is over
//     revelation <candidates> <answer>                   once it is over, not in a void game
//     game …                             version 4: today's game, where another has taken its place
//
// Entries and letters are UTF-8, as players see them. Whatever can hold a space stands at the end of
// its line. What does not verify is no session.
//
// The version is the lowest whose program can read it, and a file with another is no session: a
// line that is new in a version is left out until it is needed, and a file without one stays of
// version 1, to the byte.

extension Session: Stored {
  package static var magic: String { "HANGMAN" }
  package static var newestVersion: Int { 4 }
  package static var sizeLimit: Int { 65_536 }
  package static var noun: String { "player's" }

  package func encoded(at now: Int64) -> [UInt8] {
    var session = self
    session.changed = now
    return session.encoded
  }

  package var encoded: [UInt8] {
    var lines = "changed \(changed)\n"
    if let settings { lines += "settings \(settings.encoded)\n" }
    lines += "history \(history.played) \(history.won) \(history.streak) \(history.bestStreak)\n"
    lines += history.daily.encoded
    for score in history.scores {
      lines += "score \(score.mistakes) \(score.guesses) \(score.game) \(score.endedAt) "
      lines += "\(score.settings.encoded) \(String(decoding: score.word, as: UTF8.self))\n"
    }
    for pending in pending {
      lines += "result \(pending.room) \(pending.round) \(pending.result.encoded)\n"
    }
    if let reported { lines += "reported \(reported.encoded)\n" }
    for game in [game, replacedDailyGame] {
      if let game { write(game, to: &lines) }
    }
    return Self.file(version: version, lines: Array(lines.utf8))
  }

  /// The lowest version whose program can read this.
  private var version: Int {
    let daily = history.daily
    if replacedDailyGame != nil || game?.room != nil { return 4 }
    if !pending.isEmpty || reported != nil { return 4 }
    if daily.results != daily.impliedResults || game?.earlierDay != nil { return 4 }
    if let game, game.alphabet != .latin { return 3 }
    return daily.last == nil && game?.day == nil ? 1 : 2
  }

  private func write(_ game: Game, to lines: inout String) {
    lines += "game \(game.id) \(Hex.text(game.listChecksum)) \(game.chance.seed) "
    lines += "\(game.isSeeded ? "given" : "drawn") \(game.startedAt) \(game.nonce) "
    lines += "\(game.settings.encoded) \(game.alphabet.text(game.pattern.shape.bytes))\n"
    if let day = game.day { lines += "day \(day.number)\n" }
    if game.alphabet != .latin { lines += "alphabet \(game.alphabet.line)\n" }
    if let room = game.room { write(room, game.alphabet, to: &lines) }
    if let word = game.word { lines += "word \(game.alphabet.text(word))\n" }
    for guess in game.guesses {
      let letter = game.alphabet.text([guess.letter.byte])
      lines += "guess \(letter) \(Hex.text(guess.positions.rawValue))\n"
    }
    lines += "status \(game.status.rawValue)\n"
    if let endedAt = game.endedAt { lines += "end \(endedAt)\n" }
    if let revelation = game.revelation {
      lines += "revelation \(revelation.candidates) \(game.alphabet.text(revelation.answer))\n"
    }
  }

  private func write(_ room: RoomPlace, _ alphabet: Alphabet, to lines: inout String) {
    lines += "room \(room.room) \(room.kind.rawValue) \(room.round) \(room.seat)\n"
    if let clue = room.clue { lines += "clue \(String(decoding: clue, as: UTF8.self))\n" }
    for entry in room.entries { lines += "entry \(alphabet.text(entry))\n" }
  }

  package init?(encoded bytes: [UInt8]) {
    guard let content = Self.content(of: bytes) else { return nil }
    var lines = StoredLines(content.lines)
    guard let changed = lines.next("changed", { $0.time() }) else { return nil }
    self.init(changed: changed)
    isLeftBehind = lines.next("leaving") { $0.remainder() } != nil
    let hasMoved = isLeftBehind || lines.next("arrived") { $0.remainder() } != nil
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
    while let result = lines.next("result", { $0.pendingResult() }) { pending.append(result) }
    reported = lines.next("reported") { $0.reported() }
    if !lines.isAtEnd {
      guard let game = lines.game() else { return nil }
      self.game = game
    }
    if !lines.isAtEnd {
      guard let game = lines.game(), game.dailyDay != nil else { return nil }
      replacedDailyGame = game
    }
    guard lines.isAtEnd, content.version == max(version, hasMoved ? 2 : 1) else { return nil }
  }
}

extension DailyHistory {
  fileprivate var encoded: String {
    guard let last else { return "" }
    let status = last.isWon ? "won" : "lost"
    let numbers = [played, bestStreak, streakAtLast] + mistakes
    return "last \(last.day.number) \(status) \(last.mistakes) \(last.mistakesAllowed)\n"
      + "daily \(numbers.map(String.init).joined(separator: " "))\n"
      + (results == impliedResults ? "" : "days \(Self.text(of: results))\n")
  }
}

extension DailyHistory {
  /// Two bits a day, two days a digit, the latest first.
  private static func text(of results: [Bool?]) -> String {
    let bits = results.map { $0.map { $0 ? 1 : 2 } ?? 0 } + [0]
    return stride(from: 0, to: results.count, by: 2).map {
      String(bits[$0] | bits[$0 + 1] << 2, radix: 16)
    }.joined()
  }

  /// What such a text says, `nil` if it is none, or not of the last game.
  func with(days text: String) -> DailyHistory? {
    var results: [Bool?] = []
    for digit in text.utf8 {
      guard let bits = Int(String(decoding: [digit], as: UTF8.self), radix: 16) else { return nil }
      for day in [bits & 3, bits >> 2] {
        guard day < 3, results.count <= Self.memory else { return nil }
        results.append(day == 0 ? nil : day == 1)
      }
    }
    while results.last == .some(nil) { results.removeLast() }
    guard let last, results.count <= Self.memory, results.first == last.isWon else { return nil }
    return DailyHistory(
      played: played,
      bestStreak: bestStreak,
      mistakes: mistakes,
      last: last,
      streakAtLast: streakAtLast,
      results: results
    )
  }
}

extension Reported {
  fileprivate var encoded: String {
    let reasons = reasons.map { $0.rawValue }.joined(separator: " ")
    return "\(day.number) \(count) \(game) \(reasons)"
  }
}

extension RoundResult {
  fileprivate var encoded: String {
    "\(isWon ? "won" : "lost") \(mistakes) \(guesses) \(startedAt) \(endedAt)"
  }
}

extension Settings {
  var encoded: String {
    "\(list) \(length.map(String.init) ?? "any") \(mistakes) \(isEvil ? "evil" : "good") "
      + cunning.rawValue
  }
}
