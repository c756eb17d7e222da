// The lines of a game in a session's file:
//
//     game <id> <list checksum> <seed> <given|drawn> <started> <nonce> <settings> <shape>
//     day <day>                          drawn: of today's game; given: of an earlier day's
//     endgame <day> <number>             given: of an endgame
//     alphabet <code> <forms of a letter> …              of a list with a language
//     room <id> <words|trap|rounds> <round> <seat>       given: of a round
//     clue <text>                                        of its word, where the author gave one
//     entry <entry>                                      one an entry of a trap
//     word <entry>                                       in a good game
//     guess <letter> <positions in hex>                  one a guess
//     status <status>
//     end <ended>                                        once it is over
//     revelation <candidates> <answer>                   once it is over, not in a void game

extension LineWriter {
  mutating func write(_ game: Game) {
    let alphabet = game.alphabet
    line("game") {
      $0.field(game.id)
      $0.field(Hex.text(game.listChecksum))
      $0.field(String(game.chance.seed))
      $0.field(game.origin.isDrawn ? "drawn" : "given")
      $0.field(game.startedAt)
      $0.field(game.nonce)
      $0.fields(game.settings)
      $0.field(alphabet.utf8(game.pattern.shape.bytes))
    }
    if let day = game.origin.today ?? game.origin.earlier { line("day") { $0.field(day.number) } }
    if let place = game.origin.endgame {
      line("endgame") {
        $0.field(place.day.number)
        $0.field(place.number)
      }
    }
    if alphabet != .latin { line("alphabet") { $0.field(alphabet.line) } }
    if let place = game.origin.round { write(place, of: game) }
    write(game.secret, alphabet)
    for guess in game.guesses {
      line("guess") {
        $0.field(alphabet.utf8([guess.letter.byte]))
        $0.field(Hex.text(guess.positions.rawValue))
      }
    }
    line("status") { $0.field(game.status.rawValue) }
    if let endedAt = game.endedAt { line("end") { $0.field(endedAt) } }
    if let revelation = game.revelation {
      line("revelation") {
        $0.field(revelation.candidates)
        $0.field(alphabet.utf8(revelation.answer))
      }
    }
  }

  private mutating func write(_ place: RoundPlace, of game: Game) {
    line("room") {
      $0.field(place.room)
      $0.field(place.isDrawn ? Secret.drawnKind : game.secret.kind)
      $0.field(place.round)
      $0.field(place.seat)
    }
    if let clue = place.clue { line("clue") { $0.field(clue) } }
  }

  /// A word or the entries of a trap; a seed stands elsewhere.
  mutating func write(_ secret: Secret, _ alphabet: Alphabet) {
    switch secret {
    case .word(let word): line("word") { $0.field(alphabet.utf8(word)) }
    case .trap(let entries):
      for entry in entries { line("entry") { $0.field(alphabet.utf8(entry)) } }
    case .seed: break
    }
  }
}

extension StoredLines {
  mutating func game() -> Game? {
    guard let head = next("game", { $0.gameHead() }) else { return nil }
    let day = next("day") { $0.day() }
    let endgame = next("endgame") { $0.endgamePlace() }
    let alphabet = next("alphabet") { $0.alphabet() } ?? .latin
    let room = next("room") { $0.roomOfGame() }
    let clue = room == nil ? nil : next("clue") { $0.remainder() }
    let secret = secret(alphabet)
    guard
      let origin = Origin(isDrawn: head.isDrawn, day, endgame, room, clue, hiding: secret)
    else { return nil }
    let start = Game(
      id: head.id,
      settings: head.settings,
      listChecksum: head.checksum,
      alphabet: alphabet,
      chance: Chance(seed: head.seed),
      origin: origin,
      secret: secret,
      nonce: head.nonce,
      shape: head.shape,
      startedAt: head.startedAt
    )
    let guesses = all("guess") { $0.guess(alphabet) }
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

  /// The word, or the entries of a trap; `nil` if there is neither.
  mutating func secret(_ alphabet: Alphabet) -> Secret? {
    if let word = next("word", { $0.entry(alphabet) }) { return .word(word) }
    let entries = all("entry") { $0.entry(alphabet) }
    return entries.isEmpty ? nil : .trap(entries)
  }
}

private typealias GameHead = (
  id: String, checksum: UInt64, seed: UInt64, isDrawn: Bool, startedAt: Int64, nonce: String,
  settings: Settings, shape: Pattern
)

/// The room of a game as its line has it.
private typealias RoomOfGame = (place: RoundPlace, kind: String)

extension StoredFields {
  fileprivate mutating func gameHead() -> GameHead? {
    guard let id = next(), let checksum = next().flatMap({ UInt64($0, radix: 16) }),
      let seed = seed(), let isDrawn = choice("drawn", "given"), let startedAt = time(),
      let nonce = next(), let settings = settings(),
      let shape = remainder().flatMap({ Pattern($0) }), shape == shape.shape
    else { return nil }
    return (id, checksum, seed, isDrawn, startedAt, nonce, settings, shape)
  }

  fileprivate mutating func endgamePlace() -> EndgamePlace? {
    guard let day = day(), let number = number(), EndgamePlace.numbers.contains(number)
    else { return nil }
    return EndgamePlace(day: day, number: number)
  }

  fileprivate mutating func roomOfGame() -> RoomOfGame? {
    guard let id = next(), let kind = next(), let round = number(), let seat = number() else {
      return nil
    }
    let isDrawn = kind == Secret.drawnKind
    return (RoundPlace(room: id, round: round, seat: seat, isDrawn: isDrawn), kind)
  }

  fileprivate mutating func guess(_ alphabet: Alphabet) -> Guess? {
    guard let letter = next().flatMap({ alphabet.letter($0) }),
      let bits = next().flatMap({ UInt64($0, radix: 16) })
    else { return nil }
    return Guess(letter: letter, positions: Positions(rawValue: bits))
  }

  fileprivate mutating func revelation(_ alphabet: Alphabet) -> Revelation? {
    guard let candidates = number(), let answer = entry(alphabet) else { return nil }
    return Revelation(answer: answer, candidates: candidates)
  }
}

extension Origin {
  /// Whether nobody could know the seed when the game began.
  fileprivate var isDrawn: Bool {
    switch self {
    case .own, .today: true
    case .seeded, .earlier, .round, .endgame: false
    }
  }

  /// What the lines of a game say together, `nil` if they contradict each other.
  fileprivate init?(
    isDrawn: Bool,
    _ day: CalendarDay?,
    _ endgame: EndgamePlace?,
    _ room: RoomOfGame?,
    _ clue: [UInt8]?,
    hiding secret: Secret?
  ) {
    switch (isDrawn, day, endgame, room) {
    case (true, nil, nil, nil): self = .own
    case (false, nil, nil, nil): self = .seeded
    case (true, let day?, nil, nil): self = .today(day)
    case (false, let day?, nil, nil): self = .earlier(day)
    case (false, nil, let place?, nil) where secret?.trap != nil: self = .endgame(place)
    case (false, nil, nil, let room?) where [Secret.drawnKind, secret?.kind].contains(room.kind):
      var place = room.place
      place.clue = clue
      self = .round(place)
    default: return nil
    }
  }
}
