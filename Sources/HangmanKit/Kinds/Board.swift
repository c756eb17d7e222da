/// A board that all seats of a room share, one round after the other.
package struct Board: Hashable, Sendable {
  /// The rule for the next letter.
  package enum Turns: String, CaseIterable, Sendable {
    case any
    /// The seats take turns in their order, each for a limited time.
    case seats
  }

  /// The seconds that a seat has for a letter.
  static let patience: Int64 = 20
  /// The number of missed turns in a row after which a seat is passed over until it guesses a letter.
  fileprivate static let missLimit = 2

  package private(set) var turns: Turns
  /// The number of changes of the board, without the turns that have lapsed since the last one.
  private var changes = 0
  /// The game of the present round; `nil` before the first player has entered.
  package private(set) var game: Game?
  /// The number of the seat that guessed each of the game's letters; 0 for a removed seat.
  package private(set) var speakers: [Int] = []
  /// The number of letters that each seat has guessed in earlier games, by seat number.
  private var said: [Int] = []
  /// The number of the seat whose turn began last; 0 before the first turn.
  private var speaker = 0
  /// The start of that turn in seconds since 1970.
  private var since: Int64 = 0
  /// The number of turns that each seat has missed in a row, by seat number.
  private var misses: [Int] = []
  /// The result of each round, for all players together.
  package private(set) var results: [RoundResult?]

  package init(turns: Turns, rounds: Int) {
    self.turns = turns
    results = Array(repeating: nil, count: rounds)
  }

  /// The present round, from 1.
  package var round: Int { game?.kind.round?.round ?? 1 }

  /// Whether every round is over; one that was void when the next one began has no result.
  package var isDone: Bool { !results[(round - 1)...].contains(nil) }
}

extension Board {
  /// The state of the turns at a time.
  package struct Standing: Hashable, Sendable {
    /// The turn, which grows by one with every change.
    package fileprivate(set) var turn: Int
    /// The number of the seat that may speak; `nil` if every seat may.
    package fileprivate(set) var next: Int?
    /// The end of that seat's turn in seconds since 1970.
    package fileprivate(set) var endsAt: Int64?
    fileprivate var misses: [Int]
  }

  /// The state of the turns among the numbers of the taken seats, in ascending order.
  package func standing(at now: Int64, among seats: [Int]) -> Standing {
    var standing = Standing(turn: changes, misses: misses)
    guard turns == .seats, let game, !game.isOver else { return standing }
    // A clock that was set back ends no turn.
    var end = min(since, now) + Self.patience
    let first = seats.firstIndex { $0 >= speaker } ?? 0
    // Twice around, because every seat is passed over once it has missed two turns.
    for place in first..<first + 2 * seats.count {
      let seat = seats[place % seats.count]
      if standing.passesOver(seat) { continue }
      guard end <= now else {
        standing.next = seat
        standing.endsAt = end
        break
      }
      standing.miss(seat)
      end += Self.patience
    }
    return standing
  }

  /// Puts the game of a round on the board.
  package mutating func begin(_ game: Game, at now: Int64) {
    changes += 1
    self.game = game
    for seat in speakers where seat > 0 {
      while said.count < seat { said.append(0) }
      said[seat - 1] += 1
    }
    speakers = []
    speaker = 0
    since = now
    misses = []
  }

  /// Whether a seat may guess a letter: it is its turn, or it comes back after it was passed over.
  package func admits(_ seat: Int, at now: Int64, among seats: [Int]) -> Bool {
    let standing = standing(at: now, among: seats)
    guard let next = standing.next, next != seat else { return true }
    return standing.passesOver(seat)
  }

  /// Takes the game after a seat has guessed a letter that changed it.
  package mutating func take(_ game: Game, saidBy seat: Int, at now: Int64, among seats: [Int]) {
    let standing = standing(at: now, among: seats)
    changes = standing.turn + 1
    misses = standing.misses
    if seat <= misses.count { misses[seat - 1] = 0 }
    self.game = game
    if game.guesses.count > speakers.count { speakers.append(seat) }
    speaker = seat + 1
    since = now
    if game.isOver { note(RoundResult(of: game, givenUpAt: now)) }
  }

  /// The number of letters that a seat has guessed in all games.
  package func letters(saidBy seat: Int) -> Int {
    speakers.count { $0 == seat } + (seat <= said.count ? said[seat - 1] : 0)
  }

  /// Counts the change that a new player on a seat makes.
  package mutating func welcome() { changes += 1 }

  /// Forgets the player of a seat, so that the next one there has guessed and missed nothing.
  mutating func forget(_ seat: Int) {
    changes += 1
    speakers = speakers.map { $0 == seat ? 0 : $0 }
    if seat <= said.count { said[seat - 1] = 0 }
    if seat <= misses.count { misses[seat - 1] = 0 }
  }

  /// Gives up the present game if it is not over.
  ///
  /// It is lost for all players, even before its first letter.
  package mutating func giveUp(at now: Int64) {
    guard let game, !game.isOver else { return }
    note(
      RoundResult(
        isWon: false,
        mistakes: game.mistakes,
        guesses: game.guesses.count,
        startedAt: game.startedAt,
        endedAt: now
      )
    )
  }

  /// A board whose rounds begin at this time at the earliest.
  func starting(notBefore time: Int64) -> Board {
    var board = self
    board.results = results.map { $0?.starting(notBefore: time) }
    return board
  }

  private mutating func note(_ result: RoundResult?) {
    if results[round - 1] == nil { results[round - 1] = result }
  }
}

extension Board.Standing {
  fileprivate func passesOver(_ seat: Int) -> Bool {
    seat <= misses.count && misses[seat - 1] >= Board.missLimit
  }

  fileprivate mutating func miss(_ seat: Int) {
    while misses.count < seat { misses.append(0) }
    misses[seat - 1] += 1
    turn += 1
  }
}

// The lines of a board in a room's file:
//
//     board <any|seats> <changes> <seat whose turn began> <when>
//     done <results>                                     by rounds, as a seat has them
//     missed <turns> …                                   by seats, where one has missed a turn
//     said <seat> …                                      who guessed each letter of the game, 0 for nobody
//     before <letters> …                                 for each seat, guessed in the games before
//     game …                                             of the present round: Game+Lines.swift
extension Board {
  static var unread: Board { Board(turns: .any, rounds: 0) }

  /// Codes a board.
  ///
  /// Results are timed from the making of the room, which has this many rounds.
  mutating func code(_ lines: inout some Lines, rounds: Int, since time: Int64) {
    if lines.isReading { results = Array(repeating: nil, count: rounds) }
    lines.line("board") {
      $0.word(&turns)
      $0.number(&changes)
      $0.number(&speaker)
      $0.time(&since)
    }
    lines.line("done") { RoundResult.code(&results, &$0, since: time) }
    if lines.isNext("missed", !misses.isEmpty) { lines.line("missed") { $0.numbers(&misses) } }
    if lines.isNext("said", !speakers.isEmpty) { lines.line("said") { $0.numbers(&speakers) } }
    if lines.isNext("before", !said.isEmpty) { lines.line("before") { $0.numbers(&said) } }
    lines.group("game", &game, .unread) { $1.code(&$0) }
    lines.require(results.count == rounds && speakers.count == game?.guesses.count ?? 0)
    lines.require(game?.kind.round.map { 1 <= $0.round && $0.round <= rounds } ?? true)
  }
}
