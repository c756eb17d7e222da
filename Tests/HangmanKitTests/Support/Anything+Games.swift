@testable import HangmanKit

extension Anything {
  private mutating func kind(of secret: Secret) -> Kind {
    let round = Kind.round(
      RoundPlace(
        room: token(),
        round: number(),
        seat: number(),
        isDrawn: secret.seed != nil,
        clue: maybe { $0.text() }
      )
    )
    let endgame = Kind.endgame(
      EndgamePlace(day: day(), number: pick([1, 2, 3], odd: [0, 4, -1]))
    )
    let usual = [.own, .seeded, .today(day()), .earlier(day()), round]
    return pick(usual + (secret.trap == nil ? [] : [endgame]), odd: [endgame])
  }

  /// A game that has just begun.
  private mutating func start(_ kind: (inout Self, Secret) -> Kind) -> Game {
    let (alphabet, seed) = (alphabet(), bits())
    let secret = secret(alphabet, seed: seed)
    return Game(
      Game.Identity(id: token(), nonce: token(), time: time()),
      settings: settings(),
      listChecksum: bits(),
      alphabet: alphabet,
      chance: Chance(seed: seed),
      kind: kind(&self, secret),
      secret: secret,
      shape: Pattern(hiding: entry(alphabet))
    )
  }

  private mutating func sayLetter(_ game: inout Game) {
    let answer = answer(game.alphabet, game.pattern.length)
    _ = game.guess(letter(game.alphabet), answeredBy: answer, at: time())
  }

  mutating func game(from kind: Kind? = nil) -> Game {
    var game = start { kind ?? $0.kind(of: $1) }
    for _ in 0..<below(13) { sayLetter(&game) }
    return game
  }

  private mutating func answer(_ alphabet: Alphabet, _ length: Int) -> Answer {
    let inside: UInt64 = length < 64 ? 1 << UInt64(length) - 1 : .max
    return Answer(
      positions: pick([nil, 0, 0, 1, bits() & inside], odd: [.max]).map(Positions.init(rawValue:)),
      revelation: pick([nil, Revelation(answer: entry(alphabet), candidates: number())])
    )
  }

  mutating func session() -> Session {
    var session = Session(settings: maybe { $0.settings() }, changed: time())
    session.game = maybe { $0.game() }
    if pick([session.game != nil && isLucky()], odd: [true]) {
      let day = Kind.today(day())
      session.replaced = [game(from: pick([day], odd: [.own]))]
    }
    session.history = History(
      scores: some(5) { $0.score() },
      played: number(),
      won: number(),
      streak: number(),
      bestStreak: number(),
      daily: daily(),
      endgames: maybe { $0.endgames() }
    )
    return session
  }

  private mutating func score() -> History.Score {
    History.Score(
      word: text(),
      mistakes: number(),
      guesses: number(),
      settings: settings(),
      game: token(),
      endedAt: time()
    )
  }

  private mutating func endgames() -> EndgameHistory {
    let results = (0..<pick([3], odd: [0, 2, 4])).map { _ in maybe { $0.isLucky() } }
    return EndgameHistory(day: day(), results: results, solved: number(), first: number())
  }

  private mutating func daily() -> DailyHistory {
    guard pick([isLucky()], odd: [true]) else { return DailyHistory() }
    let isWon = isLucky()
    var results: [Bool?] = pick([[isWon]], odd: [[], [!isWon], [nil]])
    for _ in 0..<pick([0, 1, 6, 364], odd: [365]) { results.append(maybe { $0.isLucky() }) }
    if pick([true], odd: [false]) { while results.last == .some(nil) { results.removeLast() } }
    let last = DailyHistory.Last(
      day: day(),
      isWon: isWon,
      mistakes: number(),
      mistakesAllowed: number()
    )
    return DailyHistory(
      played: number(),
      bestStreak: number(),
      mistakes: (0..<pick([0, 1, 26], odd: [27])).map { _ in number() },
      last: pick([last], odd: [nil]),
      streakAtLast: number(),
      results: results
    )
  }
}

extension Anything {
  mutating func room() -> Room {
    let (alphabet, count, created) = (alphabet(), pick([1, 2, 5], odd: [0]), time())
    let secret = secret(alphabet, seed: 0)
    let rounds = (0..<count).map { _ in
      Round(
        nonce: token(),
        secret: pick([secret], odd: [self.secret(alphabet, seed: bits())]),
        clue: pick([secret.word == nil ? nil : maybe { $0.text() }], odd: [text()])
      )
    }
    var room = Room(
      table: pick([.all, .author]),
      settings: settings(),
      alphabet: alphabet,
      rounds: rounds,
      keyDigest: token(),
      createdAt: created,
      worth: maybe { $0.number() },
      title: maybe { $0.text() },
      scene: maybe { $0.pick(Scene.allCases) }
    )
    room.id = maybe { $0.token() }
    room.isClosed = isLucky()
    room.lastEnd = time()
    room.seats = some(4) { $0.seat(count, since: created) }
    room.seatsGiven = room.seats.count
    if count > 0, isLucky() { room.take(board(ofRounds: count)) }
    return room
  }

  private mutating func board(ofRounds count: Int) -> Board {
    var board = Board(turns: pick(Board.Turns.allCases), rounds: count)
    guard isLucky() else { return board }
    let (round, seats) = (below(count) + 1, [1, 2, 5])
    var game = start {
      .round(RoundPlace(room: $0.token(), round: round, seat: 0, isDrawn: $1.seed != nil))
    }
    board.begin(game, at: 1000)
    for turn in 0..<below(13) {
      let before = game
      sayLetter(&game)
      let now = Int64(1000 + turn * below(50))
      if game != before { board.take(game, saidBy: pick(seats), at: now, among: seats) }
    }
    return board
  }

  private mutating func seat(_ rounds: Int, since time: Int64) -> Room.Seat {
    let known = pick([rounds], odd: [0, rounds + 1])
    let results = (0..<known).map { _ in maybe { $0.result(since: time) } }
    return Room.Seat(player: pick(["free", token()]), results: results)
  }

  private mutating func result(since time: Int64) -> RoundResult {
    let start = pick([time, time &+ 75], odd: [time &- 1, .max, .min, self.time()])
    return RoundResult(
      isWon: isLucky(),
      mistakes: number(),
      guesses: number(),
      startedAt: start,
      endedAt: pick([start, start &+ 9, start &+ 999_999_999_999], odd: [.max, self.time()])
    )
  }
}

/// A computer with fixed answers, whatever is guessed.
private struct Answer: GameplayDelegate {
  let positions: Positions?
  let revelation: Revelation?

  func positions(of letter: Letter, in game: Game) -> Positions? { positions }

  func revelation(of game: Game) -> Revelation? { revelation }
}
