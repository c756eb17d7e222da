// The lines of a room's file, `HANGROOM`:
//
//     room <words|trap|rounds> <all|author> <open|closed> <created> <last result> <digest of the key>
//     settings words any 6 good classic
//     alphabet <code> <forms of a letter> …              of a list with a language
//     worth <mistakes>                                   of a trap, where it was found
//     id <letters>                                       of a room whose file has its name from eight
//     title <text>                                       and
//     scene <scene>                                        where the author wanted one
//     round <nonce>                                      one a round, and then what it is:
//     word <entry>                                       a word,
//     clue <text>                                          with what the author says of it,
//     entry <entry>                                      or the entries of a trap, one a line,
//     seed <seed>                                        or a drawn game
//     seat <digest of the player's id> <results>         one a seat; "free" for one that was removed
//
// Results stand by rounds with commas between them: nothing, or won or lost, mistakes, guesses, and
// the seconds from the room's making to the start and from there to the end, `w2 9 86400 75`.
// Entries are UTF-8, as players see them. What does not verify is no room.

extension Room: Stored {
  package static var magic: String { "HANGROOM" }
  package static var newestVersion: Int { 2 }
  /// 40 words of 64 letters with clues, or 40 results of 200 seats, take less.
  package static var sizeLimit: Int { 524_288 }
  package static var noun: String { "room's" }
  /// The results of rounds wait for it as well: what is put right on the day loses none.
  package static var patience: Int64 { 86_400 }

  /// A room keeps its own time.
  ///
  /// A shorter life is that of a room which nobody has entered.
  package func isExpired(at now: Int64, after life: Int64) -> Bool {
    now > expiresAt || (seats.isEmpty && now - createdAt > life)
  }

  package func encoded(at now: Int64) -> [UInt8] { encoded }

  package var encoded: [UInt8] {
    var lines = LineWriter(capacity: 65_472)
    lines.line("room") {
      $0.field(kind)
      $0.field(table.rawValue)
      $0.field(isClosed ? "closed" : "open")
      $0.field(createdAt)
      $0.field(lastEnd)
      $0.field(keyDigest)
    }
    lines.line("settings") { $0.fields(settings) }
    if alphabet != .latin { lines.line("alphabet") { $0.field(alphabet.line) } }
    if let worth { lines.line("worth") { $0.field(worth) } }
    if let id { lines.line("id") { $0.field(id) } }
    if let title { lines.line("title") { $0.field(title) } }
    if let scene { lines.line("scene") { $0.field(scene.rawValue) } }
    for round in rounds {
      lines.line("round") { $0.field(round.nonce) }
      lines.write(round.secret, alphabet)
      if case .seed(let seed) = round.secret { lines.line("seed") { $0.field(String(seed)) } }
      if let clue = round.clue { lines.line("clue") { $0.field(clue) } }
    }
    for seat in seats {
      lines.line("seat") {
        $0.field(seat.player)
        $0.fields(seat.results, since: createdAt)
      }
    }
    return Self.file(lines.bytes)
  }

  package init?(encoded bytes: [UInt8]) {
    guard var lines = Self.lines(of: bytes), let head = lines.next("room", { $0.roomHead() }),
      let settings = lines.next("settings", { $0.settings() })
    else { return nil }
    let alphabet = lines.next("alphabet") { $0.alphabet() } ?? .latin
    let worth = lines.next("worth") { $0.number() }
    let id = lines.next("id") { $0.next() }
    let title = lines.next("title") { $0.remainder() }
    let scene = lines.next("scene", Scene.init(rawValue:))
    var rounds: [Round] = []
    while let round = lines.round(alphabet) { rounds.append(round) }
    let seats = lines.all("seat") { $0.seat(rounds: rounds.count, since: head.createdAt) }
    guard lines.isAtEnd, !rounds.isEmpty, rounds.allSatisfy({ $0.secret.kind == head.kind })
    else { return nil }
    self.init(
      table: head.table,
      settings: settings,
      alphabet: alphabet,
      rounds: rounds,
      keyDigest: head.keyDigest,
      createdAt: head.createdAt,
      worth: worth,
      id: id,
      title: title,
      scene: scene,
      isClosed: head.isClosed,
      lastEnd: head.lastEnd,
      seats: seats
    )
  }
}

private typealias RoomHead = (
  kind: String, table: Room.Table, isClosed: Bool, createdAt: Int64, lastEnd: Int64,
  keyDigest: String
)

extension LineWriter {
  /// The results of a seat, whose times count from the room's making.
  fileprivate mutating func fields(_ results: [RoundResult?], since time: Int64) {
    for (place, result) in results.enumerated() {
      separate(with: place == 0 ? UInt8(ascii: " ") : UInt8(ascii: ","))
      guard let result else { continue }
      write(result.isWon ? "w" : "l")
      write(result.mistakes)
      field(result.guesses)
      field(max(0, result.startedAt - time))
      field(result.endedAt - result.startedAt)
    }
  }
}

extension StoredFields {
  fileprivate mutating func roomHead() -> RoomHead? {
    guard let kind = next(), let table = next().flatMap(Room.Table.init(rawValue:)),
      let isClosed = choice("closed", "open"), let createdAt = time(), let lastEnd = time(),
      let keyDigest = next()
    else { return nil }
    return (kind, table, isClosed, createdAt, lastEnd, keyDigest)
  }

  /// A seat of a room of so many rounds that was made at this time.
  fileprivate mutating func seat(rounds: Int, since time: Int64) -> Room.Seat? {
    guard let player = next() else { return nil }
    var results: [RoundResult?] = []
    results.reserveCapacity(rounds)
    var reader = ResultReader(since: time)
    for byte in rest() {
      if byte != UInt8(ascii: ",") {
        guard reader.take(byte) else { return nil }
      } else {
        results.append(reader.finish())
      }
    }
    results.append(reader.finish())
    guard results.count == rounds, !reader.hasFailed else { return nil }
    return Room.Seat(player: player, results: results)
  }
}

/// Reads results byte by byte: a class has thousands.
private struct ResultReader {
  private let origin: Int64
  private var isWon: Bool?
  private var numbers = InlineArray<4, Int>(repeating: 0)
  /// Which of the numbers is read, and how many digits of it were.
  private var (place, digits) = (0, 0)
  private(set) var hasFailed = false

  init(since origin: Int64) { self.origin = origin }

  /// Takes a byte of a result; `false` if there is no such result.
  mutating func take(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "w") where isWon == nil: isWon = true
    case UInt8(ascii: "l") where isWon == nil: isWon = false
    case UInt8(ascii: " ") where digits > 0 && place < 3: (place, digits) = (place + 1, 0)
    case UInt8(ascii: "0")...UInt8(ascii: "9") where isWon != nil && digits < 12:
      numbers[place] = numbers[place] * 10 + Int(byte &- 48)
      digits += 1
    default: return false
    }
    return true
  }

  /// The result behind whose last byte this is, `nil` for a round that is not over; then the next
  /// can be read.
  mutating func finish() -> RoundResult? {
    guard let isWon else { return nil }
    if place < 3 || digits == 0 { hasFailed = true }
    let startedAt = origin + Int64(numbers[2])
    let result = RoundResult(
      isWon: isWon,
      mistakes: numbers[0],
      guesses: numbers[1],
      startedAt: startedAt,
      endedAt: startedAt + Int64(numbers[3])
    )
    self.isWon = nil
    numbers = InlineArray(repeating: 0)
    (place, digits) = (0, 0)
    return result
  }
}

extension StoredLines {
  fileprivate mutating func round(_ alphabet: Alphabet) -> Round? {
    guard let nonce = next("round", { $0.next() }) else { return nil }
    let seed = next("seed") { $0.seed() }
    guard let secret = seed.map(Secret.seed) ?? secret(alphabet) else { return nil }
    let clue = secret.word == nil ? nil : next("clue") { $0.remainder() }
    return Round(nonce: nonce, secret: secret, clue: clue)
  }
}
