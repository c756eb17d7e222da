/// A link under which several people play the same and see how the others did.
package struct Room: Hashable, Sendable {
  /// Whose are the results.
  package enum Table: String, CaseIterable, Sendable {
    /// Everybody's who has played all rounds.
    case all
    /// The author's alone.
    case author
  }

  /// Somebody who plays in the room.
  package struct Seat: Hashable, Sendable {
    /// The digest of the player's id.
    package fileprivate(set) var player: String
    /// By rounds, `nil` for each that is not over.
    package fileprivate(set) var results: [RoundResult?]

    /// Whether every round is over.
    package var isDone: Bool { !results.contains(nil) }

    /// Whether no round is over.
    package var isIdle: Bool { !isFree && results.allSatisfy { $0 == nil } }

    /// What stands for the player of a seat that was removed, which is no digest.
    private static let nobody = "free"

    /// Whether it waits for the next who comes, behind whom others keep their numbers.
    package var isFree: Bool { player == Self.nobody }

    fileprivate static func free(rounds: Int) -> Seat {
      Seat(player: nobody, results: Array(repeating: nil, count: rounds))
    }
  }

  package private(set) var table: Table
  /// Those of each game; of a list's words and letters alone where the words are the author's.
  package private(set) var settings: Settings
  package private(set) var alphabet: Alphabet
  /// One at least, all of one kind of secret.
  package private(set) var rounds: [Round]
  /// SHA-256 of the author's key, in hex.
  package private(set) var keyDigest: String
  /// Seconds since 1970.
  package private(set) var createdAt: Int64
  /// The mistakes that a trap costs whoever guesses perfectly, as far as that was found.
  package private(set) var worth: Int?
  /// In 26 letters; `nil` before it is stored.
  package var id: String?
  /// What the author calls it, as UTF-8.
  package private(set) var title: [UInt8]?
  /// What is drawn for whoever plays in it, where the author has a wish.
  package private(set) var scene: Scene?
  /// Whether nobody can begin a round any more.
  package private(set) var isClosed: Bool
  /// By their numbers, which stay when another seat is removed.
  package private(set) var seats: [Seat]
  /// The board that all seats guess on, `nil` where each has its own.
  package private(set) var board: Board?
  /// When the last result came, in seconds since 1970; without one, when the room was made.
  package private(set) var lastEnd: Int64

  package static let roundLimit = 40
  package static let drawnLimit = 20
  package static let seatLimit = 200
  /// Characters of a title.
  package static let titleLimit = 60
  /// Seconds that a room lives at most.
  package static let lifetime: Int64 = 400 * 86_400
  /// Seconds that one lives at most which nobody has entered, where there are as many as there may be.
  package static let emptyLifetime: Int64 = 86_400
  /// Seconds that it lives after its last result.
  static let quietLifetime: Int64 = 90 * 86_400

  package init(
    table: Table,
    settings: Settings,
    alphabet: Alphabet,
    rounds: [Round],
    keyDigest: String,
    createdAt: Int64,
    worth: Int? = nil,
    id: String? = nil,
    title: [UInt8]? = nil,
    scene: Scene? = nil,
    isClosed: Bool = false,
    lastEnd: Int64? = nil,
    seats: [Seat] = [],
    board: Board? = nil
  ) {
    self.table = table
    self.settings = settings
    self.alphabet = alphabet
    self.rounds = rounds
    self.keyDigest = keyDigest
    self.createdAt = createdAt
    self.worth = worth
    self.id = id
    self.title = title
    self.scene = scene
    self.isClosed = isClosed
    self.lastEnd = lastEnd ?? createdAt
    self.seats = seats
    self.board = board
  }

  /// What is played: `words` of the author's, each against the honest computer, a `trap`, or `rounds`
  /// that the server has drawn.
  package var kind: String { rounds[0].secret.name }

  /// When it expires, in seconds since 1970.
  package var expiresAt: Int64 {
    min(createdAt + Self.lifetime, lastEnd + Self.quietLifetime)
  }

  /// Where a player sits, from 0; `nil` for somebody who has no seat.
  package func seat(of player: String) -> Int? { seats.firstIndex { $0.player == player } }

  /// Whether a player has finished a round, which is counted from 1.
  package func hasResult(ofRound round: Int, of player: String) -> Bool {
    seat(of: player).map { seats[$0].results[round - 1] != nil } ?? false
  }

  /// The seat of a player, from 1, taken now if there was none; `nil` if all are taken.
  package mutating func takeSeat(_ player: String) -> Int? {
    if let seat = seat(of: player) { return seat + 1 }
    let place = seats.firstIndex { $0.isFree } ?? seats.count
    guard place < Self.seatLimit else { return nil }
    let seat = Seat(player: player, results: Array(repeating: nil, count: rounds.count))
    if place < seats.count { seats[place] = seat } else { seats.append(seat) }
    return place + 1
  }

  /// Whether a player has a seat, or could take one; `nil` is a newcomer.
  package func hasSeat(for player: String?) -> Bool {
    player.flatMap(seat) != nil || seats.count < Self.seatLimit || seats.contains { $0.isFree }
  }

  /// Frees a seat, which is counted from 0, and forgets its results.
  package mutating func removeSeat(_ place: Int) {
    seats[place] = .free(rounds: rounds.count)
    while seats.last?.isFree == true { seats.removeLast() }
  }

  /// Notes how a round ended for a player; the first result of a round counts.
  package mutating func record(_ result: RoundResult, round: Int, of player: String) {
    guard rounds.indices.contains(round - 1), let seat = takeSeat(player),
      seats[seat - 1].results[round - 1] == nil
    else { return }
    // Where a clock was set back since the room was made; its file counts times from there.
    seats[seat - 1].results[round - 1] = result.starting(notBefore: createdAt)
    lastEnd = max(lastEnd, result.endedAt)
  }

  package mutating func close() { isClosed = true }

  /// Takes the board as it is after a change.
  package mutating func take(_ board: Board) {
    self.board = board.starting(notBefore: createdAt)
    for result in board.results { lastEnd = max(lastEnd, result?.endedAt ?? lastEnd) }
  }

  /// The numbers of the seats that are taken, in ascending order.
  package var takenSeats: [Int] { seats.indices.filter { !seats[$0].isFree }.map { $0 + 1 } }
}

// The lines of a room's file:
//
//     room <words|trap|rounds> <all|author> <open|closed> <created> <last result> <digest of the key>
//     settings words any 6 good classic
//     alphabet <code> <forms of a letter> …              of a list with a language
//     worth <mistakes>                                   of a trap, where it was found
//     id <letters>                                       of a room whose file has its name from eight
//     title <text>                                       and
//     scene <scene>                                        where the author wanted one
//     round <nonce>                                      one per round, and then what it is:
//     word <entry>                                       a word,
//     clue <text>                                          with what the author says of it,
//     entry <entry>                                      or the entries of a trap, one per line,
//     seed <seed>                                        or a drawn game
//     seat <digest of the player's id> <results>         one per seat; "free" for one that was removed
//     board …                                            where all guess on one: Board.swift
//
// Entries are UTF-8, as players see them.
extension Room {
  package static var unread: Room {
    Room(
      table: .all,
      settings: Settings(),
      alphabet: .latin,
      rounds: [],
      keyDigest: "",
      createdAt: 0
    )
  }

  package mutating func code(_ lines: inout some Lines) {
    var kind = rounds.first?.secret.name ?? ""
    lines.line("room") {
      $0.token(&kind)
      $0.word(&table)
      $0.choice(&isClosed, "closed", "open")
      $0.time(&createdAt)
      $0.time(&lastEnd)
      $0.token(&keyDigest)
    }
    lines.line("settings") { settings.code(&$0) }
    lines.alphabet(&alphabet)
    lines.optional("worth", &worth, 0) { $0.number(&$1) }
    lines.optional("id", &id, "") { $0.token(&$1) }
    lines.optional("title", &title, []) { $0.text(&$1) }
    lines.optional("scene", &scene, .gallows) { $0.word(&$1) }
    lines.groups("round", &rounds, .unread) { $1.code(&$0, alphabet) }
    let count = rounds.count
    lines.require(count > 0 && rounds.allSatisfy { $0.secret.name == kind })
    lines.each("seat", &seats, .free(rounds: count)) {
      $0.require($1.results.count == count)
      $1.code(&$0, since: createdAt)
    }
    lines.group("board", &board, .unread) { $1.code(&$0, rounds: count, since: createdAt) }
  }
}

extension Room.Seat {
  /// The player, and results by rounds with commas between them, whose times count from the room's making.
  fileprivate mutating func code(_ line: inout some Lines, since time: Int64) {
    line.token(&player)
    RoundResult.code(&results, &line, since: time)
  }
}
