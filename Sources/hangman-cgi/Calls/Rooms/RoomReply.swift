internal import HangmanKit

/// The part of a room that a person may see.
///
/// Only the author sees the words. Everybody sees the results once they cannot help any more.
struct RoomReply {
  let room: Room
  /// The time of the call in seconds since 1970.
  let now: Int64
  /// The author's key; only in the reply that makes the room.
  var key: SecretID?
  /// Whether the author's lines are shown.
  let isAuthor: Bool
  /// The index of the asking player's seat, from 0.
  var seat: Int?
  /// Whether each seat's player is gone.
  var forgotten: [Bool] = []

  /// The possible clue of each word; only for a trial.
  var suggestions: [[UInt8]?]?

  var showsResults: Bool {
    if isAuthor { return true }
    switch room.table {
    case .author: return false
    case .all:
      return room.isClosed(at: now) || room.board?.isDone ?? seat.map(room.isDone) ?? false
    }
  }

  var json: [UInt8] { JSON.object { write(to: &$0) } }

  func write(to json: inout JSON) {
    if let id = room.id { json.field("id", id) }
    if let key { json.field("key", key.letters) }
    json.field("title", utf8: room.title)
    json.field("scene", room.scene?.rawValue)
    json.field("kind", room.kind)
    json.field("rounds", array: room.rounds.indices) { json, place in
      json.object {
        write(room.rounds[place], to: &$0)
        if let suggestions { $0.field("suggestion", utf8: suggestions[place]) }
      }
    }
    json.field("length", length)
    json.field("mistakes", room.settings.mistakes)
    json.field("evil", room.settings.isEvil)
    json.field("cunning", room.settings.cunning.rawValue)
    json.write(room.alphabet)
    json.field("worth", room.worth)
    json.field("table", room.table.rawValue)
    json.field("board", room.board == nil ? "own" : "shared")
    json.field("closed", room.isClosed(at: now))
    json.field("locked", room.door.isLocked)
    json.field("pass", isAuthor ? room.door.pass : nil)
    json.field("opensAt", room.door.opensAt.map(Timestamp.text))
    json.field("closesAt", room.door.closesAt.map(Timestamp.text))
    json.field("createdAt", Timestamp.text(room.createdAt))
    json.field("expiresAt", Timestamp.text(room.expiresAt))
    json.field("lines", array: lines) { json, line in
      json.object {
        $0.field("word", utf8: line.word)
        $0.field("clue", utf8: line.clue)
      }
    }
    writeResults(to: &json)
  }

  private func writeResults(to json: inout JSON) {
    json.field("seat", seat.map { $0 + 1 })
    json.field("seats", room.takenSeats.count)
    json.field("own", array: seat.map { scores(room.seats[$0].results) } ?? []) {
      write($1, of: seat, to: &$0)
    }
    json.field("results", array: showsResults ? room.rows(forgotten) : nil) { json, row in
      json.object {
        write(place: row.place, to: &$0)
        $0.field("rounds", array: scores(row.results)) { json, score in
          write(score, isForgotten: row.isForgotten, to: &json)
        }
      }
    }
  }

  /// The length of the only word, or of a trap's words, as the first board shows it; `nil` for several
  /// rounds, because it would reveal later ones, and for drawn games.
  private var length: Int? {
    guard room.rounds.count == 1 else { return nil }
    let secret = room.rounds[0].secret
    return (secret.word ?? secret.trap?.first)?.count
  }

  private typealias Score = (round: Int, result: RoundResult)

  /// Returns the results of the rounds that are over.
  private func scores(_ results: [RoundResult?]) -> [Score] {
    results.enumerated().compactMap { index, result in result.map { (index + 1, $0) } }
  }

  /// Writes the number and the id of the seat with this index.
  private func write(place: Int?, to json: inout JSON) {
    json.field("seat", place.map { $0 + 1 })
    json.field("id", place.map(room.seatID))
  }

  /// Writes the result of a round, and its seat if there is one.
  private func write(
    _ score: Score,
    of place: Int? = nil,
    isForgotten: Bool = false,
    to json: inout JSON
  ) {
    let (round, result) = score
    let status = isForgotten ? "forgotten" : Game.Status(isWon: result.isWon).rawValue
    json.object {
      if place != nil { write(place: place, to: &$0) }
      $0.field("round", round)
      $0.field("status", status)
      $0.field("mistakes", isForgotten ? nil : result.mistakes)
      $0.field("guesses", isForgotten ? nil : result.guesses)
    }
  }

  private func write(_ round: Round, to json: inout JSON) {
    json.field("commitment", round.commitment(in: room.alphabet))
    json.field("clue", utf8: round.clue)
    if isAuthor { json.field("nonce", round.nonce) }
  }

  /// The author's lines as they were accepted; `nil` for other people, and for drawn games.
  private var lines: [(word: [UInt8], clue: [UInt8]?)]? {
    guard isAuthor else { return nil }
    var lines: [(word: [UInt8], clue: [UInt8]?)] = []
    for round in room.rounds {
      switch round.secret {
      case .word(let word): lines.append((room.alphabet.utf8(word), round.clue))
      case .trap(let words): lines += words.map { (room.alphabet.utf8($0), nil) }
      case .seed: return nil
      }
    }
    return lines
  }
}

extension Room {
  /// A row of results; without the index of a seat, it is for all players of a shared board.
  typealias Row = (place: Int?, results: [RoundResult?], isForgotten: Bool)

  /// Returns a row for each seat that is taken, or one for a shared board.
  func rows(_ forgotten: [Bool]) -> [Row] {
    if let board { return [(nil, board.results, false)] }
    return takenSeats.map { ($0 - 1, seats[$0 - 1].results, forgotten[$0 - 1]) }
  }
}
