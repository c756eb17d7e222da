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
    if let room = roomPlace(alphabet) { start = start.with(room: room) }
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

extension StoredLines {
  private mutating func roomPlace(_ alphabet: Alphabet) -> RoomPlace? {
    guard let place = next("room", { $0.roomPlace() }) else { return nil }
    let clue = next("clue") { $0.remainder() }
    var entries: [[UInt8]] = []
    while let entry = next("entry", { $0.entry(alphabet) }) { entries.append(entry) }
    return RoomPlace(
      room: place.room,
      kind: place.kind,
      round: place.round,
      seat: place.seat,
      clue: clue,
      entries: entries
    )
  }
}

extension Game {
  fileprivate func with(
    day: CalendarDay? = nil,
    alphabet: Alphabet? = nil,
    room: RoomPlace? = nil,
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
      room: room ?? self.room,
      word: word ?? self.word,
      nonce: nonce,
      shape: pattern,
      startedAt: startedAt
    )
  }
}
