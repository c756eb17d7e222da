// The lines of a room's file, `HANGROOM`:
//
//     room <kind> <all|author> <open|closed> <created> <last result> <digest of the key>
//     settings words any 6 good classic
//     alphabet <code> <forms of a letter> …              of a list with a language
//     worth <mistakes>                                   of a trap, where it was found
//     round <nonce>                                      one a round, and then what it is:
//     word <entry>                                       a word,
//     clue <text>                                          with what the author says of it,
//     entry <entry>                                      or the entries of a trap, one a line,
//     seed <seed>                                        or a drawn game
//     seat <digest of the player's id> <results>         one a seat
//
// Results are the text of SeatResults. Entries are UTF-8, as players see them. What does not verify
// is no room.

extension Room: Stored {
  package static var magic: String { "HANGROOM" }
  package static var newestVersion: Int { 1 }
  /// 40 words of 64 letters with clues, or 40 results of 200 seats, take less.
  package static var sizeLimit: Int { 524_288 }
  package static var noun: String { "room's" }

  /// A room keeps its own time.
  package func isExpired(at now: Int64, after life: Int64) -> Bool { now > expiresAt }

  package func encoded(at now: Int64) -> [UInt8] { encoded }

  package var encoded: [UInt8] {
    var lines = "room \(kind.rawValue) \(table.rawValue) \(isClosed ? "closed" : "open") "
    lines += "\(createdAt) \(lastEnd) \(keyDigest)\n"
    lines += "settings \(settings.encoded)\n"
    if alphabet != .latin { lines += "alphabet \(alphabet.line)\n" }
    if let worth { lines += "worth \(worth)\n" }
    for round in rounds { write(round, to: &lines) }
    var bytes = ByteWriter(capacity: 65_536)
    bytes.append(contentsOf: lines)
    for seat in seats {
      bytes.append("seat ")
      bytes.append(contentsOf: seat.player)
      bytes.append(" ")
      bytes.append(contentsOf: seat.results.text)
      bytes.append("\n")
    }
    return Self.file(version: Self.newestVersion, lines: bytes.bytes)
  }

  private func write(_ round: Round, to lines: inout String) {
    lines += "round \(round.nonce)\n"
    switch round.content {
    case .word(let word, let clue):
      lines += "word \(alphabet.text(word))\n"
      if let clue { lines += "clue \(String(decoding: clue, as: UTF8.self))\n" }
    case .trap(let entries):
      for entry in entries { lines += "entry \(alphabet.text(entry))\n" }
    case .seed(let seed): lines += "seed \(seed)\n"
    }
  }

  package init?(encoded bytes: [UInt8]) {
    guard let content = Self.content(of: bytes), content.version == Self.newestVersion
    else { return nil }
    var lines = StoredLines(content.lines)
    guard let head = lines.next("room", { $0.roomHead() }),
      let settings = lines.next("settings", { $0.settings() })
    else { return nil }
    let alphabet = lines.next("alphabet") { $0.alphabet() } ?? .latin
    let worth = lines.next("worth") { $0.number() }
    var rounds: [Round] = []
    while let round = lines.round(alphabet) { rounds.append(round) }
    var seats: [Seat] = []
    while let seat = lines.next("seat", { $0.seat(since: head.createdAt) }) {
      seats.append(seat)
    }
    guard lines.isAtEnd, !rounds.isEmpty else { return nil }
    self.init(
      kind: head.kind,
      table: head.table,
      settings: settings,
      alphabet: alphabet,
      rounds: rounds,
      keyDigest: head.keyDigest,
      createdAt: head.createdAt,
      worth: worth,
      isClosed: head.isClosed,
      lastEnd: head.lastEnd,
      seats: seats
    )
  }
}

/// The rooms' files.
package typealias RoomStore = FileStore<Room>
